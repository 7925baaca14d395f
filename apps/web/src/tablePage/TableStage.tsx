import { useEffect } from "react";
import type { Connection } from "../client/GameClient.ts";
import { rememberTable } from "../storage/recentTables.ts";
import { tableName } from "../texts/tablePage.ts";
import type { ErrorName } from "../texts/errors.ts";
import { ErrorScreen } from "../errors/ErrorScreen.tsx";
import { useLive, useConnection } from "../session/connectionContext.ts";
import { VisitorScreen } from "./VisitorScreen.tsx";
import { EndingScreen } from "./EndingScreen.tsx";
import { GameScreen } from "./GameScreen.tsx";
import { Joining } from "../ui/Joining.tsx";
import { LiveLobby } from "./LiveLobby.tsx";
import { Notice } from "./Notice.tsx";
import { useWatching } from "./useWatching.ts";

/** What somebody sees of a table, by how far it is and who they are to it. */
export function TableStage({ wantsToWatch }: { wantsToWatch: boolean }) {
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
  if (table.stage === "lobby") return <LiveLobby frame={frame} />;
  if (game === null) return <VisitorScreen frame={frame} />;
  return <GameScreen key={`${you.role}:${you.position}`} />;
}

const NOT_THERE: Readonly<Partial<Record<Connection, ErrorName>>> = {
  offline: "offline",
  restarting: "restarting",
  reconnecting: "unreachable",
  busy: "busy",
};

/** Nothing to show behind a banner yet, so the whole page says what is the matter. */
function NotThereYet({ connection }: { connection: Connection }) {
  const { live } = useConnection();
  const error = NOT_THERE[connection];
  if (error === undefined) return <Joining />;
  return <ErrorScreen error={error} onAction={() => live.reopen()} />;
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
