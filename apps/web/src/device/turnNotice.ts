import { changeSetting } from "./settings.ts";
import { BASE } from "../app/base.ts";

const TAG = "buck-turn";
const ICON = `${BASE}/icons/icon-192.png`;

/** Whether this browser could call somebody who has not been asked yet. */
export function mayAskForNotices(): boolean {
  return "Notification" in globalThis && Notification.permission === "default";
}

/** Only a button may do this: browsers refuse pages that ask by themselves. */
export async function turnNoticesOn(): Promise<void> {
  const permission = await Notification.requestPermission();
  changeSetting("turnNotice", permission !== "denied");
}

/** Shows a notice; the function it gives takes it away again. */
export function showTurnNotice(title: string, body: string): () => void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return () => undefined;
  const shown = notice(title, { body, tag: TAG, icon: ICON });
  return () => void shown.then((close) => close());
}

/** Phones show notices through the service worker alone. */
async function notice(title: string, options: NotificationOptions): Promise<() => void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration !== undefined) {
    await registration.showNotification(title, options);
    return () => void closeAll(registration);
  }
  const shown = new Notification(title, options);
  shown.addEventListener("click", () => {
    focus();
    shown.close();
  });
  return () => shown.close();
}

async function closeAll(registration: ServiceWorkerRegistration): Promise<void> {
  for (const shown of await registration.getNotifications({ tag: TAG })) shown.close();
}
