import { useCallback } from "react";
import { useLocation } from "wouter";
import { ChatButton } from "../chat/ChatButton.tsx";
import { gameClient } from "../client/live/gameClient.ts";
import { SessionContext } from "../session/context.ts";
import { useTableSession } from "../session/useTableSession.ts";
import { TableHostContext } from "../table/host.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { tablePageTexts as t } from "../texts/tablePage.ts";
import { useLive, useConnection } from "../session/connectionContext.ts";
import { GameMenu } from "./GameMenu.tsx";
import { Joining } from "../ui/Joining.tsx";

/** The game of a live table, for whoever plays or watches it. */
export function GameScreen() {
  const { live, tell } = useConnection();
  const [, navigate] = useLocation();
  const open = useCallback(() => gameClient(live), [live]);
  const session = useTableSession(open);
  const isHost = useLive(({ frame }) => frame?.you.isHost === true);
  const isPlayer = useLive(({ frame }) => frame?.you.role === "player");
  if (session === null) return <Joining />;
  const leave = async () => {
    await tell({ type: "leave" });
    navigate("/");
  };
  const host = {
    leave: () => void leave(),
    leaveNote: isPlayer ? t.leaveNote : "",
    backToLobby: isHost ? () => void tell({ type: "backToLobby" }) : null,
    resume: isHost ? () => void tell({ type: "resume" }) : null,
    menu: <GameMenu />,
    talk: <ChatButton />,
  };
  return (
    <SessionContext value={session}>
      <TableHostContext value={host}>
        <TableScreen />
      </TableHostContext>
    </SessionContext>
  );
}
