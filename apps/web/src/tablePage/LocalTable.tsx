import type { TableClient } from "@buck/client";
import { gameArchive } from "../archive/gameArchive.ts";
import { SessionContext, useOpenSession } from "../session/context.ts";
import { ExitsContext, LOCAL_EXITS } from "../table/exits.ts";
import type { Exits } from "../table/exits.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { tablePageTexts as t } from "../texts/tablePage.ts";
import { Joining } from "../ui/Joining.tsx";
import { Toast } from "./Toast.tsx";

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

/** A table that runs in this tab. */
export function LocalTable({ open, exits }: LocalTableProps) {
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
