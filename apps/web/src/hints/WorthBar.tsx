import type { Worth } from "./advice.ts";
import { hintTexts } from "../texts/hints.ts";
import { points } from "../texts/numbers.ts";

const TENTHS = 10;

/** A small bar on a choice: the longer, the more points it is worth. */
export function WorthBar({ worth }: { worth: Worth | null }) {
  if (worth === null) return null;
  const told = points(Math.round(worth.points * TENTHS) / TENTHS);
  return (
    <span className="worth" data-best={worth.isBest}>
      <i style={{ inlineSize: `${Math.round(worth.share * 100)}%` }} aria-hidden="true" />
      <b aria-hidden="true">{told}</b>
      <span className="unseen">, {hintTexts.worth({ points: told })}</span>
    </span>
  );
}
