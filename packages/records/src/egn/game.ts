import type { Card, euchre, Position } from "@buck/engine";
import type { EgnCall } from "./notation.ts";

/** What a file says of itself besides the game. */
export interface EgnAbout {
  readonly gameId?: string;
  readonly title?: string;
  readonly description?: string;
  readonly date?: string;
}

export interface EgnDeal {
  readonly dealer: Position;
  readonly upCard: Card;
  /** The hands as dealt, by seat, as far as the file shows them. */
  readonly hands: readonly (readonly Card[])[];
  readonly calls: readonly EgnCall[];
  /** Whoever makes trump goes alone. */
  readonly isAlone: boolean;
  readonly discard: Card | null;
  /** Who leads the first trick, where an older file names the seat. */
  readonly leader: Position | null;
  /** Cards in the order played. The last trick may be short, and there may be fewer than five. */
  readonly tricks: readonly (readonly Card[])[];
}

/** A file that has the right shape. Whether its play keeps the rules is for `replayEgn` to say. */
export interface EgnGame {
  readonly version: string;
  readonly about: EgnAbout;
  /** By seat. */
  readonly players: readonly string[];
  readonly initialScores: euchre.ByTeam;
  /** What the file says the game ended at. */
  readonly finalScores: euchre.ByTeam | null;
  /** The rules as this engine plays them; `targetScore` is out of reach when only `dealLimit` ends the game. */
  readonly options: euchre.Options;
  /** The number of deals after which the game is over. */
  readonly dealLimit: number | null;
  readonly deals: readonly EgnDeal[];
}
