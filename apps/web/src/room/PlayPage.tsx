import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useMyName } from "../settings/name.ts";
import { roomTexts } from "../texts/room.ts";
import { TroubleScreen } from "../trouble/TroubleScreen.tsx";
import { Joining } from "./Joining.tsx";
import { quickGame } from "./quickGame.ts";

// The next screen is on its way while the table is being made.
void import("./RoomPage.tsx");

/** One tap and cards in hand. */
export function PlayPage() {
  const [, navigate] = useLocation();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    const play = async () => {
      setError(null);
      const made = await quickGame(useMyName.getState().name);
      if (!isWanted) return;
      if (made.ok) navigate(`/t/${made.code}`, { replace: true });
      else setError(made.message);
    };
    void play();
    return () => {
      isWanted = false;
    };
  }, [attempt, navigate]);
  if (error === null) return <Joining text={roomTexts.shuffling} />;
  return <TroubleScreen trouble="noTable" text={error} onAction={() => setAttempt(attempt + 1)} />;
}
