import { clubToken, connectClub, createClub, keepToken } from "@buck/client";
import type { ClubClient } from "@buck/client";
import type { Code, Created } from "@buck/protocol";
import { serverAddress } from "../app/base.ts";
import { browserPlatform as platform } from "../device/platform.ts";

export type { ClubClient };

/** A club on the server this page came from. */
export function openLiveClub(code: Code): ClubClient {
  return connectClub({ server: serverAddress(), code, platform });
}

/** Founds a club; this browser is its founder's from then on. */
export function createLiveClub(name: string, founder: string): Promise<Created> {
  return createClub({ server: serverAddress(), name, founder, platform });
}

/** At a table of the club this browser is the member it is in the club. */
export function seatOfClub(club: Code, table: Code): void {
  const server = serverAddress();
  keepToken({ server, code: table }, clubToken({ server, code: club }, platform), platform);
}
