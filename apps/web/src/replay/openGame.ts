import type { Position } from "@buck/engine";
import { readGameFile } from "@buck/records";
import type { FileFault, GameHistory } from "@buck/records";
import { useEffect, useState } from "react";
import { HAS_SERVER, serverAddress } from "../app/base.ts";
import { gameArchive } from "./gameArchive.ts";

export type FetchedGame =
  | {
      readonly ok: true;
      readonly history: GameHistory;
      /** Where its reader sat; the first seat when they did not play. */
      readonly seat: Position;
      /** Only this device knows the game: there is no link to hand on. */
      readonly isPractice: boolean;
    }
  | {
      readonly ok: false;
      readonly error: "noGame" | "gameUnreachable" | "brokenGame";
      /** Of a broken game. */
      readonly fault?: FileFault;
    };

/** A finished game by its id: the copy on this device, which needs no network, or else from the server of this page. */
export async function openGame(id: string): Promise<FetchedGame> {
  const kept = await gameArchive.find(id);
  const text = kept === null ? null : await gameArchive.textOf(id);
  const read = text === null ? null : readGameFile(text);
  if (kept === null || read?.ok !== true) return fetchGame(id);
  return { ok: true, history: read.history, seat: kept.seat, isPractice: kept.isPractice };
}

async function fetchGame(id: string): Promise<FetchedGame> {
  if (!HAS_SERVER) return { ok: false, error: "noGame" };
  const response = await fetch(`${serverAddress()}/api/games/${encodeURIComponent(id)}`).catch(() => null);
  if (response?.status === 404) return { ok: false, error: "noGame" };
  if (response === null || !response.ok) return { ok: false, error: "gameUnreachable" };
  const read = readGameFile(await response.text());
  if (!read.ok) return { ok: false, error: "brokenGame", fault: read };
  return { ok: true, history: read.history, seat: 0, isPractice: false };
}

/** A finished game by its id; null until it is there. */
export function useGame(id: string): FetchedGame | null {
  const [game, setGame] = useState<FetchedGame | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const opened = await openGame(id);
      if (!isGone) setGame(opened);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return game;
}
