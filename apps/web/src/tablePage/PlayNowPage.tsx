import type { GameName } from "@buck/engine";
import { useCallback } from "react";
import { useLocation } from "wouter";
import { gameArchive } from "../archive/gameArchive.ts";
import { usePracticeSetups } from "../practice/practiceSetup.ts";
import { openPracticeTable } from "../practice/practiceTable.ts";
import { SessionContext, useOpenSession } from "../session/context.ts";
import { usePlayerName } from "../storage/playerName.ts";
import { ExitsContext, LOCAL_EXITS } from "../table/exits.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { tablePageTexts as t } from "../texts/tablePage.ts";
import { Joining } from "../ui/Joining.tsx";
import { Toast } from "./Toast.tsx";

const keptRecord = (gameId: string) => gameArchive.textOf(gameId);

/** One tap and cards in hand: a table with three bots in this tab, with or without a network. */
export function PlayNowPage({ game }: { game: GameName }) {
  const [, navigate] = useLocation();
  const open = useCallback(() => {
    const { level, settings } = usePracticeSetups.getState()[game];
    const name = usePlayerName.getState().name || t.player;
    return openPracticeTable({ name, level, settings: { ...settings, title: t.quickTable } });
  }, [game]);
  const session = useOpenSession(open);
  if (session === null) return <Joining text={t.shuffling} />;
  const exits = {
    ...LOCAL_EXITS,
    leave: () => navigate("/"),
    leaveNote: t.practiceKept,
    keepsGames: "device" as const,
    recordOf: keptRecord,
  };
  return (
    <SessionContext value={session}>
      <ExitsContext value={exits}>
        <TableScreen />
      </ExitsContext>
      <Toast />
    </SessionContext>
  );
}
