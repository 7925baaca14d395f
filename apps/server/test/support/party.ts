import type { Settings } from "@buck/protocol";
import { Guest, newToken } from "./guest.ts";
import { makeTable } from "./making.ts";

const NAMES = ["Ann", "Bob", "Cleo", "Dan"] as const;

export interface Party {
  readonly code: string;
  readonly host: Guest;
  readonly guests: readonly Guest[];
  readonly tokens: readonly string[];
}

/** Four people at a new table, the host first. */
export async function fourAtTable(url: string, settings?: Settings): Promise<Party> {
  const { code, token } = await makeTable(url, settings);
  const tokens = [token, newToken(), newToken(), newToken()];
  const guests = tokens.map((each) => new Guest({ url, table: code, token: each }));
  await Promise.all(guests.map((guest) => guest.arrived()));
  for (const position of [1, 2, 3] as const) {
    await guests[position]?.must({ type: "sit", position, name: NAMES[position] });
  }
  const [host] = guests;
  if (host === undefined) throw new Error("nobody came");
  await host.until(({ frame }) => frame?.table.seats.every(({ kind }) => kind === "person") === true);
  return { code, host, guests, tokens };
}

/** One person and three bots at a new table. */
export async function oneAmongBots(url: string): Promise<Party> {
  const { code, token } = await makeTable(url);
  const host = await new Guest({ url, table: code, token }).arrived();
  for (const position of [1, 2, 3] as const) await host.must({ type: "addBot", position, level: "medium" });
  return { code, host, guests: [host], tokens: [token] };
}
