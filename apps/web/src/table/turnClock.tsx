import { useEffect, useRef } from "react";
import { useTable } from "../session/context.ts";
import { turnEndsAt, turnMs as turnLength } from "../session/tableInfo.ts";
import { words } from "../texts/words.ts";
import { useCountdown } from "./useCountdown.ts";

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
  const endsAt = useTable(turnEndsAt);
  const seconds = useCountdown(endsAt);
  if (seconds === null) return null;
  return (
    <span className="turn-seconds" data-hurry={seconds <= HURRY_SECONDS} role="timer">
      {words.table.seconds({ left: seconds })}
    </span>
  );
}
