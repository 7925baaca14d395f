import type { TableErrorCode } from "@buck/protocol";
import { waitsForDeal } from "../state.ts";
import type { RunningGame } from "../state.ts";
import { askedToUndo, isAgreed, undoneDraft } from "../undo.ts";
import { grant, refusal, stale } from "./request.ts";
import type { CommandOf, Request, Ruling } from "./request.ts";

/** Asks to take back one's own decision, the last one. Where nobody else plays it is done at once. */
export function undo(request: Request): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  const { position, name } = person;
  const reason = stale(request, state.game.changedAt) ?? whyNot(request, state.game);
  if (reason !== null) return refusal(reason);
  const last = state.game.lastDecision;
  if (last?.position !== position || last.undo !== "possible") return refusal("NOTHING_TO_UNDO");
  if (isAgreed(state, last)) return grant(undoneDraft(state, state.game));
  return grant({ changes: [{ type: "undoAsked" }], news: [{ type: "undoAsked", position, name }] });
}

function whyNot({ state, person }: Request, { claim, play }: RunningGame): TableErrorCode | null {
  const { turnTimer, undoWithTimer } = state.settings;
  if (turnTimer !== null && !undoWithTimer) return "UNDO_OFF";
  if (person !== null && waitsForDeal(state, person)) return "NEXT_DEAL";
  if (state.paused) return "PAUSED";
  if (claim !== null) return "CLAIMED";
  // When a hand is over, cards may have been shown that nobody can forget.
  return play.toAct.length === 0 ? "NOTHING_TO_UNDO" : null;
}

/** Says yes or no to somebody who asks. The last yes takes the decision back, the first no ends the question. */
export function answerUndo(request: Request, { agrees }: CommandOf<"answerUndo">): Ruling {
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
  return grant(
    isLast ? undoneDraft(state, state.game) : { changes: [{ type: "undoAgreed", position }], news: [] },
  );
}
