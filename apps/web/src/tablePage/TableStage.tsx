import { useEffect } from "react";
import { useKeepingGames } from "../archive/useKeepingGames.ts";
import { rememberTable } from "../storage/recentTables.ts";
import { tableName } from "../texts/tablePage.ts";
import { useChosenLook } from "../looks/useChosenLook.ts";
import { useSealWatch } from "../seals/useSealWatch.ts";
import { useTable } from "../session/context.ts";
import { VisitorScreen } from "./VisitorScreen.tsx";
import { EndingScreen } from "./EndingScreen.tsx";
import { GameScreen } from "./GameScreen.tsx";
import { NotThereYet } from "./NotThereYet.tsx";
import { Joining } from "../ui/Joining.tsx";
import { TableLobby } from "./TableLobby.tsx";
import { Toast } from "./Toast.tsx";
import { useWatching } from "./useWatching.ts";

/** What somebody sees of a table, by how far it is and who they are to it. */
export function TableStage({ wantsToWatch }: { wantsToWatch: boolean }) {
  const isComingToWatch = useWatching(wantsToWatch);
  useRemembering();
  useSealWatch();
  useKeepingGames();
  useChosenLook();
  return (
    <>
      {isComingToWatch ? <Joining /> : <Scene />}
      <Toast />
    </>
  );
}

function Scene() {
  const ending = useTable((state) => state.ending);
  const frame = useTable((state) => state.frame);
  if (ending !== null) return <EndingScreen ending={ending} />;
  if (frame === null) return <NotThereYet />;
  const { table, game } = frame;
  if (table.stage === "lobby") return <TableLobby frame={frame} />;
  if (game === null) return <VisitorScreen frame={frame} />;
  return <GameScreen />;
}

/** Whoever has a seat finds the way back from the start page. */
function useRemembering(): void {
  const table = useTable(({ frame }) => frame?.table);
  const isSeated = useTable(({ frame }) => frame?.you.role === "player");
  const code = table?.code;
  const name = table === undefined ? undefined : tableName(table.settings);
  useEffect(() => {
    if (isSeated && code !== undefined && name !== undefined) rememberTable({ code, name });
  }, [isSeated, code, name]);
}
