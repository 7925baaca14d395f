import type { Worth } from "./advice.ts";
import { hintTexts as t } from "../texts/hints.ts";
import { points, signed } from "../texts/numbers.ts";

const TENTHS = 10;

/** A small bar on a choice: the longer, the better. Its figure is a change of score, with the sign of all others. */
export function WorthBar({ worth }: { worth: Worth | null }) {
  if (worth === null) return null;
  return (
    <span className="worth" data-best={worth.isBest}>
      <i style={{ inlineSize: `${Math.round(worth.share * 100)}%` }} aria-hidden="true" />
      <b aria-hidden="true">{signed(shownChange(worth))}</b>
      <span className="unseen">, {spokenWorth(worth)}</span>
    </span>
  );
}

/** In words, because not every screen reader tells a sign; for a button whose name is not what stands in it. */
export function spokenWorth(worth: Worth): string {
  const change = shownChange(worth);
  if (change === 0) return t.worth.same;
  const amount = Math.abs(change);
  const told = { amount, points: points(amount) };
  return change < 0 ? t.worth.down(told) : t.worth.up(told);
}

function shownChange({ change }: Worth): number {
  return Math.round(change * TENTHS) / TENTHS;
}
