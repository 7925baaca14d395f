import { useEffect } from "react";
import { fetchGameRecord } from "../client/gameRecords.ts";
import { useSession } from "../session/context.ts";
import { rememberOwnGame } from "../storage/ownGames.ts";
import { watchFinishedGames } from "./finishedGames.ts";

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
