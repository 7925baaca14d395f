import type { ClientState, ReadonlyStore } from "@buck/client";
import type { Position } from "@buck/engine";
import type { Frame } from "@buck/protocol";
import { useEffect } from "react";
import { serverAddress } from "../app/base.ts";
import { rememberOwnGame } from "../device/ownGames.ts";
import { useSession } from "../table/session/context.ts";

/** Keeps every game that is finished at this table on this device, for whoever has a seat. */
export function useKeepingGames(): void {
  const { client } = useSession();
  useEffect(
    () =>
      watchFinishedGames(client.store, (finished) => {
        rememberOwnGame({ gameId: finished.gameId, code: client.code });
        return keepFromServer(finished);
      }),
    [client],
  );
}

/** The archive is loaded once there is something to keep. */
const keepFromServer: Parameters<typeof watchFinishedGames>[1] = async ({ gameId, seat }) => {
  const { gameArchive } = await import("./gameArchive.ts");
  if ((await gameArchive.find(gameId)) !== null) return true;
  const text = await fetchGameRecord(gameId);
  if (text !== null) await gameArchive.keep({ text, seat, isPractice: false });
  return text !== null;
};

export interface FinishedHere {
  readonly gameId: string;
  readonly seat: Position;
}

/** False when the record could not be had: it is asked for again with the next frame. */
type Keep = (finished: FinishedHere) => Promise<boolean>;

/** How often a record is asked for before it is given up. */
const MOST_TRIES = 5;

/** Has every game kept that ends while this person has a seat; gives a function that stops it. */
export function watchFinishedGames(store: ReadonlyStore<ClientState>, keep: Keep): () => void {
  const tries = new Map<string, number>();
  const waiting = new Map<string, FinishedHere>();
  const bring = async (finished: FinishedHere) => {
    const { gameId } = finished;
    const tried = (tries.get(gameId) ?? 0) + 1;
    tries.set(gameId, tried);
    waiting.delete(gameId);
    const isKept = await keep(finished);
    if (!isKept && tried < MOST_TRIES) waiting.set(gameId, finished);
  };
  const see = (frame: Frame | null, before: Frame | null) => {
    if (frame === null || frame === before) return;
    const again = [...waiting.values()];
    const found = finishedHere(frame, before).filter(({ gameId }) => !tries.has(gameId));
    for (const finished of [...again, ...found]) void bring(finished);
  };
  see(store.getState().frame, null);
  return store.subscribe(({ frame }, before) => see(frame, before.frame));
}

/** The finished game on the table and, for whoever has kept the seat, those that ended while they were not looking. */
function finishedHere({ you, table }: Frame, before: Frame | null): readonly FinishedHere[] {
  const { position: seat } = you;
  if (seat === null) return [];
  const wasHere = before?.you.position === seat;
  const known = wasHere ? before.table.finishedGames : table.finishedGames;
  return table.finishedGames
    .filter((gameId) => gameId === table.gameId || !known.includes(gameId))
    .map((gameId) => ({ gameId, seat }));
}

/** The record of a finished game as the server gives it; null when it cannot be had. */
export async function fetchGameRecord(gameId: string): Promise<string | null> {
  try {
    const response = await fetch(`${serverAddress()}/api/games/${gameId}`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
