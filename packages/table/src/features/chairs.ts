import { nameFrom } from "@buck/authority";
import { buck } from "@buck/engine";
import { chairsFor, LIMITS } from "@buck/protocol";
import type { Command, Rules, TableErrorCode } from "@buck/protocol";
import type { SeatState, TableState } from "../state/state.ts";
import { grant, notInLobby, refusal, unless } from "./feature.ts";
import type { ChangeContext, CommandOf, Feature, Request, Ruling } from "./feature.ts";
import { EMPTY, isRemoved, namesBeside } from "../state/state.ts";

/** As many chairs as the house rules say, and people without one who ask the host for it. */
export const chairs = {
  rule: { askForChair },
  reduce: {
    chairAsked: (state, { tokenHash, name }) => ({
      ...state,
      chairAsks: [...state.chairAsks, { tokenHash, name }],
    }),
  },
  follow: {
    opened: withChairs,
    settingsChanged: withChairs,
    personSat: (state, { tokenHash }) => withoutAsk(state, tokenHash),
    removed: (state, { tokenHash }) => withoutAsk(state, tokenHash),
    gameStarted: (state) => ({ ...state, chairAsks: [] }),
  },
  shown: { table: ({ chairAsks }) => ({ chairAsks: chairAsks.map(({ name }) => name) }) },
} satisfies Feature;

/** Why a table cannot change to these house rules: only empty chairs go. */
export function chairInTheWay({ seats }: TableState, rules: Rules): TableErrorCode | null {
  const taken = seats.filter(({ kind }) => kind !== "empty").length;
  return taken > chairsFor(rules).length ? "CHAIR_TAKEN" : null;
}

/** Whether a command names a chair that this table does not have: a message may name those of the largest table. */
export function namesNoChair({ seats }: TableState, command: Command): boolean {
  const one = "position" in command ? [command.position] : [];
  const two = "a" in command ? [command.a, command.b] : [];
  return [...one, ...two].some((position) => position >= seats.length);
}

/** Somebody without a seat tells the host that they would like to play, too. Once is enough. */
function askForChair(request: Request, { name }: CommandOf<"askForChair">): Ruling {
  const { state, tokenHash, owner } = request;
  if (tokenHash === null) return refusal("NO_TOKEN");
  if (owner !== null) return refusal("ALREADY_SEATED");
  return unless(notInLobby(request) ?? noChairFor(state, tokenHash), () => {
    if (state.chairAsks.some((ask) => ask.tokenHash === tokenHash)) return grant({});
    const asked = state.chairAsks.map((ask) => ask.name);
    const named = nameFrom(name, [...namesBeside(state, null), ...asked]);
    if (!named.ok) return refusal(named.code);
    return grant({
      changes: [{ type: "chairAsked", tokenHash, name: named.name }],
      news: [{ type: "chairAsked", name: named.name }],
    });
  });
}

function noChairFor(state: TableState, tokenHash: string): TableErrorCode | null {
  const { seats, locked, chairAsks, settings, nextDeals } = state;
  if (isRemoved(state, tokenHash)) return "REMOVED";
  if (locked) return "LOCKED";
  if (seats.some(({ kind }) => kind === "empty")) return "CHAIR_FREE";
  const most = settings.rules.game === "buck" ? Math.max(...buck.OPTION_VALUES.players) : 0;
  const isFull = seats.length >= most || nextDeals !== null || chairAsks.length >= LIMITS.chairAsks;
  return isFull ? "NO_MORE_CHAIRS" : null;
}

function withoutAsk(state: TableState, tokenHash: string): TableState {
  return { ...state, chairAsks: state.chairAsks.filter((ask) => ask.tokenHash !== tokenHash) };
}

/** New chairs come last. Empty chairs go first, from the end, and people behind them move up. */
function withChairs(state: TableState, _: unknown, { seq }: ChangeContext): TableState {
  const { seats } = state;
  const wanted = chairsFor(state.settings.rules).length;
  if (wanted === seats.length) return state;
  const added = Array.from({ length: Math.max(0, wanted - seats.length) }, () => EMPTY);
  const empty = seats.flatMap(({ kind }, position) => (kind === "empty" ? [position] : []));
  const gone = empty.slice(Math.max(0, empty.length - Math.max(0, seats.length - wanted)));
  const kept = seats.flatMap((seat, position) => {
    if (gone.includes(position)) return [];
    return [gone.some((each) => each < position) ? moved(seat, seq) : seat];
  });
  return { ...state, seats: [...kept, ...added], chairAsks: added.length > 0 ? [] : state.chairAsks };
}

function moved(seat: SeatState, seq: number): SeatState {
  return seat.kind === "person" ? { ...seat, since: seq } : seat;
}
