import { useCallback } from "react";
import { gameClient } from "../client/live/gameClient.ts";
import { SessionContext } from "../session/context.ts";
import { useTableSession } from "../session/useTableSession.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { useRoom } from "./context.ts";
import { Joining } from "./Joining.tsx";

/** The game of a live table, for whoever plays or watches it. */
export function GameRoom() {
  const { live } = useRoom();
  const open = useCallback(() => gameClient(live), [live]);
  const session = useTableSession(open);
  if (session === null) return <Joining />;
  return (
    <SessionContext value={session}>
      <TableScreen />
    </SessionContext>
  );
}
