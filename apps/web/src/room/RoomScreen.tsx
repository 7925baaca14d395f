import { useEffect } from "react";
import type { Connection } from "../client/GameClient.ts";
import { rememberTable } from "../home/recentTables.ts";
import { tableName } from "../texts/room.ts";
import type { Trouble } from "../texts/trouble.ts";
import { TroubleScreen } from "../trouble/TroubleScreen.tsx";
import { useLive, useRoom } from "./context.ts";
import { Door } from "./Door.tsx";
import { EndingScreen } from "./EndingScreen.tsx";
import { GameRoom } from "./GameRoom.tsx";
import { Joining } from "./Joining.tsx";
import { LobbyRoom } from "./LobbyRoom.tsx";
import { Notice } from "./Notice.tsx";
import { useWatching } from "./useWatching.ts";

/** What somebody sees of a table, by how far it is and who they are to it. */
export function RoomScreen({ wantsToWatch }: { wantsToWatch: boolean }) {
  const isComingToWatch = useWatching(wantsToWatch);
  useRemembering();
  return (
    <>
      {isComingToWatch ? <Joining /> : <Scene />}
      <Notice />
    </>
  );
}

function Scene() {
  const ending = useLive((live) => live.ending);
  const frame = useLive((live) => live.frame);
  const connection = useLive((live) => live.connection);
  if (ending !== null) return <EndingScreen ending={ending} />;
  if (frame === null) return <NotThereYet connection={connection} />;
  const { table, you, game } = frame;
  if (table.stage === "lobby") return <LobbyRoom frame={frame} />;
  if (game === null) return <Door frame={frame} />;
  return <GameRoom key={`${you.role}:${you.position}`} />;
}

const NOT_THERE: Readonly<Partial<Record<Connection, Trouble>>> = {
  offline: "offline",
  restarting: "restarting",
  reconnecting: "unreachable",
  busy: "busy",
};

/** Nothing to show behind a banner yet, so the whole page says what is the matter. */
function NotThereYet({ connection }: { connection: Connection }) {
  const { live } = useRoom();
  const trouble = NOT_THERE[connection];
  if (trouble === undefined) return <Joining />;
  return <TroubleScreen trouble={trouble} onAction={() => live.reopen()} />;
}

/** Whoever has a seat finds the way back from the start page. */
function useRemembering(): void {
  const table = useLive(({ frame }) => frame?.table);
  const isSeated = useLive(({ frame }) => frame?.you.role === "player");
  const code = table?.code;
  const name = table === undefined ? undefined : tableName(table.settings);
  useEffect(() => {
    if (isSeated && code !== undefined && name !== undefined) rememberTable({ code, name });
  }, [isSeated, code, name]);
}
