import type { LogLine } from "@buck/words";
import { useHandLog, useMoment, useTableUi } from "../session/context.ts";
import { mergeNotes } from "../session/handLog.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useTexts } from "../../texts/useLanguage.ts";

/** The hand so far in plain sentences, the newest at the bottom. */
export function HandLog() {
  const texts = useTexts(tableTexts);
  const notes = useTableUi((ui) => ui.notes);
  const gameId = useMoment((moment) => moment.gameId);
  const round = useMoment((moment) => moment.round);
  const log = useHandLog();
  const lines = mergeNotes({ gameId, round }, log, notes);
  if (lines.length === 0) return <p className="soft">{texts.board.waitingForLog}</p>;
  return (
    <div className="log-window" role="group" tabIndex={0} aria-label={texts.board.log}>
      <ol className="log" aria-label={texts.board.log}>
        {lines.map((line, index) => (
          <li key={index}>
            <Sentence {...line} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A sentence with its person in bold. */
export function Sentence({ who, text }: LogLine) {
  if (who === null || !text.startsWith(who)) return text;
  return (
    <>
      <b>{who}</b>
      {text.slice(who.length)}
    </>
  );
}
