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

/** A copy of the player at this position, which takes their place and may be changed. */
export function editPlayer<Player>(
  table: { players: readonly Player[] },
  position: Position,
  copy: (player: Player) => Draft<Player>,
): Draft<Player> {
  const players = table.players.slice();
  const player = players[position];
  if (player === undefined) throw new RangeError(`nobody sits at ${position}`);
  const edited = copy(player);
  players[position] = edited;
  table.players = players;
  return edited;
}
