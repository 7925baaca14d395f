import type { CardId, Position, Trick } from "@buck/engine";
import type { Emote } from "@buck/protocol";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Moment } from "../games/moment.ts";

/** What somebody shows over their seat just now. */
export interface ShownEmote {
  readonly position: Position;
  readonly emote: Emote;
}

export type Panel = "menu" | "log" | "help" | "lastTrick" | "settings";

/** What is selected, moving or open on this screen; the game knows nothing of it. */
export interface TableUi {
  readonly selected: CardId | null;
  /** The card a teacher points at. */
  readonly hint: CardId | null;
  /** Why something cannot be done, until the next thing happens. */
  readonly notice: string | null;
  /** A finished trick that still lies there for everybody to see. */
  readonly finishedTrick: { readonly trick: Trick; readonly leaving: boolean } | null;
  /** The moment the hand ended, while its result is open. */
  readonly result: Moment | null;
  readonly isReviewing: boolean;
  readonly panel: Panel | null;
  /** What happened beside the game, for a moment. */
  readonly newsLine: string | null;
  readonly emotes: readonly ShownEmote[];
  readonly polite: string;
  readonly assertive: string;
}

export type UiStore = StoreApi<TableUi>;

export function createUiStore(): UiStore {
  return createStore<TableUi>(() => ({
    selected: null,
    hint: null,
    notice: null,
    finishedTrick: null,
    result: null,
    isReviewing: false,
    panel: null,
    newsLine: null,
    emotes: [],
    polite: "",
    assertive: "",
  }));
}
