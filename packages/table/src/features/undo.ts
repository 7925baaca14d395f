import { AT_ONCE, exactly } from "@buck/authority";
import type { Position } from "@buck/engine";
import type { TableErrorCode } from "@buck/protocol";
import { gameGoingOn } from "../clock/timers.ts";
import type { TableTimer } from "../clock/timers.ts";
import type { EntryDraft } from "../state/entry.ts";
import { actorOf, nameAt, peopleOf, waitingAfter, waitsForDeal, withGame } from "../state/state.ts";
import type { LastDecision, Person, TableState } from "../state/state.ts";
import { grant, refusal, stale } from "./feature.ts";
import type { ChangeContext, ChangeOf, CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** The last decision is taken back, if everybody who plays agrees. */
export const undo = {
  rule: { undo: askToUndo, answerUndo },
  reduce: {
    undoAsked: (state) => asking(state, () => ({ undo: "asked" })),
    undoAgreed: (state, { position }) => asking(state, ({ agreed }) => ({ agreed: [...agreed, position] })),
    undoRefused: (state) => asking(state, () => ({ undo: "refused" })),
    undone: takenBack,
  },
  follow: {
    gameActed: withLastDecision,
    claimed: (state) => withGame(state, { lastDecision: null }),
  },
  timers: answers,
  shown: {
    table: ({ game }) => {
      const last = game?.lastDecision ?? null;
      return { undo: last?.undo === "asked" ? { by: last.position, agreed: last.agreed } : null };
    },
    you: (state, { person }) => ({ mayUndo: person !== null && whyNot(state, person) === null }),
  },
} satisfies Feature;

function withLastDecision(
  state: TableState,
  change: ChangeOf<"gameActed">,
  context: ChangeContext,
): TableState {
  return withGame(state, { lastDecision: decisionOf(change, context) });
}

/** Asks to take back one's own decision, the last one. Where nobody else plays it is done at once. */
function askToUndo(request: Request): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  const { position, name } = person;
  const reason = stale(request, state.game.changedAt) ?? whyNot(state, person);
  if (reason !== null) return refusal(reason);
  const last = state.game.lastDecision;
  if (last === null) return refusal("NOTHING_TO_UNDO");
  if (isAgreed(state, last)) return grant(undoneDraft(state));
  return grant({ changes: [{ type: "undoAsked" }], news: [{ type: "undoAsked", position, name }] });
}

/** Says yes or no to somebody who asks. The last yes takes the decision back, the first no ends the question. */
function answerUndo(request: Request, { agrees }: CommandOf<"answerUndo">): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  const { position, name } = person;
  const last = state.game.lastDecision;
  if (last?.undo !== "asked") return refusal("NOTHING_TO_UNDO");
  const asked = askedToUndo(state, last.position);
  const reason = stale(request, state.game.changedAt);
  if (reason !== null) return refusal(reason);
  if (!asked.includes(position) || last.agreed.includes(position)) return refusal("NOTHING_TO_UNDO");
  if (!agrees) {
    return grant({ changes: [{ type: "undoRefused" }], news: [{ type: "undoRefused", position, name }] });
  }
  const isLast = isAgreed(state, { ...last, agreed: [...last.agreed, position] });
  return grant(isLast ? undoneDraft(state) : { changes: [{ type: "undoAgreed", position }], news: [] });
}

/** Why a person may not ask to take a decision back now; null when they may. */
function whyNot(
  { game, settings, paused }: TableState,
  person: Pick<Person, "position" | "since">,
): TableErrorCode | null {
  if (game === null) return "NO_GAME";
  if (settings.turnTimer !== null && !settings.undoWithTimer) return "UNDO_OFF";
  if (waitsForDeal({ game }, person)) return "NEXT_DEAL";
  if (paused) return "PAUSED";
  if (game.claim !== null) return "CLAIMED";
  // When a hand is over, cards may have been shown that nobody can forget.
  if (game.play.toAct.length === 0) return "NOTHING_TO_UNDO";
  const last = game.lastDecision;
  return last?.position === person.position && last.undo === "possible" ? null : "NOTHING_TO_UNDO";
}

/** Everybody else who plays this hand themselves has to agree: bots do so by themselves. */
function askedToUndo(state: TableState, by: Position): readonly Position[] {
  return peopleOf(state)
    .filter((person) => person.position !== by && person.absence === null && !waitsForDeal(state, person))
    .map(({ position }) => position);
}

/** Whether everybody who has to agree has done so, perhaps because somebody else has left. */
function isAgreed(state: TableState, { position, agreed }: LastDecision): boolean {
  return askedToUndo(state, position).every((seat) => agreed.includes(seat));
}

/** The entry that takes the last decision back. */
function undoneDraft(state: TableState): EntryDraft {
  const last = state.game?.lastDecision ?? null;
  if (last === null) throw new Error("There is no decision to take back");
  const { position, before } = last;
  const handEvents = before.handEvents().events.length;
  const news = { type: "undone", position, name: nameAt(state, position), handEvents } as const;
  return { changes: [{ type: "undone" }], news: [news] };
}

/** What a bot decided for somebody stays decided. */
function decisionOf(
  { action }: ChangeOf<"gameActed">,
  { seq, commandId, before }: ChangeContext,
): LastDecision | null {
  const position = actorOf(action);
  if (position === undefined || commandId === `table/${seq}` || before.game === null) return null;
  return { position, undo: "possible", agreed: [], before: before.game.play.quiet() };
}

function asking(state: TableState, changes: (last: LastDecision) => Partial<LastDecision>): TableState {
  const last = state.game?.lastDecision ?? null;
  if (last === null) throw new Error("The log speaks of undoing where there is no decision");
  return withGame(state, { lastDecision: { ...last, ...changes(last) } });
}

function takenBack(state: TableState, _: ChangeOf<"undone">, { seq }: ChangeContext): TableState {
  const { game } = state;
  if (game === null || game.lastDecision === null)
    throw new Error("The log undoes where there is no decision");
  const { position, before: play } = game.lastDecision;
  const waitingSince = waitingAfter(game, { play, actor: position, seq });
  const [actions, times] = [game.actions.slice(0, -1), game.times.slice(0, -1)];
  return withGame(state, { play, actions, times, waitingSince, changedAt: seq, lastDecision: null });
}

/** How long somebody who asks to take a decision back waits for everybody's yes. */
const LAPSES = exactly(20_000);

/** When the last who has not answered leaves, everybody else has agreed. */
function answers(state: TableState): readonly TableTimer[] {
  const game = gameGoingOn(state);
  if (game === null || game.lastDecision?.undo !== "asked") return [];
  const key = `undo:${game.changedAt}`;
  return isAgreed(state, game.lastDecision)
    ? [{ kind: "entry", key: `${key}:agreed`, span: AT_ONCE, write: undoneDraft }]
    : [{ kind: "entry", key, span: LAPSES, write: () => ({ changes: [{ type: "undoRefused" }], news: [] }) }];
}
