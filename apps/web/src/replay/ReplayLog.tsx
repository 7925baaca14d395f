import type { ReviewedDecision } from "@buck/bots/review";
import { memo, useDeferredValue, useEffect, useRef } from "react";
import { Sentence } from "../table/HandLog.tsx";
import { points, signed } from "../texts/numbers.ts";
import { replayTexts as t } from "../texts/replay.ts";
import { useMistakes, useReplay, useReplayState } from "./context.ts";
import type { HandLines } from "./replayLog.ts";
import { tenths } from "./reviewer.ts";

const NOTHING_YET: readonly HandLines[] = [];

/** The whole game in words; every line leads to its moment. */
export function ReplayLog({ onJump }: { readonly onJump?: () => void }) {
  // The table is drawn first, and the words after it, a hand at a time.
  const log = useDeferredValue(useReplay().log, NOTHING_YET);
  const index = useReplayState((state) => state.index);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    // Only the list moves, never the page.
    list.current?.scrollTo({ top: (current?.offsetTop ?? 0) - list.current.clientHeight / 2 });
  }, [index, log]);
  return (
    <div ref={list} className="log replay-log" tabIndex={0} role="group" aria-label={t.log}>
      {log.map((hand) => (
        <ReplayHand key={hand.hand} hand={hand} current={indexIn(hand, index)} onJump={onJump} />
      ))}
    </div>
  );
}

/** The shown step, for the one hand that has it. */
function indexIn({ first, last }: HandLines, index: number): number | null {
  return first <= index && index <= last ? index : null;
}

interface ReplayHandProps {
  readonly hand: HandLines;
  readonly current: number | null;
  readonly onJump: (() => void) | undefined;
}

/** A step redraws the hands it leaves and enters, not the whole log. */
const ReplayHand = memo(function ReplayHand({ hand: { hand, steps }, current, onJump }: ReplayHandProps) {
  const { goTo } = useReplay();
  const mistakes = useMistakes();
  return (
    <section>
      <h3>{t.hand({ hand })}</h3>
      <ol>
        {steps
          .filter(({ lines }) => lines.length > 0)
          .map((step) => (
            <li key={step.index}>
              <button
                type="button"
                className="replay-line"
                aria-current={step.index === current ? "step" : undefined}
                onClick={() => {
                  goTo(step.index);
                  onJump?.();
                }}
              >
                <LineCost mistake={mistakes.find(({ index }) => index === step.index)} />
                {step.lines.map((line, number) => (
                  <span key={number}>
                    <Sentence {...line} />
                  </span>
                ))}
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
});

/** What the decision of a line cost, once the game has been reviewed. */
export function LineCost({ mistake }: { mistake: ReviewedDecision | undefined }) {
  if (mistake === undefined) return null;
  return (
    <b className="line-cost">
      <span aria-hidden="true">{signed(-tenths(mistake.cost))}</span>
      <span className="unseen">{t.review.lineCost({ cost: points(tenths(mistake.cost)) })}</span>
    </b>
  );
}
