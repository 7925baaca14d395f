import { useLocation } from "wouter";
import { fetchGameRecord } from "../client/gameRecords.ts";
import { ChatButton } from "../chat/ChatButton.tsx";
import { SideChat } from "../chat/SideChat.tsx";
import { useMoment, useSession, useTable } from "../session/context.ts";
import { isHost, isPaused, titleOf } from "../session/tableInfo.ts";
import { TurnNoticeOffer } from "../signals/TurnNoticeOffer.tsx";
import { useBackGuard } from "../signals/useBackGuard.ts";
import { useTurnNotice } from "../signals/useTurnNotice.ts";
import { ExitsContext } from "../table/exits.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { tablePageTexts as t } from "../texts/tablePage.ts";
import { GameMenu } from "./GameMenu.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";

/** The game of a live table, for whoever plays or watches it. */
export function GameScreen() {
  const { tell } = useSession();
  const [, navigate] = useLocation();
  const mayEnd = useTable(isHost);
  const isPlayer = useTable(({ frame }) => frame?.you.role === "player");
  const isRunning = useMoment(({ stage }) => stage !== "over");
  const isCalled = useMoment(({ isMyTurn }) => isMyTurn);
  const isStopped = useTable(isPaused);
  const name = useTable(titleOf);
  const notice = useTurnNotice(isCalled && !isStopped, name);
  const { isAsking, stay } = useBackGuard(isPlayer && isRunning);
  const leave = async () => {
    await tell({ type: "leave" });
    navigate("/");
  };
  const exits = {
    leave: () => void leave(),
    leaveNote: isPlayer ? t.leaveNote : "",
    keepsGames: "server" as const,
    recordOf: fetchGameRecord,
    lastHand: null,
    backToLobby: mayEnd ? () => void tell({ type: "backToLobby" }) : null,
  };
  return (
    <ExitsContext value={exits}>
      <TableScreen chat={<ChatButton />} talk={<SideChat />} menu={<GameMenu />} />
      {isAsking && <LeaveDialog onStay={stay} />}
      {notice.isOffered && !isCalled && <TurnNoticeOffer onClose={notice.close} />}
    </ExitsContext>
  );
}
