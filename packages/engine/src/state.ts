import type { Card, Suit } from "./cards.ts";
import type { Position } from "./seats.ts";
import type { Trick } from "./trick.ts";

/** What lies open on the table in every game: a state and every view of it have this in common. */
export interface CommonTable {
  readonly gameId: string;
  readonly phase: string;
  /** 1 for the first hand; 0 before it. */
  readonly round: number;
  readonly dealerPosition: Position;
  readonly dealerChosen: boolean;
  readonly turnUpCard: Card | null;
  readonly trumpSuit: Suit | null;
  /** The finished tricks of this hand. */
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
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
}

/** What a viewer knows of a player's cards. */
export interface CardsOfPlayer {
  /** How many cards are left in the hand, whoever may see them. */
  readonly cardCount: number;
  /** The cards, where this viewer may see them; null where not. */
  readonly hand: readonly Card[] | null;
}

/** A copy that may still be changed, before anybody else sees it. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** A table on which something happens: its own fields may change, its players are replaced. */
export type TableDraft<Table, Player> = Draft<Table> & { players: readonly Player[] };

/** How the players of a table are made and copied; a state and a view each have their own. */
export interface PlayerKind<Player, Options = unknown> {
  readonly seat: (who: Pick<CommonPlayer, "id" | "name" | "position">, options: Options) => Player;
  readonly copy: (player: Player) => Draft<Player>;
}

/**
 * A copy of the player at this position of a full table, which takes their place and may be changed. The list is spelled
 * out, because one that is made at once is quicker than one from `map` or `slice`, and quicker to read ever after.
 */
export function editPlayer<Player extends object>(
  table: { players: readonly Player[] },
  position: Position,
  copy: (player: Player) => Draft<Player>,
): Draft<Player> {
  const { players } = table;
  const edited = copy(playerAt(players, position));
  const first = position === 0 ? edited : playerAt(players, 0);
  const second = position === 1 ? edited : playerAt(players, 1);
  const third = position === 2 ? edited : playerAt(players, 2);
  const fourth = position === 3 ? edited : playerAt(players, 3);
  table.players = [first, second, third, fourth];
  return edited;
}

/** What is made of each of the four players of a full table. */
export function mapPlayers<Player extends object, Made>(
  players: readonly Player[],
  make: (player: Player) => Made,
): readonly Made[] {
  const first = make(playerAt(players, 0));
  const second = make(playerAt(players, 1));
  const third = make(playerAt(players, 2));
  const fourth = make(playerAt(players, 3));
  return [first, second, third, fourth];
}

/** Whoever sits here, at a full table. */
function playerAt<Player extends object>(players: readonly Player[], position: Position): Player {
  const player = players[position];
  if (player === undefined) throw new RangeError(`nobody sits at ${position}`);
  return player;
}
