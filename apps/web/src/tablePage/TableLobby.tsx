import { watchPath } from "@buck/protocol";
import type { Frame } from "@buck/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { ChatButton } from "../chat/ChatButton.tsx";
import { EveningButton } from "../table/EveningSheet.tsx";
import { LobbyScreen } from "../lobby/LobbyScreen.tsx";
import { lobbyInfo } from "../lobby/lobby.ts";
import { ClaimSeatDialog } from "./ClaimSeatDialog.tsx";
import { useSession, useTable } from "../session/context.ts";

/** The lobby of a live table. */
export function TableLobby({ frame }: { frame: Frame }) {
  const { client, tell, ask, ui } = useSession();
  const presence = useTable((state) => state.presence);
  const [, navigate] = useLocation();
  const [isClaiming, setClaiming] = useState(false);
  return (
    <>
      <LobbyScreen
        lobby={lobbyInfo(frame, presence)}
        onCommand={(command) => void tell(command)}
        onAsk={ask}
        onRefused={(toast) => ui.setState({ toast })}
        onWatch={() => navigate(watchPath(client.code))}
        onHome={() => navigate("/")}
        onClaim={() => setClaiming(true)}
        talk={
          <>
            <EveningButton />
            <ChatButton peeks />
          </>
        }
      />
      {isClaiming && <ClaimSeatDialog onClose={() => setClaiming(false)} />}
    </>
  );
}
