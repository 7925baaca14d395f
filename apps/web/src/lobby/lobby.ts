import type { Position } from "@buck/engine";
import type { GameName } from "../newTable/request.ts";

export const BOT_LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type LobbySeat = { readonly position: Position } & (
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly name: string; readonly level: BotLevel }
  | {
      readonly kind: "person";
      readonly name: string;
      readonly isYou: boolean;
      readonly isHost: boolean;
      readonly isHere: boolean;
    }
);

/** Everything a lobby shows. */
export interface LobbyInfo {
  readonly code: string;
  readonly name: string;
  readonly link: string;
  readonly game: GameName;
  readonly seats: readonly LobbySeat[];
  readonly isHost: boolean;
  /** One sentence for each rule that differs from the usual. */
  readonly unusualRules: readonly string[];
  readonly watching: number;
}

/** Everything that can be done in one. */
export interface LobbyActions {
  readonly onSit: (position: Position) => void;
  readonly onAddBot: (position: Position, level: BotLevel) => void;
  readonly onRemove: (position: Position) => void;
  readonly onSwap: (one: Position, other: Position) => void;
  readonly onStart: () => void;
  readonly onLeave: () => void;
}

export function openSeats(seats: readonly LobbySeat[]): readonly LobbySeat[] {
  return seats.filter(({ kind }) => kind === "open");
}

/** You sit at the bottom of the picture; watchers look from seat 0. */
export function ownPosition(seats: readonly LobbySeat[]): Position {
  return seats.find((seat) => seat.kind === "person" && seat.isYou)?.position ?? 0;
}
