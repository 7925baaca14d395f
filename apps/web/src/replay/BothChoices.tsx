import type { ReviewedDecision } from "@buck/bots/review";
import { replayTexts as t } from "../texts/replay.ts";
import { useReplay } from "./context.ts";
import { judgedWords } from "./judgedWords.ts";

interface BothChoicesProps {
  readonly decision: ReviewedDecision;
  /** Its player sits nearest, and is meant without a word. */
  readonly isAtTable?: boolean;
}

/** What was done and what was better, each with the change of score to expect and the better one with its reason. */
export function BothChoices({ decision, isAtTable = false }: BothChoicesProps) {
  const { name, done, best } = judgedWords(useReplay(), decision);
  return (
    <ul className="both-choices">
      <li data-mark="done">
        <b>{done.change}</b> {done.text}
      </li>
      <li data-mark="best">
        <b>{best.change}</b> {isAtTable ? best.text : t.review.expert({ name, sentence: best.text })}
      </li>
    </ul>
  );
}
