import { costliest } from "@buck/bots/review";
import type { GameReview, ReviewedDecision, ReviewedPlayer } from "@buck/bots/review";
import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { useDeferredValue, useEffect, useState } from "react";
import { useStore } from "zustand";
import { ChoiceField } from "../newTable/ChoiceField.tsx";
import { useMoment } from "../session/context.ts";
import { points, signed } from "../texts/numbers.ts";
import { replayTexts as t } from "../texts/replay.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useReplay } from "./context.ts";
import { tenths } from "./reviewer.ts";
import { BothChoices } from "./BothChoices.tsx";
import { CostBars } from "./CostBars.tsx";

const COSTLIEST = 3;

/** Every decision judged: what cost most, and one line for each player. It begins by itself, and goes on when closed. */
export function ReviewSheet({ onClose }: { onClose: () => void }) {
  const { reviewer } = useReplay();
  // What a review found is drawn a piece at a time, so that the page goes on answering.
  const state = useDeferredValue(useStore(reviewer.state));
  useEffect(() => reviewer.startOnce(), [reviewer]);
  return (
    <Dialog title={t.review.title} onClose={onClose} className="review">
      {state.stage === "done" ? (
        <ReviewResult review={state.review} onClose={onClose} />
      ) : (
        <>
          <p>{state.stage === "failed" ? t.review.failed : t.review.what}</p>
          {state.stage === "running" && (
            <progress
              aria-label={t.review.running}
              max={Math.max(1, state.progress.all)}
              value={state.progress.done}
            />
          )}
          {state.stage === "failed" && (
            <button type="button" className="button main wide" data-first-focus onClick={reviewer.start}>
              {t.review.start}
            </button>
          )}
        </>
      )}
    </Dialog>
  );
}

function ReviewResult({ review, onClose }: { review: GameReview; onClose: () => void }) {
  const seats = useMoment((moment) => moment.seats);
  const [whose, setWhose] = useState<Position | null>(null);
  const worst = costliest(review, { most: COSTLIEST, position: whose });
  return (
    <>
      <h3>{t.review.players}</h3>
      <ul className="review-players">
        {review.players.map((player) => (
          <PlayerLine key={player.position} player={player} />
        ))}
      </ul>
      <CostBars hands={review.hands} onHand={onClose} />
      <h3>{worst.length === 0 ? t.review.nothing : t.review.worst}</h3>
      <ChoiceField
        title={t.review.whose}
        text=""
        values={[null, ...POSITIONS]}
        label={(position) => (position === null ? t.everybody : (seats[position]?.name ?? ""))}
        value={whose}
        onChange={setWhose}
      />
      <ol className="review-worst">
        {worst.map((decision) => (
          <Mistake key={decision.index} decision={decision} onClose={onClose} />
        ))}
      </ol>
      <p className="soft">{t.review.luckMeans}</p>
    </>
  );
}

function PlayerLine({ player }: { player: ReviewedPlayer }) {
  const name = useMoment((moment) => moment.seats[player.position]?.name ?? "");
  const { accuracy, mistakes, cost, luck, costliestHand } = player;
  return (
    <li>
      <i className="tint" data-tint={player.position} aria-hidden="true" /> <b>{name}</b>{" "}
      {t.review.player({
        accuracy: Math.round(accuracy * 100),
        mistakes,
        cost: points(tenths(cost)),
        luck: signed(tenths(luck)),
      })}{" "}
      {costliestHand !== null && t.review.costliestHand({ hand: costliestHand })}
    </li>
  );
}

interface MistakeProps {
  readonly decision: ReviewedDecision;
  readonly onClose: () => void;
}

function Mistake({ decision, onClose }: MistakeProps) {
  const { showDecision } = useReplay();
  const { hand, cost } = decision;
  return (
    <li>
      <b>{t.review.cost({ hand, cost: points(tenths(cost)) })}</b>
      <BothChoices decision={decision} />
      <button
        type="button"
        className="button paper small"
        onClick={() => {
          showDecision(decision);
          onClose();
        }}
      >
        {t.review.show}
      </button>
    </li>
  );
}
