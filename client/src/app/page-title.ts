/** Calling somebody back whose page is hidden: the title flashes, and a notification if they allowed it. */
import { preferences } from "../settings/preferences.svelte";
import { t } from "../i18n/texts.svelte";

let flashing = 0;
let plain = document.title;

export function setPageTitle(title: string): void {
  plain = title;
  if (!flashing) document.title = title;
}

export function notify(message: string): void {
  if (!document.hidden) return;
  stopFlashing();
  let lit = false;
  flashing = window.setInterval(() => {
    lit = !lit;
    document.title = lit ? message : plain;
  }, 900);
  if (preferences.get("notify") && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification("Blackgate", { body: message, tag: "blackgate", icon: "/icons/blackgate-192.png" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

function stopFlashing(): void {
  window.clearInterval(flashing);
  flashing = 0;
  document.title = plain;
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) stopFlashing();
});

/** Ask for leave to notify; what the person was told if they refuse. */
export async function requestNotificationPermission(): Promise<string | null> {
  if (!("Notification" in window)) return t("settings-notify-unable");
  const answer = await Notification.requestPermission();
  return answer === "granted" ? null : t("settings-notify-refused");
}
