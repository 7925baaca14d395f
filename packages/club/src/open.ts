import { nameFrom, newPersonId } from "@buck/authority";
import type { Refused } from "@buck/authority";
import type { Code } from "@buck/protocol";
import { ClubAuthority } from "./club.ts";
import type { Club } from "./club.ts";
import { clubName } from "./features/house.ts";
import { refusal } from "./features/feature.ts";
import { reduce } from "./features/index.ts";
import type { Entry, Ports, SavedClub } from "./ports.ts";
import type { ClubState } from "./state/changes.ts";
import { unfounded } from "./state/state.ts";

export interface NewClub {
  readonly code: Code;
  readonly name: string;
  readonly founder: { readonly name: string; readonly tokenHash: string };
  readonly ports: Ports;
}

export type FoundedClub = { readonly ok: true; readonly club: Club } | Refused;

/** Makes and stores a club whose founder organizes it. */
export async function foundClub({ code, name, founder, ports }: NewClub): Promise<FoundedClub> {
  const title = clubName(name);
  if (title === null) return refusal("INVALID_TITLE");
  const named = nameFrom(founder.name, []);
  if (!named.ok) return refusal(named.code);
  const { tokenHash } = founder;
  const memberId = newPersonId(ports);
  const entry: Entry = {
    seq: 1,
    at: ports.clock.wallTime(),
    commandId: "table/1",
    changes: [{ type: "founded", name: title, memberId, founder: named.name, tokenHash }],
    news: [],
  };
  try {
    await ports.store.append(code, entry);
  } catch (error) {
    ports.onError?.(error);
    return refusal("STORE_FAILING");
  }
  return { ok: true, club: openClub({ code, entries: [entry], ports }) };
}

/** A log alone is enough. */
export interface StoredClub extends Pick<SavedClub, "entries">, Partial<Omit<SavedClub, "entries">> {
  readonly code: Code;
  readonly ports: Ports;
}

/** Restores a club from its log, and goes on with what it had begun. */
export function openClub(stored: StoredClub): Club {
  const { code, ports, snapshot = null, entries, answered = entries } = stored;
  if (snapshot === null && entries[0]?.seq !== 1) throw new Error(`There is no log of club ${code}`);
  return new ClubAuthority({ code, ports, saved: { snapshot, entries, answered } }).begin();
}

/** What a calendar shows of a club as the store has it, and the code that leads there now. */
export function storedDates({ code, snapshot, entries }: SavedClub & { readonly code: Code }): StoredDates {
  const start = snapshot ?? unfounded(code);
  const { name, link, weekly, dates } = entries.reduce<ClubState>(reduce, start);
  return { name, link, weekly, dates };
}

export type StoredDates = Pick<ClubState, "name" | "link" | "weekly" | "dates">;
