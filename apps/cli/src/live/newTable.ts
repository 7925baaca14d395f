import { created } from "@buck/protocol";
import type { Created, Settings } from "@buck/protocol";

export interface NewTable {
  readonly settings: Settings;
  readonly name: string;
  readonly token: string;
}

/** Asks a server for a table; whoever holds the token is its host. */
export async function makeTable(server: string, table: NewTable): Promise<Created> {
  try {
    const response = await fetch(`${server}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(table),
    });
    const parsed = created.safeParse(await response.json());
    if (parsed.success) return parsed.data;
  } catch {
    // Nobody there, or somebody who does not speak JSON: the same to people.
  }
  return { ok: false, code: "NO_CONNECTION", message: `There is no Buck Euchre server at ${server}.` };
}
