import type { CardId, Trick } from "@buck/engine";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Moment } from "../games/moment.ts";

export type Panel = "menu" | "log" | "help" | "lastTrick" | "settings";

/** What is selected, moving or open on this screen; the game knows nothing of it. */
export interface TableUi {
  readonly selected: CardId | null;
  /** The card a teacher points at. */
  readonly hint: CardId | null;
  /** Why something cannot be done, until the next thing happens. */
  readonly notice: string | null;
  /** A finished trick that still lies there for everybody to see. */
  readonly lingering: { readonly trick: Trick; readonly leaving: boolean } | null;
  /** The moment the hand ended, while its result is open. */
  readonly result: Moment | null;
  readonly lookingBack: boolean;
  readonly panel: Panel | null;
  readonly polite: string;
  readonly assertive: string;
}

export type UiStore = StoreApi<TableUi>;

export function createUiStore(): UiStore {
  return createStore<TableUi>(() => ({
    selected: null,
    hint: null,
    notice: null,
    lingering: null,
    result: null,
    lookingBack: false,
    panel: null,
    polite: "",
    assertive: "",
  }));
}
