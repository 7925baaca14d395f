import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { usePlayerName } from "../storage/playerName.ts";
import { tablePageTexts } from "../texts/tablePage.ts";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { Joining } from "../ui/Joining.tsx";
import { quickGame } from "./quickGame.ts";

// The next screen is on its way while the table is being made.
void import("./TablePage.tsx");

/** One tap and cards in hand. */
export function PlayNowPage() {
  const [, navigate] = useLocation();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    const play = async () => {
      setError(null);
      const made = await quickGame(usePlayerName.getState().name);
      if (!isWanted) return;
      if (made.ok) navigate(`/t/${made.code}`, { replace: true });
      else setError(made.message);
    };
    void play();
    return () => {
      isWanted = false;
    };
  }, [attempt, navigate]);
  if (error === null) return <Joining text={tablePageTexts.shuffling} />;
  return <ErrorScreen error="noTable" text={error} onAction={() => setAttempt(attempt + 1)} />;
}
