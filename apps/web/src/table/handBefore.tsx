import { useId, useMemo } from "react";
import { lateHand } from "../games/pastHands.ts";
import type { PastHand } from "../games/pastHands.ts";
import { useSession, useTable } from "../session/context.ts";
import { CardRows, Hands, ResultLines } from "./ResultSheet.tsx";
import { lateHandTexts as t } from "../texts/lateHands.ts";
import { words } from "../texts/words.ts";
import { Dialog } from "../ui/Dialog.tsx";
import "./handBefore.css";

/** The hand before with all its cards, where watchers see it; null else. */
function useHandBefore(): PastHand | null {
  const frame = useTable((state) => state.frame?.lateHand ?? null);
  return useMemo(() => frame && lateHand(frame), [frame]);
}

/** What whoever watches is told of the cards, and the way to those of the hand before. */
export function WatchingLine() {
  const { ui } = useSession();
  const sentence = useId();
  const hasHandBefore = useTable(({ frame }) => (frame?.lateHand ?? null) !== null);
  const isPromised = useTable(({ frame }) => frame?.table.lateHands.thisHand === true);
  return (
    <div className="watching">
      <p id={sentence}>{hasHandBefore || isPromised ? t.watching : words.table.watching}</p>
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

/** The hand before, as its result told it, with what everybody held. */
export function HandBeforeSheet({ onClose }: { onClose: () => void }) {
  const hand = useHandBefore();
  if (hand === null) return null;
  const { number, result, trump } = hand;
  return (
    <Dialog title={result.title} onClose={onClose} className="result">
      <p className="soft">
        {words.table.handNumber({ number })}
        {result.summary !== "" && ` · ${result.summary}`}
      </p>
      <ResultLines lines={result.lines} />
      <Hands result={result} trump={trump} />
    </Dialog>
  );
}

/** The same in few words, to be read from the sofa. */
export function HandBeforeOnTv() {
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
