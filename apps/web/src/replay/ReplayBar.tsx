import { useState } from "react";
import type { ReactNode } from "react";
import { ComparedGames } from "../again/ComparedGames.tsx";
import { practiceTexts } from "../texts/en/practice.ts";
import { replayTexts } from "../texts/en/replay.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Dialog } from "../ui/Dialog.tsx";
import {
  CompareIcon,
  NextHandIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousHandIcon,
  PreviousIcon,
  ReviewIcon,
} from "../ui/icons.tsx";
import { LineCost } from "./ReplayLog.tsx";
import { BothChoices, ReviewSheet } from "./ReviewSheet.tsx";
import { useMistakes, useReplay, useReplayState } from "./context.ts";

/** What has just happened, where in the game that is, and the ways to move. */
export function ReplayBar() {
  const language = useLanguage();
  const t = replayTexts(language);
  const { steps, log } = useReplay();
  const index = useReplayState((state) => state.index);
  const judged = useReplayState((state) => state.judged);
  const { hand = 0, step = 0 } = steps[index] ?? {};
  const told = log
    .find((each) => each.hand === hand)
    ?.tell(language)
    .find((each) => each.index === index);
  const sentence = told?.lines.map(({ text }) => text).join(" ") ?? "";
  return (
    <section className="prompt replay-bar" aria-label={t.controls}>
      <div className="say">
        <p className="why">{t.at({ hand, step })}</p>
        {judged === null ? (
          <p className="sentence">{sentence}</p>
        ) : (
          <BothChoices decision={judged} isAtTable />
        )}
        <div className="say-buttons">
          {judged === null && <MistakeHere />}
          <CompareButton />
          <ReviewButton />
        </div>
      </div>
      <ReplaySlider text={`${t.at({ hand, step })}. ${sentence}`} />
      <ReplayButtons />
    </section>
  );
}

/** A link that asks for the review opens it at once. */
const asksForReview = () => new URLSearchParams(location.search).has("review");

function ReviewButton() {
  const language = useLanguage();
  const t = replayTexts(language);
  const [isOpen, setIsOpen] = useState(asksForReview);
  return (
    <>
      <button type="button" className="round" aria-label={t.review.title} onClick={() => setIsOpen(true)}>
        <ReviewIcon />
      </button>
      {isOpen && <ReviewSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Once the game has been reviewed: what the decision of this step cost, and the way to what was better. */
function MistakeHere() {
  const language = useLanguage();
  const t = replayTexts(language);
  const { showDecision } = useReplay();
  const index = useReplayState((state) => state.index);
  const mistake = useMistakes().find((each) => each.index === index);
  if (mistake === undefined) return null;
  return (
    <button type="button" className="button paper small mistake-here" onClick={() => showDecision(mistake)}>
      <LineCost mistake={mistake} />
      <span className="unseen">{t.review.show}</span>
      <span className="mistake-words" aria-hidden="true">
        {t.review.show}
      </span>
    </button>
  );
}

function ReplaySlider({ text }: { text: string }) {
  const language = useLanguage();
  const t = replayTexts(language);
  const { steps, log, goTo } = useReplay();
  const index = useReplayState((state) => state.index);
  const last = Math.max(1, steps.length - 1);
  const mistakes = useMistakes();
  return (
    <div className="replay-slider">
      <input
        type="range"
        min={0}
        max={steps.length - 1}
        value={index}
        aria-label={t.slider}
        aria-valuetext={text}
        onChange={(event) => goTo(event.target.valueAsNumber)}
      />
      <span className="replay-hands" aria-hidden="true">
        {log.map(({ hand, first }) => (
          <i key={`hand ${hand}`} style={{ left: `${(first / last) * 100}%` }} />
        ))}
        {mistakes.map((mistake) => (
          <i key={mistake.index} className="mistake" style={{ left: `${(mistake.index / last) * 100}%` }} />
        ))}
      </span>
    </div>
  );
}

function ReplayButtons() {
  const language = useLanguage();
  const t = replayTexts(language);
  const { forward, back, togglePlaying } = useReplay();
  const isPlaying = useReplayState((state) => state.isPlaying);
  return (
    <div className="replay-buttons">
      <MoveButton label={t.previousHand} keys="PageUp" onPress={() => back("hand")}>
        <PreviousHandIcon />
      </MoveButton>
      <MoveButton label={t.back} keys="ArrowLeft" onPress={() => back()}>
        <PreviousIcon />
      </MoveButton>
      <button
        type="button"
        className="button main"
        aria-label={isPlaying ? t.pause : t.play}
        aria-keyshortcuts="Space"
        onClick={togglePlaying}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
      <MoveButton label={t.forward} keys="ArrowRight" onPress={() => forward()}>
        <NextIcon />
      </MoveButton>
      <MoveButton label={t.nextHand} keys="PageDown" onPress={() => forward("hand")}>
        <NextHandIcon />
      </MoveButton>
    </div>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly keys: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function MoveButton({ label, keys, onPress, children }: MoveButtonProps) {
  return (
    <button type="button" className="round" aria-label={label} aria-keyshortcuts={keys} onClick={onPress}>
      {children}
    </button>
  );
}

/** Where the deals had been played before: this game beside the earlier one. */
function CompareButton() {
  const t = useTexts(practiceTexts).again;
  const { history } = useReplay();
  const [isOpen, setOpen] = useState(false);
  const sameDealsAs = history.record?.sameDealsAs;
  if (sameDealsAs === undefined) return null;
  return (
    <>
      <button type="button" className="round" aria-label={t.thenAndNow} onClick={() => setOpen(true)}>
        <CompareIcon />
      </button>
      {isOpen && (
        <Dialog title={t.tableTitle} onClose={() => setOpen(false)}>
          <ComparedGames history={history} sameDealsAs={sameDealsAs} />
        </Dialog>
      )}
    </>
  );
}
