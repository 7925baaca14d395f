import { LIMITS } from "@buck/protocol";
import type { ClubFrame, ClubHistory, ClubSeat, ClubTable, Code } from "@buck/protocol";
import { isRemoved } from "./features/members.ts";
import { nightShown } from "./features/night.ts";
import type { TableFacts } from "./ports.ts";
import type { ClubState } from "./state/changes.ts";
import { holderOf, memberWithToken } from "./state/state.ts";

/** What a frame needs beside the state. */
export interface Surroundings {
  readonly tokenHash: string | null;
  /** The members who have the club open. */
  readonly here: ReadonlySet<string>;
  /** What the open tables tell of themselves. */
  readonly facts: ReadonlyMap<Code, TableFacts>;
  readonly msLeft: number | null;
}

/** Everything one person may see of a club. Nothing of it leaves through anything else. */
export function frameFor(state: ClubState, { tokenHash, here, facts, msLeft }: Surroundings): ClubFrame {
  const member = memberWithToken(state, tokenHash);
  const known = {
    version: state.version,
    code: state.link,
    name: state.name,
    createdAt: state.createdAt,
    you: {
      memberId: member?.memberId ?? null,
      isOrganizer: member?.isOrganizer ?? false,
      isRemoved: isRemoved(state, tokenHash),
    },
    season: state.season,
  };
  if (member === null) return { ...known, ...NOTHING };
  return {
    ...known,
    members: state.members.map(({ memberId, name, look, isOrganizer }) => ({
      memberId,
      name,
      look,
      isOrganizer,
      isHere: here.has(memberId),
    })),
    removed: state.removed.map(({ memberId, name }) => ({ memberId, name })),
    tables: state.tables.flatMap((table) => tableShown(state, table, facts.get(table.code))),
    lastSettings: state.lastSettings,
    night: state.night && nightShown(state.night, msLeft),
    results: state.results.slice(-LIMITS.clubResults),
    weekly: state.weekly,
    dates: state.dates,
    rsvps: state.rsvps,
  };
}

const NOTHING = {
  members: [],
  removed: [],
  tables: [],
  lastSettings: null,
  night: null,
  results: [],
  weekly: null,
  dates: [],
  rsvps: [],
};

/** A table that is not there yet, or not any more, is not shown. */
function tableShown(
  state: ClubState,
  { code, openedAt, night }: ClubState["tables"][number],
  facts: TableFacts | undefined,
): readonly ClubTable[] {
  if (facts === undefined || facts.stage === "closed") return [];
  return [
    {
      code,
      settings: facts.settings,
      stage: facts.stage,
      seats: facts.seats.map((seat) => seatShown(state, seat)),
      freeSeats: facts.freeSeats,
      openedAt,
      ...(night === undefined ? {} : { night }),
    },
  ];
}

function seatShown(state: ClubState, seat: TableFacts["seats"][number]): ClubSeat {
  switch (seat.kind) {
    case "empty":
      return { kind: "empty" };
    case "bot":
      return { kind: "bot", name: seat.name, level: seat.level };
    case "person":
      return { kind: "person", name: seat.name, memberId: holderOf(state, seat.tokenHash)?.memberId ?? null };
  }
}

/** What standings and ratings are computed from, for members alone. */
export function historyFor(state: ClubState, tokenHash: string | null): ClubHistory {
  const isMember = memberWithToken(state, tokenHash) !== null;
  const { version, results, totals } = state;
  return isMember ? { version, results, totals } : { version, results: [], totals: [] };
}
