import type { AddPlayer, RemovePlayer } from "./actions.ts";
import { removeCard } from "./cards.ts";
import type { Card } from "./cards.ts";
import type { Applied, CommonReason } from "./result.ts";
import { nextClockwise, seatsOf } from "./seats.ts";
import type { Position, Viewer } from "./seats.ts";
import { NO_TRICK, openTrick, TRICKS_PER_HAND, winningPlay } from "./trick.ts";
import type { Trick, TrickOnTable } from "./trick.ts";

/** What lies open on the table in every game: a state and every view of it have this in common. */
export interface CommonTable extends TrickOnTable {
  readonly gameId: string;
  readonly phase: string;
  readonly players: readonly CommonPlayer[];
  /** 1 for the first hand; 0 before it. */
  readonly round: number;
  readonly dealerPosition: Position;
  readonly dealerChosen: boolean;
  readonly turnUpCard: Card | null;
  /** The finished tricks of this hand. */
  readonly tricks: readonly Trick[];
  readonly currentPlayerPosition: Position | null;
  readonly gameOver: boolean;
}

/** What everybody knows of a player in every game. */
export interface CommonPlayer {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  /** True from the moment a player sits down; who is away is known to the table, not to the game. */
  readonly connected: boolean;
  readonly tricksTaken: number;
  /** The cards they hold; null in a view whose viewer may not see them. */
  readonly hand: readonly Card[] | null;
}

/** What happens in every game. */
export type CommonEvent =
  | Joined
  | { readonly type: "left"; readonly playerPosition: Position; readonly name: string }
  | { readonly type: "dealt"; readonly round: number; readonly dealerPosition: Position }
  /** Nobody wanted it; `dealerPosition` dealt this hand. */
  | { readonly type: "allPassed"; readonly dealerPosition: Position }
  /** The first trick begins, and this player leads. */
  | { readonly type: "playOpened"; readonly playerPosition: Position }
  | { readonly type: "played"; readonly playerPosition: Position; readonly card: Card }
  | TrickWon
  /** The result has been seen; `dealerPosition` deals the next hand. */
  | { readonly type: "dealMoved"; readonly dealerPosition: Position }
  | { readonly type: "newGame" };

export type Joined = {
  readonly type: "joined";
  readonly playerPosition: Position;
  readonly id: string;
  readonly name: string;
};

type TrickWon = {
  readonly type: "trickWon";
  readonly playerPosition: Position;
  readonly card: Card;
  readonly number: number;
};

type AlikeEvent =
  | Exclude<CommonEvent, { readonly type: "joined" | "dealt" | "allPassed" | "newGame" }>
  | { readonly type: "dealerChosen"; readonly dealerPosition: Position };

/** How a game carries out an action: one event after the other, each changing the table. */
export function tellingWith<State, Event>(happen: (state: State, event: Event) => State) {
  type Turn = Applied<State, Event>;
  /** More happens in the same turn. */
  const tell = (turn: Turn, ...events: readonly Event[]): Turn => ({
    ok: true,
    state: events.reduce((state, event) => happen(state, event), turn.state),
    events: [...turn.events, ...events],
  });
  return {
    tell,
    /** What happens first. */
    begin: (state: State, ...events: readonly Event[]): Turn =>
      tell({ ok: true, state, events: [] }, ...events),
  };
}

/** The players with one of them changed. */
export function changePlayer<Player extends CommonPlayer>(
  players: readonly Player[],
  position: Position,
  change: (player: Player) => Player,
): readonly Player[] {
  return players.map((player) => (player.position === position ? change(player) : player));
}

export function bySeat(a: CommonPlayer, b: CommonPlayer): number {
  return a.position - b.position;
}

/** Somebody sits down in the seat they name, or in the first free one; or why they cannot. */
export function joinEvent(
  players: readonly CommonPlayer[],
  seats: readonly Position[],
  { id, name, playerPosition }: AddPlayer,
): Joined | CommonReason<never> {
  if (players.some((player) => player.id === id)) return { code: "ALREADY_SEATED" };
  const taken = seatsOf(players);
  const position = playerPosition ?? seats.find((seat) => !taken.includes(seat));
  if (position === undefined) return { code: "TABLE_FULL", seats: seats.length };
  if (taken.includes(position)) return { code: "SEAT_TAKEN" };
  return { type: "joined", playerPosition: position, id, name };
}

export function leaveEvent(
  players: readonly CommonPlayer[],
  { playerPosition }: RemovePlayer,
): CommonEvent | CommonReason<never> {
  const leaving = players.find((player) => player.position === playerPosition);
  return leaving === undefined
    ? { code: "SEAT_EMPTY" }
    : { type: "left", playerPosition, name: leaving.name };
}

/** Why seats cannot change any more; null when something else is wrong with the action. */
export function seatsRefusal({ round, players }: CommonTable, type: string): CommonReason<never> | null {
  if (type === "ADD_PLAYER" && round === 0) return { code: "TABLE_FULL", seats: players.length };
  const isAboutSeats = type === "ADD_PLAYER" || type === "REMOVE_PLAYER" || type === "SWAP_PLAYERS";
  return isAboutSeats ? { code: "GAME_STARTED" } : null;
}

/** Who wins the trick, once everybody who plays in this hand has played to it; null before. */
export function trickEvent({ currentTrick, currentPlayerPosition, trumpSuit }: CommonTable): TrickWon | null {
  const { cards, number, leadPlayerPosition } = currentTrick;
  if (currentPlayerPosition !== leadPlayerPosition) return null;
  const { playerPosition, card } = winningPlay(cards, trumpSuit);
  return { type: "trickWon", playerPosition, card, number };
}

export function handIsPlayed({ tricks }: CommonTable): boolean {
  return tricks.length === TRICKS_PER_HAND;
}

/** What an event changes on the table of every game alike. `isActive`: whether a seat plays in this hand. */
export function happenAlike<Table extends CommonTable>(
  table: Table,
  event: AlikeEvent,
  isActive: (position: Position) => boolean,
): Table {
  const { players, currentTrick, tricks } = table;
  switch (event.type) {
    case "left":
      // The dealer is chosen anew once the table is full again.
      return {
        ...table,
        phase: "WAITING_FOR_PLAYERS",
        players: players.filter(({ position }) => position !== event.playerPosition),
        dealerPosition: 0,
        dealerChosen: false,
      };
    case "dealerChosen":
      return { ...table, dealerPosition: event.dealerPosition, dealerChosen: true };
    case "playOpened": {
      const { playerPosition } = event;
      return {
        ...table,
        phase: "PLAYING",
        currentPlayerPosition: playerPosition,
        currentTrick: openTrick(1, playerPosition),
      };
    }
    case "played": {
      const { card, playerPosition } = event;
      return {
        ...table,
        players: changePlayer(players, playerPosition, (player) => ({
          ...player,
          hand: player.hand && removeCard(player.hand, card),
        })),
        currentTrick: { ...currentTrick, cards: [...currentTrick.cards, { card, playerPosition }] },
        currentPlayerPosition: nextClockwise(playerPosition, seatsOf(players), isActive),
      };
    }
    case "trickWon": {
      const winner = event.playerPosition;
      const isLast = event.number === TRICKS_PER_HAND;
      return {
        ...table,
        tricks: [...tricks, { ...currentTrick, winner }],
        currentTrick: isLast ? NO_TRICK : openTrick(event.number + 1, winner),
        currentPlayerPosition: isLast ? null : winner,
        players: changePlayer(players, winner, (player) => ({
          ...player,
          tricksTaken: player.tricksTaken + 1,
        })),
      };
    }
    case "dealMoved":
      return { ...table, phase: "DEALING", dealerPosition: event.dealerPosition };
  }
}

/** A viewer's own cards; none for a spectator. */
export function ownHand({
  viewer,
  players,
}: {
  readonly viewer: Viewer;
  readonly players: readonly CommonPlayer[];
}): readonly Card[] {
  return players.find(({ position }) => position === viewer)?.hand ?? [];
}

/** In a view, so many more cards in somebody's hand. */
export function countCards<Player extends CommonPlayer & { readonly cardCount: number }>(
  players: readonly Player[],
  position: Position,
  more: number,
): readonly Player[] {
  return changePlayer(players, position, (player) => ({ ...player, cardCount: player.cardCount + more }));
}
