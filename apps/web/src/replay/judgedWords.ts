import { games } from "@buck/engine";
import type { Card, CardId, Game, GameAction, GameName, Games, Position, Suit } from "@buck/engine";
import type { ReviewedDecision } from "@buck/bots/review";
import type { GameHistory, GameStep } from "@buck/records";
import { buckTexts, hintSentence, signed, theCard } from "@buck/words";
import { momentOf } from "../games/index.ts";
import type { CardMark } from "../table/session/tableUi.ts";
import type { HandLines } from "./replayTable.ts";
import { tenths } from "./reviewer.ts";
import type { Language } from "../texts/language.ts";
import { replayTexts } from "../texts/en/replay.ts";

interface JudgedChoice {
  readonly text: string;
  /** Of the score, to be expected with it. */
  readonly change: string;
}

/** One decision as people read it: what was done and what an expert would say to that player. */
export interface JudgedWords {
  readonly name: string;
  readonly done: JudgedChoice;
  readonly best: JudgedChoice;
}

interface Known {
  readonly name: string;
  readonly hand: readonly Card[];
  readonly trump: Suit | null;
  readonly turnUp: Card | null;
  readonly dealer: Position | null;
}

interface JudgedGame {
  readonly history: GameHistory;
  readonly steps: readonly GameStep[];
  readonly log: readonly HandLines[];
}

export function judgedWords(
  language: Language,
  { history, steps, log }: JudgedGame,
  decision: ReviewedDecision,
): JudgedWords {
  const { index, position, done, best, reasons } = decision;
  const change = (points: number) => signed(language, tenths(games[history.game].scoreChange(points)));
  const known = knownBefore(language, history, steps[index], position);
  return {
    name: known.name,
    done: { text: doneText(language, log, decision, known), change: change(done.points) },
    best: {
      text: hintSentence(language, { ...known, action: best.action, reasons }),
      change: change(best.points),
    },
  };
}

/** As the log tells it; what nobody saw then is told here. */
function doneText(
  language: Language,
  log: readonly HandLines[],
  { index, hand, done: { action } }: ReviewedDecision,
  { name, hand: cards, trump }: Known,
): string {
  const t = replayTexts(language);
  const buck = buckTexts(language);
  if (action.type === "FOLD_DECISION") {
    return buck[action.folded ? "folds" : "stays"]({ isYou: false, name });
  }
  if (action.type === "DISCARD") {
    const card = cards.find(({ id }) => id === action.cardId);
    return t.review.discards({ name, card: card === undefined ? "" : theCard(language, card, trump) });
  }
  const told = log
    .find((each) => each.hand === hand)
    ?.tell(language)
    .find((each) => each.index === index);
  return told?.lines[0]?.text ?? "";
}

/** What the player saw when they decided. */
function knownBefore<Name extends GameName>(
  language: Language,
  { game, states }: GameHistory<Name>,
  step: GameStep | undefined,
  position: ReviewedDecision["position"],
): Known {
  const rules: Game<Games[Name]> = games[game];
  const all: readonly Games[Name]["state"][] = states;
  const state = all[(step?.stateIndex ?? 0) - 1];
  if (state === undefined) throw new RangeError("a decision has a state before it");
  const view = rules.view(state, position);
  const { hand, trump } = momentOf<Name>(language, { game, view, events: [] });
  const { turnUpCard: turnUp, dealerPosition: dealer } = view;
  return { name: state.players[position]?.name ?? "", hand, trump, turnUp, dealer };
}

/** The cards that a decision is about, by their ids; none for bids and calls. */
export function cardMarks(
  game: GameName,
  { done, best }: ReviewedDecision,
): Readonly<Partial<Record<CardId, CardMark>>> {
  const marks: Partial<Record<CardId, CardMark>> = {};
  for (const [kind, { action, points }] of [["done", done] as const, ["best", best] as const]) {
    const card = cardOf(action);
    if (card !== null) marks[card] = { kind, change: games[game].scoreChange(points) };
  }
  return marks;
}

function cardOf(action: GameAction): CardId | null {
  return action.type === "PLAY_CARD" || action.type === "DISCARD" ? action.cardId : null;
}
