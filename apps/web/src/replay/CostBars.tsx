import { POSITIONS } from "@buck/engine";
import type { ReviewedHand } from "@buck/bots/review";
import { useMoment } from "../session/context.ts";
import { points } from "../texts/numbers.ts";
import { replayTexts as t } from "../texts/replay.ts";
import { useReplay } from "./context.ts";
import { tenths } from "./reviewer.ts";

interface CostBarsProps {
  readonly hands: readonly ReviewedHand[];
  readonly onHand: () => void;
}

/** What each hand cost in mistakes, by player; a bar leads to its hand. */
export function CostBars({ hands, onHand }: CostBarsProps) {
  const { log, goTo } = useReplay();
  const seats = useMoment((moment) => moment.seats);
  const costsOf = ({ costs }: ReviewedHand) =>
    POSITIONS.filter((position) => (costs[position] ?? 0) > 0).map(
      (position) => `${seats[position]?.name ?? ""} ${points(tenths(costs[position] ?? 0))}`,
    );
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
                t.review.bar({ hand: each.hand, cost: points(tenths(total(each))) }),
                ...costsOf(each),
              ].join(", ")}
              title={costsOf(each).join(", ")}
              onClick={() => {
                goTo(log.find(({ hand }) => hand === each.hand)?.first ?? 0);
                onHand();
              }}
            >
              {POSITIONS.map((position) => (
                <i
                  key={position}
                  data-tint={position}
                  style={{ height: `${((each.costs[position] ?? 0) / most) * 100}%` }}
                />
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
