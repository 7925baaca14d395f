import type { ReviewedDecision } from "@buck/bots/review";
import { memo, useDeferredValue, useEffect, useRef } from "react";
import { points, signed } from "@buck/words";
import { Sentence } from "../table/board/HandLog.tsx";
import { useMistakes, useReplay, useReplayState } from "./context.ts";
import type { HandLines } from "./replayTable.ts";
import { tenths } from "./reviewer.ts";
import { replayTexts } from "../texts/en/replay.ts";
import { useTexts, useLanguage } from "../texts/useLanguage.ts";

const NOTHING_YET: readonly HandLines[] = [];

/** The whole game in words; every line leads to its moment. */
export function ReplayLog({ onJump }: { readonly onJump?: () => void }) {
  const t = useTexts(replayTexts);
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
const ReplayHand = memo(function ReplayHand({ hand: { hand, tell }, current, onJump }: ReplayHandProps) {
  const language = useLanguage();
  const { goTo } = useReplay();
  const mistakes = useMistakes();
  return (
    <section>
      <h3>{replayTexts(language).hand({ hand })}</h3>
      <ol>
        {tell(language)
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
  const language = useLanguage();
  const t = replayTexts(language);
  if (mistake === undefined) return null;
  return (
    <b className="line-cost">
      <span aria-hidden="true">{signed(language, -tenths(mistake.cost))}</span>
      <span className="unseen">{t.review.lineCost({ cost: points(language, tenths(mistake.cost)) })}</span>
    </b>
  );
}
