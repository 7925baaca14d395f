import type { GameName } from "@buck/engine";
import { useCallback } from "react";
import { useLocation } from "wouter";
import { forgetPracticeTable, openPracticeTable, practiceRecord } from "../client/practiceTable.ts";
import { defaultRules } from "../games/index.ts";
import { SessionContext, useOpenSession } from "../session/context.ts";
import { usePlayerName } from "../storage/playerName.ts";
import { ExitsContext, LOCAL_EXITS } from "../table/exits.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { tablePageTexts as t } from "../texts/tablePage.ts";
import { Joining } from "../ui/Joining.tsx";
import { Toast } from "./Toast.tsx";

/** One tap and cards in hand: a table with three bots in this tab, with or without a network. */
export function PlayNowPage({ game }: { game: GameName }) {
  const [, navigate] = useLocation();
  const key = `buck.practice.${game}`;
  const open = useCallback(
    () =>
      openPracticeTable({
        key,
        name: usePlayerName.getState().name || t.player,
        // Nobody else is kept waiting, and nobody else has to keep up.
        settings: { title: t.quickTable, rules: defaultRules(game), pace: "quick" },
      }),
    [key, game],
  );
  const session = useOpenSession(open);
  if (session === null) return <Joining text={t.shuffling} />;
  const leave = () => {
    forgetPracticeTable(key);
    navigate("/");
  };
  return (
    <SessionContext value={session}>
      <ExitsContext value={{ ...LOCAL_EXITS, leave, recordOf: practiceRecord }}>
        <TableScreen />
      </ExitsContext>
      <Toast />
    </SessionContext>
  );
}
