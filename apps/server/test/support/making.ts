import { createTable, defaultPlatform, seatToken } from "@buck/client";
import { DEFAULT_SETTINGS, type Settings } from "@buck/protocol";

export const QUICK: Settings = { ...DEFAULT_SETTINGS, pace: "quick" };

export interface MadeTable {
  readonly code: string;
  readonly token: string;
}

/** Makes a table over HTTP; the token is the host's. */
export async function makeTable(
  server: string,
  settings: Settings = QUICK,
  name = "Ann",
): Promise<MadeTable> {
  const platform = defaultPlatform();
  const created = await createTable({ server, settings, name, platform });
  if (!created.ok) throw new Error(`no table: ${created.code}`);
  const { code } = created;
  return { code, token: seatToken({ server, code }, platform) };
}
