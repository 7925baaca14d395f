import type { buck } from "@buck/engine";
import { useEffect, useRef } from "react";
import { useGame, useView } from "../session/context.ts";
import { logLines } from "../texts/log.ts";
import { peopleOf } from "../texts/people.ts";
import { words } from "../texts/words.ts";

/** The hand so far in plain sentences, the newest at the bottom. */
export function Log() {
  const events = useGame((game) => game.events);
  const view = useView((shown) => shown);
  const list = useRef<HTMLOListElement>(null);
  const lines = logLines(lastHand(events), peopleOf(view));
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  if (lines.length === 0) return <p className="soft">{words.table.waitingForLog}</p>;
  return (
    <ol ref={list} className="log" tabIndex={0} aria-label={words.table.log}>
      {lines.map(({ who, text }, index) => (
        <li key={index}>
          {who !== null && <b>{who}</b>} {text}
        </li>
      ))}
    </ol>
  );
}

function lastHand(events: readonly buck.Event[]): readonly buck.Event[] {
  const start = events.findLastIndex(({ type }) => type === "dealt");
  return start < 0 ? events : events.slice(start);
}
