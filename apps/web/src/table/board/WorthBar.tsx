import { hintsTexts, points, signed } from "@buck/words";
import type { Worth } from "../session/advice.ts";
import { useLanguage } from "../../texts/useLanguage.ts";
import type { Language } from "../../texts/language.ts";

const TENTHS = 10;

/** A small bar on a choice: the longer, the better. Its figure is a change of score, with the sign of all others. */
export function WorthBar({ worth }: { worth: Worth | null }) {
  const language = useLanguage();
  if (worth === null) return null;
  return (
    <span className="worth" data-best={worth.isBest}>
      <i style={{ inlineSize: `${Math.round(worth.share * 100)}%` }} aria-hidden="true" />
      <b aria-hidden="true">{signed(language, shownChange(worth))}</b>
      <span className="unseen">, {spokenWorth(language, worth)}</span>
    </span>
  );
}

/** In words, because not every screen reader tells a sign; for a button whose name is not what stands in it. */
export function spokenWorth(language: Language, worth: Worth): string {
  const t = hintsTexts(language);
  const change = shownChange(worth);
  if (change === 0) return t.worth.same;
  const amount = Math.abs(change);
  const told = { amount, points: points(language, amount) };
  return change < 0 ? t.worth.down(told) : t.worth.up(told);
}

function shownChange({ change }: Worth): number {
  return Math.round(change * TENTHS) / TENTHS;
}
