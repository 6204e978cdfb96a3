/** Messages to a person whose page is hidden: the title flashes, and a notification is shown if they allowed it. */
import { t } from "../i18n/texts.svelte";
import { preferences } from "../settings/preferences.svelte";
import { flashPageTitle } from "./page-title";

export function notify(message: string): void {
  if (!document.hidden) return;
  flashPageTitle(message);
  if (preferences.get("notify") && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification("Blackgate", { body: message, tag: "blackgate", icon: "/icons/blackgate-192.png" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

/** Ask for permission to notify. Return null if it was given, else the reason to show. */
export async function requestNotificationPermission(): Promise<string | null> {
  if (!("Notification" in window)) return t("settings-notify-unable");
  const answer = await Notification.requestPermission();
  return answer === "granted" ? null : t("settings-notify-refused");
}
