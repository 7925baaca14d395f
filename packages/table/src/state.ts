import { POSITIONS } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import type { BotDeeds, BotLevel, ChatLine, Code, Look, Rules, Seals, Settings } from "@buck/protocol";
import type { Evening } from "./evening.ts";
import type { History } from "./history.ts";
import type { Play } from "./play.ts";
import type { Absence } from "./entry.ts";
import type { KnownDeals } from "./knownDeals.ts";
import type { Sealing } from "./sealing.ts";

export interface EmptySeat {
  readonly kind: "empty";
}
export interface BotSeat {
  readonly kind: "bot";
  readonly name: string;
  readonly level: BotLevel;
}
export interface PersonSeat {
  readonly kind: "person";
  readonly personId: string;
  readonly name: string;
  readonly tokenHash: string;
  /** How they want to be drawn. */
  readonly look?: Look;
  /** The version at which they came to this seat. */
  readonly since: number;
  /** Why a bot plays for them; null while they play themselves. */
  readonly absence: Absence | null;
  /** What a bot did for them the last time they were away. */
  readonly botDeeds: BotDeeds;
  /** Lets watchers see all hands one hand late, if everybody does. */
  readonly showsHandsLate: boolean;
}

export const NO_DEEDS: BotDeeds = { passes: 0, calls: 0, cards: 0, secrets: 0 };
export type SeatState = EmptySeat | BotSeat | PersonSeat;

export const EMPTY: EmptySeat = { kind: "empty" };

/** The game being played, with what its record needs. */
export interface RunningGame {
  readonly gameId: string;
  readonly rules: Rules;
  readonly play: Play;
  /** The version at which the game last changed. */
  readonly changedAt: number;
  /** By position: the version since which the game has waited for this seat's decision; null when it does not. */
  readonly waitingSince: readonly (number | null)[];
  /** The version at which the hand on the table was dealt; null before the first deal. */
  readonly dealtAt: number | null;
  /** Whose tokens have known which hand of this deal. */
  readonly knownHands: readonly KnownHand[];
  /** Who has claimed the rest of this hand, and their cards in the order in which they are led. */
  readonly claim: { readonly position: Position; readonly cardIds: readonly CardId[] } | null;
  /** The newest action, where a person decided it themselves; null else. */
  readonly lastDecision: LastDecision | null;
  /** The whole table had agreed at the deal that watchers see this hand after the next one. */
  readonly promised: boolean;
  /** The hand before, as it was over, where watchers see it; null where they do not. */
  readonly handBefore: Play | null;
  readonly history: History;
  /** Null where deals are not sealed. */
  readonly sealing: Sealing | null;
  /** Null where deals are not known beforehand. */
  readonly deals: KnownDeals | null;
}

/** A decision that can be taken back while nobody has decided after it, once, if everybody who plays agrees. */
export interface LastDecision {
  readonly position: Position;
  readonly undo: "possible" | "asked" | "refused";
  /** Who has agreed to take it back. */
  readonly agreed: readonly Position[];
}

export interface KnownHand {
  readonly tokenHash: string;
  readonly position: Position;
}

/** Somebody whom the host removed and has not let back in. */
export interface RemovedPerson {
  readonly tokenHash: string;
  readonly personId: string;
  readonly name: string;
}

/** Everything a table knows from its log. Who is connected is not part of it. */
export interface TableState {
  readonly code: Code;
  readonly version: number;
  /** Wall time of the first and the newest entry. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly stage: "lobby" | "playing" | "closed";
  readonly settings: Settings;
  /** By position. */
  readonly seats: readonly SeatState[];
  readonly host: string | null;
  /** The token to which the host's role returns: of whoever made the table, or was given the role. */
  readonly rightfulHost: string | null;
  readonly removed: readonly RemovedPerson[];
  readonly locked: boolean;
  readonly paused: boolean;
  readonly ready: readonly Position[];
  readonly game: RunningGame | null;
  /** The known deals of the game to come; null where they are not known. */
  readonly nextDeals: KnownDeals | null;
  readonly finishedGames: readonly string[];
  /** The newest finished games with the points of every hand, newest last. */
  readonly evening: Evening;
  /** The opened seals of the game before, while the table is in the lobby. */
  readonly lastSeals: Seals | null;
  /** The newest lines of both rooms, oldest first. */
  readonly chat: readonly ChatLine[];
}

export function seatAt({ seats }: Pick<TableState, "seats">, position: Position): SeatState {
  return seats[position] ?? EMPTY;
}

export interface Person extends PersonSeat {
  readonly position: Position;
}

// Computed once for each list of seats: it is needed for every connection at every entry.
const knownPeople = new WeakMap<readonly SeatState[], readonly Person[]>();

export function peopleOf(state: Pick<TableState, "seats">): readonly Person[] {
  const known = knownPeople.get(state.seats) ?? listPeople(state);
  knownPeople.set(state.seats, known);
  return known;
}

function listPeople(state: Pick<TableState, "seats">): readonly Person[] {
  return POSITIONS.flatMap((position) => {
    const seat = seatAt(state, position);
    return seat.kind === "person" ? [{ ...seat, position }] : [];
  });
}

/** Whether a person took the seat after the deal: they watch until the next one, and a bot plays on for the seat. */
export function waitsForDeal(
  { game }: Pick<TableState, "game">,
  { since }: Pick<PersonSeat, "since">,
): boolean {
  return game !== null && !game.play.isOver && game.dealtAt !== null && since > game.dealtAt;
}

export function nameAt(state: Pick<TableState, "seats">, position: Position): string {
  const seat = seatAt(state, position);
  return seat.kind === "empty" ? "" : seat.name;
}

/** Compares all seats and all characters, so that the time it takes tells nothing about a hash. */
export function personWithToken(state: Pick<TableState, "seats">, tokenHash: string | null): Person | null {
  let found: Person | null = null;
  for (const person of peopleOf(state)) {
    if (tokenHash !== null && isSameHash(person.tokenHash, tokenHash)) found = person;
  }
  return found;
}

export function isRemoved({ removed }: Pick<TableState, "removed">, tokenHash: string | null): boolean {
  return removed.some((person) => person.tokenHash === tokenHash);
}

function isSameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}

/** The same table, in whose game nothing has just happened. */
export function withoutNews(state: TableState): TableState {
  const { game } = state;
  const play = game?.play.quiet();
  return game === null || play === undefined || play === game.play
    ? state
    : { ...state, game: { ...game, play } };
}
