import { useId, useMemo } from "react";
import { lateHand } from "../../games/pastHands.ts";
import type { PastHand } from "../../games/pastHands.ts";
import { useSession, useTable } from "../session/context.ts";
import { CardRows, Hands, ResultLines } from "./ResultSheet.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { tableTexts } from "../../texts/en/table.ts";

/** The previous hand with all its cards, where watchers see it; null else. */
function useHandBefore(): PastHand | null {
  const language = useLanguage();
  const frame = useTable((state) => state.frame?.lateHand ?? null);
  return useMemo(() => frame && lateHand(language, frame), [language, frame]);
}

/** What whoever watches is told of the cards, and the way to those of the hand before. */
export function WatchingLine() {
  const language = useLanguage();
  const t = tableTexts(language).lateHands;
  const texts = tableTexts(language);
  const { ui } = useSession();
  const sentence = useId();
  const hasHandBefore = useTable(({ frame }) => (frame?.lateHand ?? null) !== null);
  const isPromised = useTable(({ frame }) => frame?.table.lateHands.thisHand === true);
  return (
    <div className="watching" data-opens={hasHandBefore}>
      <p id={sentence}>{hasHandBefore || isPromised ? t.watching : texts.board.watching}</p>
      {hasHandBefore && (
        <button
          type="button"
          className="button paper small"
          aria-label={t.open}
          aria-describedby={sentence}
          onClick={() => ui.setState({ panel: "handBefore" })}
        >
          {t.handBefore}
        </button>
      )}
    </div>
  );
}

/** The previous hand, as its result told it, with what everybody held. */
export function HandBeforeSheet({ onClose }: { onClose: () => void }) {
  const texts = useTexts(tableTexts);
  const hand = useHandBefore();
  if (hand === null) return null;
  const { number, result, trump } = hand;
  return (
    <Dialog title={result.title} onClose={onClose} className="result">
      <p className="soft">
        {texts.board.handNumber({ number })}
        {result.summary !== "" && ` · ${result.summary}`}
      </p>
      <ResultLines lines={result.lines} />
      <Hands result={result} trump={trump} />
    </Dialog>
  );
}

/** The same in few words, to be read from the sofa. */
export function HandBeforeOnTv() {
  const t = useTexts(tableTexts).lateHands;
  const hand = useHandBefore();
  if (hand === null) return null;
  const { result, trump } = hand;
  return (
    <section className="tv-before" aria-label={t.handBefore}>
      <h2>{t.handBefore}</h2>
      <p>{result.title}</p>
      <CardRows held={result.held.slice(0, 4)} trump={trump} />
    </section>
  );
}
