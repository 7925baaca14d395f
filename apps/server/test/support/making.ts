import { DEFAULT_SETTINGS, type Settings } from "@buck/protocol";
import { newToken } from "./guest.ts";

export const QUICK: Settings = { ...DEFAULT_SETTINGS, pace: "quick" };

export interface MadeTable {
  readonly code: string;
  readonly token: string;
}

/** Makes a table over HTTP; the token is the host's. */
export async function makeTable(url: string, settings: Settings = QUICK, name = "Ann"): Promise<MadeTable> {
  const token = newToken();
  const response = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ settings, name, token }),
  });
  const created = (await response.json()) as { code: string };
  if (response.status !== 201) throw new Error(`no table: ${JSON.stringify(created)}`);
  return { code: created.code, token };
}
