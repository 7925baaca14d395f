import { connectLive, createTable as createOn, seatToken } from "@buck/client";
import type { TableClient } from "@buck/client";
import type { Code, Created, Settings } from "@buck/protocol";
import { browserPlatform as platform } from "./platform.ts";

/** A table on the server this page came from. */
export function openLiveTable(code: Code): TableClient {
  const address = { server: location.origin, code };
  return connectLive({ ...address, token: seatToken(address, platform), platform });
}

/** Makes a table; this browser holds the host's seat from then on. */
export function createLiveTable(settings: Settings, name: string): Promise<Created> {
  return createOn({ server: location.origin, settings, name, platform });
}
