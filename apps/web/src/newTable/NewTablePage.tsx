import { tablePath } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { createLiveTable } from "../client/liveTable.ts";
import { savePlayerName, usePlayerName } from "../storage/playerName.ts";
import { refusalText } from "../texts/refusals.ts";
import { NewTableScreen } from "./NewTableScreen.tsx";

/** Makes the table and leads its host to the lobby. */
export function NewTablePage() {
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
    else setError(refusalText(made));
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
