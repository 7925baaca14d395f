import type { TableClient } from "@buck/client";
import { useLocation } from "wouter";
import { gameArchive } from "../archive/gameArchive.ts";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { SessionContext, useOpenSession } from "../session/context.ts";
import { ExitsContext, LOCAL_EXITS } from "../table/exits.ts";
import type { Exits } from "../table/exits.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { tablePageTexts as t } from "../texts/tablePage.ts";
import { Joining } from "../ui/Joining.tsx";
import { Toast } from "./Toast.tsx";
import { useOnlyTab } from "./useOnlyTab.ts";

/** The ways out of a table in this tab whose games are kept on this device. */
export const keptExits = (leave: () => void): Exits => ({
  ...LOCAL_EXITS,
  leave,
  leaveNote: t.practiceKept,
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
