import type { Card, CardId, Position, Trick } from "@buck/engine";
import type { Emote } from "@buck/protocol";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Moment } from "../../games/moment.ts";
import type { ExpertAdvice } from "./advice.ts";
import type { LogNote } from "./handLog.ts";

/** An emote that is shown over its seat. */
export interface ShownEmote {
  readonly position: Position;
  readonly emote: Emote;
}

/** What is said of a card that lies open: that it was played, or that it was the better one. */
export interface CardMark {
  readonly kind: "done" | "best";
  /** Of the score, to be expected with it. */
  readonly change: number;
}

export type Panel = "menu" | "evening" | "handBefore" | "log" | "help" | "lastTrick" | "seals" | "settings";

/** What is selected, moving or open on this screen; the table knows nothing of it. */
export interface TableUi {
  readonly selected: CardId | null;
  /** The card the lesson points at. */
  readonly hint: CardId | null;
  /** What an expert would do; "thinking" until it is known, null while nobody asks. */
  readonly advice: ExpertAdvice | "thinking" | null;
  /** Hints come by themselves at every turn, where the table allows that. */
  readonly isAdvised: boolean;
  /** Why a card or a bid was refused, until the next event; shown in the prompt. */
  readonly notice: string | null;
  /** Why the table refused a command, until it is closed or the viewer decides; shown above everything. */
  readonly toast: string | null;
  /** A finished trick that still lies on the table. */
  readonly finishedTrick: { readonly trick: Trick; readonly leaving: boolean } | null;
  /** By position: the cards that lie open for everybody who looks; null at a table where games are played. */
  readonly openHands: readonly (readonly Card[] | null)[] | null;
  /** By card: those of a decision that is looked at. */
  readonly cardMarks: Readonly<Partial<Record<CardId, CardMark>>>;
  /** The moment the hand ended, while its result is open. */
  readonly result: Moment | null;
  /** The moment the game ended, until the viewer has closed its standings. */
  readonly gameOver: Moment | null;
  /** The viewer looks through the result: it stays open when the next hand or game begins. */
  readonly isReviewing: boolean;
  readonly panel: Panel | null;
  /** What happened beside the game, for a few seconds. */
  readonly newsLine: string | null;
  readonly emotes: readonly ShownEmote[];
  /** What happened beside the game since this page was opened, for the log. */
  readonly notes: readonly LogNote[];
  /** The newest line of the chat that was open on the screen. */
  readonly seenChat: number;
  /** The newest line of the chat that was shown for a few seconds. */
  readonly peekedChat: number;
  /** For screen readers. */
  readonly polite: string;
  readonly assertive: string;
}

export type UiStore = StoreApi<TableUi>;

export const CLOSED_UI: TableUi = {
  selected: null,
  hint: null,
  advice: null,
  isAdvised: false,
  notice: null,
  toast: null,
  finishedTrick: null,
  openHands: null,
  cardMarks: {},
  result: null,
  gameOver: null,
  isReviewing: false,
  panel: null,
  newsLine: null,
  emotes: [],
  notes: [],
  seenChat: 0,
  peekedChat: 0,
  polite: "",
  assertive: "",
};

export function createUiStore(): UiStore {
  return createStore<TableUi>(() => CLOSED_UI);
}
