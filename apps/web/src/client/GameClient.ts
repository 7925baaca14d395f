import type { buck, Position } from "@buck/engine";

/** Whether somebody sits in a seat and hears the table. */
export type Presence = "here" | "away" | "bot" | "empty";

export interface SeatInfo {
  readonly position: Position;
  readonly presence: Presence;
  /** A bot plays this seat for its owner. */
  readonly covered: boolean;
}

export interface TableInfo {
  readonly code: string;
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  readonly hostPosition: Position | null;
  readonly watching: number;
  readonly paused: boolean;
  /** When the turn timer runs out, in this browser's `performance.now()`; null without a timer. */
  readonly turnEndsAt: number | null;
  /** When the next hand is dealt by itself; null when the table waits for everybody. */
  readonly nextHandAt: number | null;
  readonly ready: readonly Position[];
}

/** Everything a viewer needs to draw the table: replaced whole, never merged. */
export interface Frame {
  readonly version: number;
  readonly view: buck.View;
  /** What led to this view. After a resync: all of this hand, to be told but not acted out. */
  readonly events: readonly buck.Event[];
  readonly resync: boolean;
  readonly table: TableInfo;
}

export type Connection = "connecting" | "online" | "reconnecting" | "offline" | "restarting" | "busy";

export type Message =
  | { readonly type: "frame"; readonly frame: Frame }
  | { readonly type: "connection"; readonly connection: Connection };

export type Command =
  | { readonly type: "act"; readonly action: buck.Action }
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
