import { seatToken } from "@buck/client";
import { useState } from "react";
import { useLocation } from "wouter";
import { gameArchive } from "../archive/gameArchive.ts";
import { browserPlatform } from "../client/platform.ts";
import { forgetOwnGame, useOwnGames } from "../storage/ownGames.ts";
import { replayTexts as t } from "../texts/replay.ts";

/** Deletes a game and its page for good; offered to whoever sat at its table with this browser. Asks once. */
export function DeleteGame({ id }: { id: string }) {
  const code = useOwnGames(({ games }) => games.find(({ gameId }) => gameId === id)?.code ?? null);
  const [stage, setStage] = useState<"offered" | "asked" | "failed">("offered");
  const [, navigate] = useLocation();
  if (code === null) return null;
  const remove = async () => {
    if (!(await deleteOnServer(id, code))) return setStage("failed");
    await gameArchive.remove(id);
    forgetOwnGame(id);
    navigate("/");
  };
  if (stage === "offered") {
    return (
      <button type="button" className="button paper wide" onClick={() => setStage("asked")}>
        {t.delete.offer}
      </button>
    );
  }
  return (
    <section className="delete-game">
      <p role="alert">{stage === "failed" ? t.delete.failed : t.delete.ask}</p>
      <div className="sheet-buttons">
        <button type="button" className="button paper" onClick={() => setStage("offered")}>
          {t.delete.keep}
        </button>
        <button type="button" className="button main grow" onClick={() => void remove()}>
          {t.delete.confirm}
        </button>
      </div>
    </section>
  );
}

/** True when the server has the game no more. */
async function deleteOnServer(id: string, code: string): Promise<boolean> {
  const token = seatToken({ server: location.origin, code }, browserPlatform);
  const response = await fetch(`/api/games/${encodeURIComponent(id)}`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => null);
  return response !== null && (response.ok || response.status === 404);
}
