import type { Board } from "../games/board.ts";
import type { Question } from "../games/question.ts";

/** The table as it is now, and what has been said since it was last shown. */
export interface Scene {
  readonly board: Board;
  readonly lines: readonly string[];
  /** What led here was not seen: the table has to be described where it is not drawn. */
  readonly isFresh?: boolean;
}

/** How one person sees a table and answers it: a whole screen, or line by line. */
export interface Face {
  /** Rejects when the person wants to leave. */
  readonly left: Promise<never>;
  show(scene: Scene): void;
  /** Null when the signal called the question off. */
  ask<Action>(question: Question<Action>, signal?: AbortSignal): Promise<Action | null>;
  /** Leaves time to look; a key goes on at once. */
  linger(ms: number): Promise<void>;
  /** A sentence that is not part of the game. */
  notice(sentence: string): void;
  close(): void;
}

export interface FaceOptions {
  /** Gets what people say, at tables where there is somebody to talk to. */
  readonly onTalk?: (text: string) => void;
  /** What whoever leaves reads last. */
  readonly goodbye?: string;
}
