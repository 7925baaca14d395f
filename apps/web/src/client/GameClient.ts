import type { GameDecision, Position } from "@buck/engine";
import type { News } from "@buck/protocol";
import type { Moment } from "../games/moment.ts";

/** Whether somebody sits in a seat and hears the table. */
export type Presence = "here" | "away" | "bot" | "empty";

export interface SeatInfo {
  readonly position: Position;
  readonly presence: Presence;
  /** A bot plays this seat for its owner. */
  readonly covered: boolean;
}

export interface TableInfo {
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  readonly hostPosition: Position | null;
  readonly watching: number;
  readonly paused: boolean;
  /** When the turn timer runs out, in this browser's `performance.now()`; null without a timer. */
  readonly turnEndsAt: number | null;
  /** How long a turn may take, in milliseconds; null without a timer. */
  readonly turnMs: number | null;
  /** When the next hand is dealt by itself; null when the table waits for everybody. */
  readonly nextHandAt: number | null;
  readonly ready: readonly Position[];
}

/** Everything a viewer needs to draw the table: replaced whole, never merged. */
export interface Frame {
  readonly version: number;
  readonly moment: Moment;
  /** The frame stands for itself: it is to be shown, not acted out. */
  readonly resync: boolean;
  readonly table: TableInfo;
  /** What happened at the table beside the game. */
  readonly news: readonly News[];
}

export type Connection = "connecting" | "online" | "reconnecting" | "offline" | "restarting" | "busy";

export type Message =
  | { readonly type: "frame"; readonly frame: Frame }
  | { readonly type: "connection"; readonly connection: Connection };

export type Command =
  | { readonly type: "act"; readonly action: GameDecision }
  | { readonly type: "ready" }
  | { readonly type: "rematch" };

export type Answer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Between the screen and whoever runs the table: a server, or this very tab. */
export interface GameClient {
  /** Listeners hear the latest frame at once, then every one that follows. */
  subscribe(listener: (message: Message) => void): () => void;
  send(command: Command): Promise<Answer>;
  close(): void;
}
