import type { Frame } from "@buck/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { ChatButton } from "../chat/ChatButton.tsx";
import { LobbyScreen } from "../lobby/LobbyScreen.tsx";
import { lobbyInfo } from "../lobby/lobby.ts";
import { ClaimSeatDialog } from "./ClaimSeatDialog.tsx";
import { useLive, useConnection } from "../session/connectionContext.ts";

/** The lobby of a live table. */
export function LiveLobby({ frame }: { frame: Frame }) {
  const { live, tell } = useConnection();
  const presence = useLive((state) => state.presence);
  const [, navigate] = useLocation();
  const [isClaiming, setClaiming] = useState(false);
  return (
    <>
      <LobbyScreen
        lobby={lobbyInfo(frame, presence)}
        onCommand={(command) => void tell(command)}
        onWatch={() => navigate(`/watch/${live.code}`)}
        onHome={() => navigate("/")}
        onClaim={() => setClaiming(true)}
        talk={<ChatButton />}
      />
      {isClaiming && <ClaimSeatDialog onClose={() => setClaiming(false)} />}
    </>
  );
}
