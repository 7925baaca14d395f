import type { TableClient } from "@buck/client";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { ErrorScreen } from "../../app/ErrorScreen.tsx";
import { gameArchive } from "../../replay/gameArchive.ts";
import { tableTexts } from "../../texts/en/table.ts";
import type { Language } from "../../texts/language.ts";
import { useTexts } from "../../texts/useLanguage.ts";
import { Joining } from "../../ui/Joining.tsx";
import { TableScreen } from "../board/TableScreen.tsx";
import { ExitsContext, LOCAL_EXITS } from "../board/exits.ts";
import type { Exits } from "../board/exits.ts";
import { SessionContext, useOpenSession } from "../session/context.ts";
import { Toast } from "./Toast.tsx";

/** The ways out of a table in this tab whose games are kept on this device. */
export const keptExits = (language: Language, leave: () => void): Exits => ({
  ...LOCAL_EXITS,
  leave,
  leaveNote: tableTexts(language).page.practiceKept,
  keepsGames: "device",
  recordOf: (gameId) => gameArchive.textOf(gameId),
});

interface LocalTableProps {
  /** Keeps its identity while the table is the same. */
  readonly open: () => TableClient | Promise<TableClient>;
  readonly exits: Exits;
}

/** A table that runs in this tab, and in no other at the same address. */
export function LocalTable(props: LocalTableProps) {
  const [address] = useLocation();
  const { isMine, takeOver } = useOnlyTab(`buck.table.${address}`);
  return isMine ? <OpenTable {...props} /> : <ErrorScreen error="elsewhere" onAction={takeOver} />;
}

function OpenTable({ open, exits }: LocalTableProps) {
  const t = useTexts(tableTexts).page;
  const session = useOpenSession(open);
  if (session === null) return <Joining text={t.shuffling} />;
  return (
    <SessionContext value={session}>
      <ExitsContext value={exits}>
        <TableScreen />
      </ExitsContext>
      <Toast />
    </SessionContext>
  );
}

interface OnlyTab {
  /** False as soon as another tab has come for the same thing. */
  readonly isMine: boolean;
  readonly takeOver: () => void;
}

/** The newest tab has it: two that keep the same game would overwrite each other. Without TLS browsers cannot tell. */
function useOnlyTab(name: string): OnlyTab {
  const [isMine, setMine] = useState(true);
  useEffect(() => {
    if (!isMine || !("locks" in navigator)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const untilLeft = () => {
      if (signal.aborted) return Promise.resolve();
      return new Promise((resolve) => signal.addEventListener("abort", resolve));
    };
    navigator.locks.request(name, { steal: true }, untilLeft).catch(() => {
      if (!signal.aborted) setMine(false);
    });
    return () => leaving.abort();
  }, [name, isMine]);
  return { isMine, takeOver: () => setMine(true) };
}
