import { readGameFile } from "@buck/records";
import type { GameHistory } from "@buck/records";

export type FetchedGame =
  | { readonly ok: true; readonly history: GameHistory }
  | {
      readonly ok: false;
      readonly error: "noGame" | "gameUnreachable" | "brokenGame";
      readonly text?: string;
    };

/** A finished game by its id, from the server this page came from. */
export async function fetchGame(id: string): Promise<FetchedGame> {
  const response = await fetch(`/api/games/${encodeURIComponent(id)}`).catch(() => null);
  if (response?.status === 404) return { ok: false, error: "noGame" };
  if (response === null || !response.ok) return { ok: false, error: "gameUnreachable" };
  const read = readGameFile(await response.text());
  if (!read.ok) return { ok: false, error: "brokenGame", text: read.message };
  return { ok: true, history: read.history };
}
