import type { GameName } from "@buck/engine";
import { useCallback } from "react";
import { useLocation } from "wouter";
import { usePracticeSetups } from "../../practice/practiceSetup.ts";
import { openPracticeTable } from "../../practice/practiceTable.ts";
import { usePlayerName } from "../../device/player.ts";
import { deviceVenue, LocalTable } from "./LocalTable.tsx";
import { tableTexts } from "../../texts/en/table.ts";
import { languageStore, useLanguage } from "../../texts/useLanguage.ts";

/** One tap and cards in hand: a table with three bots in this tab, with or without a network. */
export function PlayNowPage({ game }: { game: GameName }) {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const open = useCallback(() => {
    const t = tableTexts(languageStore.getState()).page;
    const { levels, settings } = usePracticeSetups.getState()[game];
    const name = usePlayerName.getState().name || t.player;
    return openPracticeTable({ name, levels, settings: { ...settings, title: t.quickTable } });
  }, [game]);
  return <LocalTable open={open} venue={deviceVenue(language, () => navigate("/"))} />;
}
