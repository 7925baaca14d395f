import { useEffect, useRef, useState } from "react";
import { tableTexts } from "../../texts/en/table.ts";
import { useTexts } from "../../texts/useLanguage.ts";
import { useTable } from "../session/context.ts";
import { turnEndsAt, turnMs as turnLength } from "../session/tableInfo.ts";

const HURRY_SECONDS = 5;

/** A ring that empties while somebody's time runs, a half at a time; the platform turns it, nothing here ticks. */
export function TurnRing() {
  const endsAt = useTable(turnEndsAt);
  const turnMs = useTable(turnLength);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (endsAt === null || turnMs === null) return;
    const gone = turnMs - (endsAt - performance.now());
    ref.current?.style.setProperty("--turn-ms", `${turnMs}ms`);
    ref.current?.style.setProperty("--turn-gone", `${-gone}ms`);
  }, [endsAt, turnMs]);
  if (endsAt === null || turnMs === null) return null;
  return (
    <i key={endsAt} ref={ref} className="turn-ring">
      <b />
      <b />
    </i>
  );
}

/** The seconds left for your own decision, in words beside the question. */
export function TurnSeconds() {
  const texts = useTexts(tableTexts);
  const endsAt = useTable(turnEndsAt);
  const seconds = useCountdown(endsAt);
  if (seconds === null) return null;
  return (
    <span className="turn-seconds" data-hurry={seconds <= HURRY_SECONDS} role="timer">
      {texts.board.seconds({ left: seconds })}
    </span>
  );
}

const TICK_MS = 250;

/** Whole seconds until `endsAt` on this browser's clock; null when nothing is running. */
export function useCountdown(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
