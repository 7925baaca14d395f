import { tablePath } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { refusalText } from "@buck/words";
import { createLiveTable } from "../table/session/liveTable.ts";
import { savePlayerName, usePlayerName } from "../device/player.ts";
import { NewTableScreen } from "./NewTableScreen.tsx";
import { useLanguage } from "../texts/useLanguage.ts";

/** Makes the table and leads its host to the lobby. */
export function NewTablePage() {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { name } = usePlayerName();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const make = async (settings: Settings, playerName: string) => {
    setBusy(true);
    setError(null);
    savePlayerName(playerName);
    const made = await createLiveTable(settings, playerName);
    setBusy(false);
    if (made.ok) navigate(tablePath(made.code), { replace: true });
    else setError(refusalText(language, made));
  };
  return (
    <NewTableScreen
      playerName={name}
      isBusy={isBusy}
      error={error}
      onMake={(settings, playerName) => void make(settings, playerName)}
    />
  );
}
