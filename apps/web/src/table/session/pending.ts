import type { ClientState } from "@buck/client";
import type { GameDecision, Position } from "@buck/engine";
import type { Answer, Frame } from "@buck/protocol";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { newsTexts } from "@buck/words";
import { momentOf, predict, shows } from "../../games/index.ts";
import type { Moment } from "../../games/moment.ts";
import { tableTexts } from "../../texts/en/table.ts";
import type { Language } from "../../texts/language.ts";

/** A decision that was sent: drawn as done until the table shows it or refuses it. */
export interface Pending {
  readonly decision: GameDecision;
  /** The version that contains it; null while unanswered. */
  readonly doneAt: number | null;
}

export type PendingStore = StoreApi<{ readonly pending: Pending | null }>;

export function createPendingStore(): PendingStore {
  return createStore(() => ({ pending: null }));
}

/** Keeps a refused decision no longer; an accepted one waits for the frame that contains it. */
export function settleAnswer(
  store: PendingStore,
  decision: GameDecision,
  answer: Answer,
  last: Frame | null,
): void {
  if (store.getState().pending?.decision !== decision) return;
  store.setState({ pending: answer.ok ? { decision, doneAt: answer.version } : null });
  if (last !== null) settleFrame(store, last);
}

/** Frames for other reasons may arrive in between: the card must not bounce back into the hand for them. */
export function settleFrame(store: PendingStore, frame: Frame): void {
  const { pending } = store.getState();
  if (pending !== null && isSettled(pending, frame)) store.setState({ pending: null });
}

function isSettled({ decision, doneAt }: Pending, { version, game }: Frame): boolean {
  if (game === null) return true;
  return doneAt === null ? shows(game, decision) : version >= doneAt;
}

/** While the table plays out what somebody has claimed, nobody is asked for anything. */
function unasked(language: Language, moment: Moment, claimedBy: Position): Moment {
  const news = newsTexts(language);
  const texts = tableTexts(language);
  const person = moment.seats.find(({ position }) => position === claimedBy);
  const isYou = moment.viewer === claimedBy;
  return {
    ...moment,
    isMyTurn: false,
    asksForCard: false,
    playable: [],
    prompt: { say: news.claimed({ isYou, name: person?.ownName ?? "" }), why: texts.board.claimedWhy },
  };
}

/** The last frame with the pending decision already in it; null while no game is shown. */
export function shownMoment(
  language: Language,
  { frame }: Pick<ClientState, "frame">,
  pending: Pending | null,
): Moment | null {
  const game = frame?.game ?? null;
  if (game === null) return null;
  const moment = momentOf(language, pending === null ? game : predict(game, pending.decision));
  const claimedBy = frame?.table.claimedBy ?? null;
  return claimedBy === null ? moment : unasked(language, moment, claimedBy);
}
