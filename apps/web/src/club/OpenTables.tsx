import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { ClubTable, Settings } from "@buck/protocol";
import { useState } from "react";
import { gameTexts } from "../games/index.ts";
import { TableForm } from "../home/TableForm.tsx";
import { clubTexts } from "../texts/en/club.ts";
import { tableName } from "../texts/tablePage.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useClub } from "./context.ts";

/** Tables that are open now, and the way to one more. Those of a card night stand with the night. */
export function OpenTables() {
  const language = useLanguage();
  const t = clubTexts(language).tables;
  const { club, ask, refuse, goToTable } = useClub();
  const [isChoosing, setChoosing] = useState(false);
  const tables = club.tables.filter(({ night }) => night === undefined);
  const last = club.lastSettings;
  const open = async (settings: Settings) => {
    const answer = await ask({ type: "openTable", settings });
    if (!answer.ok) refuse(answer);
    else if (answer.table !== undefined) goToTable(answer.table, "sit");
  };
  return (
    <section className="sheet card-sheet" aria-label={t.title}>
      <h2>{t.title}</h2>
      {tables.length === 0 && <p className="soft">{t.none}</p>}
      {tables.length > 0 && (
        <ul className="club-rows">
          {tables.map((table) => (
            <TableRow key={table.code} table={table} />
          ))}
        </ul>
      )}
      <div className="button-row">
        <button
          type="button"
          className={tables.length === 0 ? "button main" : "button paper"}
          onClick={() => (last === null ? setChoosing(true) : void open(last))}
        >
          {t.open}
        </button>
        {last !== null && (
          <button type="button" className="button paper" onClick={() => setChoosing(true)}>
            {t.openOther}
          </button>
        )}
      </div>
      {last !== null && (
        <p className="soft small-print">{t.openSame({ game: gameTexts(language, last.rules.game).title })}</p>
      )}
      {isChoosing && (
        <TableDialog
          settings={last ?? DEFAULT_SETTINGS}
          onOpen={(settings) => void open(settings)}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

function TableRow({ table }: { table: ClubTable }) {
  const language = useLanguage();
  const t = clubTexts(language).tables;
  const { club, goToTable } = useClub();
  const { code, settings, stage, seats, freeSeats } = table;
  const isYours = seats.some((seat) => seat.kind === "person" && seat.memberId === club.you.memberId);
  const name = tableName(language, settings);
  return (
    <li>
      <div className="row-words">
        <b>{name}</b>
        <span className="soft">
          {gameTexts(language, settings.rules.game).title} · {stage === "lobby" ? t.lobby : t.playing}
          {freeSeats > 0 && ` · ${t.free({ seats: freeSeats })}`}
        </span>
        <span className="soft">
          {seats.map((seat) => (seat.kind === "empty" ? t.empty : seat.name)).join(", ")}
        </span>
      </div>
      {isYours || freeSeats > 0 ? (
        <button
          type="button"
          className="button main small"
          aria-label={`${isYours ? t.back : t.sit}, ${name}`}
          onClick={() => goToTable(code, "sit")}
        >
          {isYours ? t.back : t.sit}
        </button>
      ) : (
        <button
          type="button"
          className="button paper small"
          aria-label={`${t.watch}, ${name}`}
          onClick={() => goToTable(code, "watch")}
        >
          {t.watch}
        </button>
      )}
    </li>
  );
}

interface TableDialogProps {
  readonly settings: Settings;
  readonly onOpen: (settings: Settings) => void;
  readonly onClose: () => void;
}

function TableDialog({ settings: first, onOpen, onClose }: TableDialogProps) {
  const t = useTexts(clubTexts).tables;
  const [settings, setSettings] = useState(first);
  return (
    <Dialog title={t.formTitle} onClose={onClose} className="club-form">
      <form
        className="small-form"
        onSubmit={(event) => {
          event.preventDefault();
          onOpen(settings);
        }}
      >
        <TableForm settings={settings} change={(part) => setSettings((before) => ({ ...before, ...part }))} />
        <button type="submit" className="button main wide">
          {t.formOpen}
        </button>
      </form>
    </Dialog>
  );
}
