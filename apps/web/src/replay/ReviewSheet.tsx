import { costliest } from "@buck/bots/review";
import type { GameReview, ReviewedDecision, ReviewedHand, ReviewedPlayer } from "@buck/bots/review";
import { points, signed } from "@buck/words";
import { useDeferredValue, useEffect, useState } from "react";
import { useStore } from "zustand";
import { ChoiceField } from "../home/ChoiceField.tsx";
import { replayTexts } from "../texts/en/replay.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useReplay } from "./context.ts";
import { judgedWords } from "./judgedWords.ts";
import { tenths } from "./reviewer.ts";

const COSTLIEST = 3;

/** Every decision judged: what cost most, and one line for each player. It begins by itself, and goes on when closed. */
export function ReviewSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(replayTexts);
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
  const t = useTexts(replayTexts);
  /** By their place in the list of players. */
  const [whose, setWhose] = useState<number | null>(null);
  const { players } = review;
  const worst = costliest(review, { most: COSTLIEST, player: players[whose ?? -1] ?? null });
  return (
    <>
      <h3>{t.review.players}</h3>
      <ul className="review-players">
        {players.map((player) => (
          <PlayerLine key={`${player.position}:${player.name}`} player={player} />
        ))}
      </ul>
      <CostBars hands={review.hands} onHand={onClose} />
      <h3>{worst.length === 0 ? t.review.nothing : t.review.worst}</h3>
      <ChoiceField
        title={t.review.whose}
        text=""
        values={[null, ...players.keys()]}
        label={(player) => (player === null ? t.everybody : (players[player]?.name ?? ""))}
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
  const language = useLanguage();
  const t = replayTexts(language);
  const { name, accuracy, mistakes, cost, luck, costliestHand } = player;
  return (
    <li>
      <i className="tint" data-tint={player.position} aria-hidden="true" /> <b>{name}</b>{" "}
      {t.review.player({
        accuracy: Math.round(accuracy * 100),
        mistakes,
        cost: points(language, tenths(cost)),
        luck: signed(language, tenths(luck)),
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
  const language = useLanguage();
  const t = replayTexts(language);
  const { showDecision } = useReplay();
  const { hand, cost } = decision;
  return (
    <li>
      <b>{t.review.cost({ hand, cost: points(language, tenths(cost)) })}</b>
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

interface CostBarsProps {
  readonly hands: readonly ReviewedHand[];
  readonly onHand: () => void;
}

/** What each hand cost in mistakes, by player; a bar leads to its hand. */
function CostBars({ hands, onHand }: CostBarsProps) {
  const language = useLanguage();
  const t = replayTexts(language);
  const { log, goTo } = useReplay();
  const costsOf = ({ costs, names }: ReviewedHand) =>
    names.flatMap((name, position) => {
      const cost = costs[position] ?? 0;
      return cost > 0 ? [`${name} ${points(language, tenths(cost))}`] : [];
    });
  const most = Math.max(1, ...hands.map(total));
  return (
    <figure className="cost-bars">
      <figcaption>{t.review.bars}</figcaption>
      <ol>
        {hands.map((each) => (
          <li key={each.hand}>
            <button
              type="button"
              aria-label={[
                t.review.bar({ hand: each.hand, cost: points(language, tenths(total(each))) }),
                ...costsOf(each),
              ].join(", ")}
              title={costsOf(each).join(", ")}
              onClick={() => {
                goTo(log.find(({ hand }) => hand === each.hand)?.first ?? 0);
                onHand();
              }}
            >
              {each.costs.map((cost, position) => (
                <i key={position} data-tint={position} style={{ height: `${(cost / most) * 100}%` }} />
              ))}
            </button>
            <span aria-hidden="true">{each.hand}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function total({ costs }: ReviewedHand): number {
  return costs.reduce((sum, cost) => sum + cost, 0);
}

interface BothChoicesProps {
  readonly decision: ReviewedDecision;
  /** Its player sits nearest, and is meant without a word. */
  readonly isAtTable?: boolean;
}

/** What was done and what was better, each with the change of score to expect and the better one with its reason. */
export function BothChoices({ decision, isAtTable = false }: BothChoicesProps) {
  const language = useLanguage();
  const t = replayTexts(language);
  const { name, done, best } = judgedWords(language, useReplay(), decision);
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
