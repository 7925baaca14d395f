import type { ClientState, ReadonlyStore } from "@buck/client";
import type { Position } from "@buck/engine";
import type { Frame } from "@buck/protocol";

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
