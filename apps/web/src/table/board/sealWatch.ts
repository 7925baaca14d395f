import { deviceHash, watchSeals } from "@buck/client";
import { browserPlatform as platform } from "../../device/platform.ts";
import type { TableSession } from "../session/session.ts";

/** Brings this device's parts to the table's deals and tells the session what it finds, until it is stopped. */
export async function watchTableSeals({ client, seals }: TableSession): Promise<() => void> {
  const watch = watchSeals(client, { platform, hash: await deviceHash() });
  seals.setState(watch.store.getState());
  const stopTelling = watch.store.subscribe((state) => seals.setState(state));
  return () => {
    stopTelling();
    watch.stop();
  };
}
