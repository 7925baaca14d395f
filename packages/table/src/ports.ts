import type { Question } from "@buck/bots";
import type { Code, Frame, Goodbye, Presence, Welcome } from "@buck/protocol";
import type { Entry, FinishedGame, GameAction } from "./log.ts";

/** What the table needs from the world. The server, a browser tab and the tests each bring their own. */

export interface Clock {
  /** Milliseconds since 1970: what is written beside an entry. It may jump, so no deadline is measured with it. */
  wallTime(): number;
  /** Milliseconds that never jump: every deadline is measured with this. */
  monotonic(): number;
  /** Calls back once after `ms`, never earlier; returns a way to call it off. */
  after(ms: number, callback: () => void): () => void;
}

export interface Random {
  /** A uniform whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** An id that nobody can guess: 22 letters of base64url. */
  id(): string;
}

/** Append-only: what `append` has resolved for is there after the power went. */
export interface Store {
  /**
   * Rejects when the entry is not durable; then it is not there at all.
   * `finished` is kept in the same transaction.
   */
  append(table: Code, entry: Entry, finished?: FinishedGame): Promise<void>;
}

/** What a bot is given to choose from: what a player in that seat sees, and nothing else. */
export type BotTurn = Question;

/** A broken or slow bot never stalls a table: it plays any legal action instead. */
export interface Bots {
  choose(turn: BotTurn, random: (below: number) => number): Promise<GameAction>;
}

/** One open line to one person: the table speaks, the transport carries. */
export interface Connection {
  /** SHA-256 of the person's token, hex; null for somebody who brought none and can only watch. */
  readonly tokenHash: string | null;
  /** Replaces everything this person was shown: on connecting, and when they sit down or begin to watch. */
  welcome(welcome: Welcome): void;
  frame(frame: Frame): void;
  presence(presence: Presence): void;
  /** Says why and closes the line. */
  goodbye(goodbye: Goodbye): void;
}

export interface Ports {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly bots: Bots;
  /** Told of what the table survived but should not have met, such as a store that fails or a bot that throws. */
  readonly onError?: (error: unknown) => void;
}
