import { withToken } from "@buck/authority";
import { seatsFor } from "@buck/engine";
import type { CardId, GameAction, Position } from "@buck/engine";
import { chairsFor, DEFAULT_SETTINGS } from "@buck/protocol";
import type {
  BotDeeds,
  BotLevel,
  ChatLine,
  Code,
  EveningGame,
  Look,
  Rules,
  Seals,
  Settings,
} from "@buck/protocol";
import type { SealedDeal, Sitting } from "@buck/records";
import type { Absence, KnownDeals, OfClub } from "./changes.ts";
import type { Play } from "./play.ts";

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
  /** How they are drawn: as they chose, or else by their name. */
  readonly look: Look;
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
  /** Who claimed the rest of this hand, and their cards in the order they are led. */
  readonly claim: { readonly position: Position; readonly cardIds: readonly CardId[] } | null;
  /** The newest action, where a person decided it themselves; null else. */
  readonly lastDecision: LastDecision | null;
  /** The whole table had agreed at the deal that watchers see this hand after the next one. */
  readonly promised: boolean;
  /** The previous hand, as it was over, where watchers see it; null where they do not. */
  readonly handBefore: Play | null;
  /** Everything done in the game, and when, in milliseconds since 1970: its record. */
  readonly actions: readonly GameAction[];
  readonly times: readonly number[];
  /** Who was dealt in: one list for the first deal, and one more whenever somebody else sat there. */
  readonly sittings: readonly TableSitting[];
  /** Null where deals are not sealed. */
  readonly sealing: Sealing | null;
  /** Null where deals are not known beforehand. */
  readonly deals: KnownDeals | null;
}

/** Who sat where from one deal on. */
export interface TableSitting extends Sitting {
  /** How many hands had been scored. */
  readonly scored: number;
}

/** Seals and parts for one deal, by position. */
export interface DealParts extends SealedDeal {
  /** The list of seals is complete: nobody else may seal, and everybody who did may open. */
  readonly listed: boolean;
}

/** The seals of a game so far. The last deal has not been dealt. */
export interface Sealing {
  /** Hex. Nobody but the server knows the secret before the game is over. */
  readonly server: { readonly secret: string; readonly seal: string } | null;
  readonly deals: readonly DealParts[];
}

/** Nobody has brought a part for this deal. */
export function noParts(seats: readonly unknown[]): DealParts {
  const nobody = seats.map(() => null);
  return { listed: false, seals: nobody, openings: nobody };
}

/** A decision that can be taken back while nobody has decided after it, once, if everybody who plays agrees. */
export interface LastDecision {
  readonly position: Position;
  readonly undo: "possible" | "asked" | "refused";
  /** Who has agreed to take it back. */
  readonly agreed: readonly Position[];
  /** The game before it. */
  readonly before: Play;
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

/** Somebody without a seat who would like to play. */
export interface ChairAsk {
  readonly tokenHash: string;
  readonly name: string;
}

/** Everything a table knows from its log. Who is connected is not part of it. */
export interface TableState {
  readonly code: Code;
  /** Whose table it is; null where it is nobody's. */
  readonly club: OfClub | null;
  readonly version: number;
  /** Wall time of the first and the newest entry. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly stage: "lobby" | "playing" | "closed";
  readonly settings: Settings;
  /** By position. */
  readonly seats: readonly SeatState[];
  readonly host: string | null;
  /** The token the host's role returns to: the person who made the table or was given the role. */
  readonly rightfulHost: string | null;
  readonly removed: readonly RemovedPerson[];
  /** Who would like to have a chair at a table that has none free. */
  readonly chairAsks: readonly ChairAsk[];
  readonly locked: boolean;
  readonly paused: boolean;
  readonly ready: readonly Position[];
  /** Who asked to wait at the result on the table. */
  readonly heldBy: Position | null;
  readonly game: RunningGame | null;
  /** The known deals of the game to come; null where they are not known. */
  readonly nextDeals: KnownDeals | null;
  readonly finishedGames: readonly string[];
  /** The newest finished games with the points of every hand, newest last. */
  readonly evening: readonly EveningGame[];
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

/** The chairs of a table, clockwise. */
export function chairsOf({ seats }: Pick<TableState, "seats">): readonly Position[] {
  return seatsFor(seats.length);
}

export function peopleOf(state: Pick<TableState, "seats">): readonly Person[] {
  return chairsOf(state).flatMap((position) => {
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

/** The names in all seats but one. */
export function namesBeside({ seats }: TableState, position: Position | null): readonly string[] {
  return seats.flatMap((seat, index) => (seat.kind === "empty" || index === position ? [] : [seat.name]));
}

/** Who a connection is at this table now. `owner` is the seat of their token, also after they left it. */
export type Identity = { readonly tokenHash: string | null } & (
  | { readonly role: "player"; readonly person: Person; readonly owner: Person }
  | {
      readonly role: "watcher";
      readonly person: null;
      readonly owner: Person | null;
      readonly watchingAs: string;
    }
  | { readonly role: "visitor"; readonly person: null; readonly owner: Person | null }
);

export function personWithToken(state: Pick<TableState, "seats">, tokenHash: string | null): Person | null {
  return withToken(peopleOf(state), tokenHash);
}

export function isRemoved({ removed }: Pick<TableState, "removed">, tokenHash: string | null): boolean {
  return removed.some((person) => person.tokenHash === tokenHash);
}

/** The same table with somebody else in a seat, or nobody. */
export function seated(state: TableState, position: Position, seat: SeatState): TableState {
  return { ...state, seats: state.seats.with(position, seat) };
}

export function withPerson(
  state: TableState,
  personId: string,
  changes: Partial<Pick<PersonSeat, "name" | "tokenHash" | "look" | "since">>,
): TableState {
  const seats = state.seats.map((seat) =>
    seat.kind === "person" && seat.personId === personId ? { ...seat, ...changes } : seat,
  );
  return { ...state, seats };
}

/** Whether somebody is connected and plays themselves. */
export function isPresent({ position, absence }: Person, here: readonly Position[]): boolean {
  return absence === null && here.includes(position);
}

/** The seats of the people who are here and play themselves. */
export function present(state: TableState, here: readonly Position[]): readonly Position[] {
  return peopleOf(state)
    .filter((person) => isPresent(person, here))
    .map(({ position }) => position);
}

/** The same table with something changed in its game; the same where there is none. */
export function withGame(state: TableState, changes: Partial<RunningGame>): TableState {
  return state.game === null ? state : { ...state, game: { ...state.game, ...changes } };
}

/** The same table, in whose game nothing has just happened. */
export function withoutNews(state: TableState): TableState {
  const { game } = state;
  const play = game?.play.quiet();
  return game === null || play === undefined || play === game.play
    ? state
    : { ...state, game: { ...game, play } };
}

/** A table before its first entry. */
export function unopened(code: Code): TableState {
  return {
    code,
    club: null,
    version: 0,
    createdAt: 0,
    updatedAt: 0,
    stage: "lobby",
    settings: DEFAULT_SETTINGS,
    seats: chairsFor(DEFAULT_SETTINGS.rules).map(() => EMPTY),
    host: null,
    rightfulHost: null,
    removed: [],
    chairAsks: [],
    locked: false,
    paused: false,
    ready: [],
    heldBy: null,
    game: null,
    nextDeals: null,
    finishedGames: [],
    evening: [],
    lastSeals: null,
    chat: [],
  };
}

/** Who decides with an action; undefined where the table acts. */
export function actorOf(action: GameAction): Position | undefined {
  return "playerPosition" in action ? action.playerPosition : undefined;
}

/** A seat that keeps waiting keeps its version, also when others decide in the meantime. */
export function waitingAfter(
  before: RunningGame,
  { play, actor, seq }: { play: Play; actor: Position | undefined; seq: number },
): readonly (number | null)[] {
  return before.waitingSince.map((since, position) => {
    if (!play.toAct.some((waiting) => waiting === position)) return null;
    return since === null || actor === position ? seq : since;
  });
}
