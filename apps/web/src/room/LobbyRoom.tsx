import type { Frame } from "@buck/protocol";
import { useLocation } from "wouter";
import { LobbyScreen } from "../lobby/LobbyScreen.tsx";
import { lobbyInfo } from "../lobby/lobby.ts";
import { useLive, useRoom } from "./context.ts";

/** The lobby of a live table. */
export function LobbyRoom({ frame }: { frame: Frame }) {
  const { live, tell } = useRoom();
  const presence = useLive((state) => state.presence);
  const [, navigate] = useLocation();
  return (
    <LobbyScreen
      lobby={lobbyInfo(frame, presence)}
      onCommand={(command) => void tell(command)}
      onWatch={() => navigate(`/watch/${live.code}`)}
      onHome={() => navigate("/")}
    />
  );
}
