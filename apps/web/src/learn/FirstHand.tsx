import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { openLocalTable } from "../client/local/localTable.ts";
import type { LocalTable } from "../client/local/localTable.ts";
import { SessionContext, useSession } from "../session/context.ts";
import { useTableSession } from "../session/useTableSession.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { homeTexts } from "../texts/home.ts";
import { coachTexts } from "../texts/learn.ts";
import { words } from "../texts/words.ts";
import { adviceFor, LESSON_DEALER, LESSON_DECK } from "./coach.ts";
import "./coach.css";

const SLOW_PACE = { deal: 2500, reveal: 4000, bot: 1400, trick: 1500 };

const openLesson = () =>
  openLocalTable({
    name: coachTexts.title,
    names: [words.you, ...homeTexts.botNames],
    dealer: LESSON_DEALER,
    decks: [LESSON_DECK],
    pace: SLOW_PACE,
  });

/** A first hand with a teacher beside you, at a real table with the real rules. */
export function FirstHand() {
  const [table, setTable] = useState<LocalTable | null>(null);
  const open = useCallback(() => {
    const opened = openLesson();
    setTable(opened);
    return opened;
  }, []);
  const session = useTableSession(open);
  if (session === null || table === null) return <main className="felt" />;
  return (
    <SessionContext value={session}>
      <TableScreen coach={<Coach table={table} />} />
    </SessionContext>
  );
}

function Coach({ table }: { table: LocalTable }) {
  const { ui } = useSession();
  const { say, hint } = adviceFor(useStore(table.views));
  useEffect(() => ui.setState({ hint }), [ui, hint]);
  return (
    <p className="coach" role="note">
      {say}
    </p>
  );
}
