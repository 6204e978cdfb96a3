/**
 * Messages to a person whose page is hidden: the title flashes, and a notification is shown if they allowed it.
 * Others may see the screen, so a message contains only what everyone at the table knows.
 */
import { t } from "../i18n/texts.svelte";
import { preferences } from "../settings/preferences.svelte";
import { STATIC } from "./edition";
import { flashPageTitle, stopFlashing } from "./page-title";

let shown: Notification | null = null;

export function notify(message: string): void {
  if (!document.hidden) return;
  flashPageTitle(message);
  if (preferences.get("notify") && "Notification" in window && Notification.permission === "granted") show(message);
}

/** The address of the table: in the static edition the path is the same for all. The service worker opens it after a click. */
const tag = (): string => location.pathname + (STATIC ? location.search : "");

/** One notification per table. `renotify`: a new one alerts again, even if the last one was not closed. */
function show(message: string): void {
  const options = { body: message, tag: tag(), renotify: true, icon: `${import.meta.env.BASE_URL}icons/blackgate-192.png` };
  try {
    shown = new Notification("Blackgate", options);
    shown.onclick = () => {
      window.focus();
      withdrawNotification();
    };
  } catch {
    // Chrome for Android: only the service worker may show notifications. It also handles the click.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification("Blackgate", options));
  }
}

/** Remove what is no longer true, or was seen. */
export function withdrawNotification(): void {
  stopFlashing();
  shown?.close();
  shown = null;
  void navigator.serviceWorker?.getRegistration().then(async (worker) => {
    for (const one of (await worker?.getNotifications({ tag: tag() })) ?? []) one.close();
  });
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) withdrawNotification();
});

/** Why this browser shows no notifications, or null if it does. */
export function notificationProblem(): string | null {
  if (!window.isSecureContext) return t("settings-notify-insecure");
  if (!("Notification" in window)) return t("settings-notify-unable");
  if (Notification.permission === "granted") return null;
  return t(Notification.permission === "denied" ? "settings-notify-refused" : "settings-notify-unanswered");
}

/** Ask for permission to notify. Return null if it was given, else the reason to show. */
export async function requestNotificationPermission(): Promise<string | null> {
  if (window.isSecureContext && "Notification" in window) await Notification.requestPermission();
  return notificationProblem();
}
