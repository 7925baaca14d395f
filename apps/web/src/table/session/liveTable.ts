import { connectLive, createTable as createOn, makeToken, seatToken } from "@buck/client";
import type { TableClient } from "@buck/client";
import type { Code, Created, Settings } from "@buck/protocol";
import { browserPlatform as platform } from "../../device/platform.ts";
import { serverAddress } from "../../app/base.ts";

/** A table on the server this page came from. */
export function openLiveTable(code: Code): TableClient {
  const address = { server: serverAddress(), code };
  return connectLive({ ...address, token: seatToken(address, platform), platform });
}

/** The same for a screen that only ever watches: not as whoever has a seat in this browser. */
export function openTableToWatch(code: Code): TableClient {
  return connectLive({ server: serverAddress(), code, token: makeToken(platform.random), platform });
}

/** Makes a table, perhaps with the deals of a finished game; this browser holds the host's seat from then on. */
export function createLiveTable(settings: Settings, name: string, sameDealsAs?: string): Promise<Created> {
  const again = sameDealsAs === undefined ? {} : { sameDealsAs };
  return createOn({ server: serverAddress(), settings, name, platform, ...again });
}
