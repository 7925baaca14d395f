import type { Worth } from "./advice.ts";
import { hintTexts as t } from "../texts/hints.ts";
import { points, signed } from "../texts/numbers.ts";

const TENTHS = 10;

/** A small bar on a choice: the longer, the better. Its figure is a change of score, with the sign of all others. */
export function WorthBar({ worth }: { worth: Worth | null }) {
  if (worth === null) return null;
  const change = Math.round(worth.change * TENTHS) / TENTHS;
  return (
    <span className="worth" data-best={worth.isBest}>
      <i style={{ inlineSize: `${Math.round(worth.share * 100)}%` }} aria-hidden="true" />
      <b aria-hidden="true">{signed(change)}</b>
      <span className="unseen">, {spoken(change)}</span>
    </span>
  );
}

/** In words: not every screen reader tells a sign. */
function spoken(change: number): string {
  if (change === 0) return t.worth.same;
  const told = { points: points(Math.abs(change)) };
  return change < 0 ? t.worth.down(told) : t.worth.up(told);
}
