import { exactly } from "@buck/authority";
import { LIMITS } from "@buck/protocol";
import type { ClubResult, ClubTotal, TableResult } from "@buck/protocol";
import { counts } from "../results.ts";
import type { ClubState } from "../state/changes.ts";
import { holderOf } from "../state/state.ts";
import type { ClubTimer, Feature } from "./feature.ts";
import { isAwaited } from "./night.ts";

/** What was played: every game for a year, and then only its points. */
export const history = {
  reduce: {
    resultsRead: (state, { upTo, results }, { at }) =>
      folded({ ...state, readUpTo: upTo, results: [...state.results, ...results.filter(counts)] }, at),
  },
  follow: {
    merged: (state, { from, into }) => ofOthers(state, from, into),
    forgotten: (state, { memberId }) => ofOthers(state, memberId, null),
  },
  timers: reads,
} satisfies Feature;

/** A table may be at another server, and say nothing here. */
const READ_MS = 5_000;

function reads(state: ClubState): readonly ClubTimer[] {
  if (state.night?.stage !== "playing" && state.tables.length === 0) return [];
  return [{ key: `read:${state.readUpTo}`, span: exactly(READ_MS), write: newResults }];
}

/** What the tables have left since; null where there is nothing. */
export const newResults: ClubTimer["write"] = async (state, { tables }) => {
  const stored = await tables.results(state.code, state.readUpTo);
  const last = stored.at(-1);
  if (last === undefined) return null;
  const done = new Set<number>();
  const results = stored.map(({ result: { night, ...result } }) => {
    const club = clubResultOf(state, result);
    // Whoever plays on at a table of a round plays for the club, and not for the night.
    if (night === undefined || !isAwaited(state, night) || done.has(night.table)) return club;
    done.add(night.table);
    return { ...club, night };
  });
  return [{ type: "resultsRead", upTo: last.id, results }];
};

/** Whose seats they were. Hashes of tokens are not kept. */
function clubResultOf(state: ClubState, { seats, ...result }: Omit<TableResult, "night">): ClubResult {
  return {
    ...result,
    seats: seats.map((seat) => {
      if (seat.kind === "bot") return seat;
      const member = holderOf(state, seat.tokenHash);
      return member === null ? { kind: "guest" } : { kind: "member", memberId: member.memberId };
    }),
  };
}

const DAY_MS = 86_400_000;

/** Results that are too old, or too many, become totals. */
function folded(state: ClubState, at: number): ClubState {
  const oldest = at - LIMITS.clubHistoryDays * DAY_MS;
  const tooMany = state.results.length - LIMITS.clubHistory;
  const isOld = ({ endedAt }: ClubResult, index: number) => endedAt < oldest || index < tooMany;
  const old = state.results.filter(isOld);
  if (old.length === 0) return state;
  const results = state.results.filter((result, index) => !isOld(result, index));
  return { ...state, results, totals: old.reduce(withResult, state.totals) };
}

function withResult(totals: readonly ClubTotal[], result: ClubResult): readonly ClubTotal[] {
  return result.seats.reduce((before, seat, position) => {
    if (seat.kind !== "member") return before;
    return withTotal(before, {
      memberId: seat.memberId,
      game: result.game,
      games: 1,
      wins: Number(result.places[position] === 1),
      hands: result.points.length,
      points: result.points.reduce((sum, row) => sum + (row[position] ?? 0), 0),
      loners: result.loners[position] ?? 0,
    });
  }, totals);
}

function withTotal(totals: readonly ClubTotal[], more: ClubTotal): readonly ClubTotal[] {
  const isSame = (each: ClubTotal) => each.memberId === more.memberId && each.game === more.game;
  const before = totals.find(isSame);
  if (before === undefined) return [...totals, more];
  const sum: ClubTotal = {
    ...before,
    games: before.games + more.games,
    wins: before.wins + more.wins,
    hands: before.hands + more.hands,
    points: before.points + more.points,
    loners: before.loners + more.loners,
  };
  return totals.map((each) => (each === before ? sum : each));
}

/** What one member has played belongs to another now, or to nobody who is known. */
function ofOthers(state: ClubState, from: string, into: string | null): ClubState {
  const results = state.results.map((result) => ({
    ...result,
    seats: result.seats.map((seat): ClubResult["seats"][number] => {
      if (seat.kind !== "member" || seat.memberId !== from) return seat;
      return into === null ? { kind: "guest" } : { kind: "member", memberId: into };
    }),
  }));
  const others = state.totals.filter(({ memberId }) => memberId !== from);
  const moved = into === null ? [] : state.totals.filter(({ memberId }) => memberId === from);
  const totals = moved.reduce<readonly ClubTotal[]>(
    (sum, total) => withTotal(sum, { ...total, memberId: into ?? from }),
    others,
  );
  return { ...state, results, totals };
}
