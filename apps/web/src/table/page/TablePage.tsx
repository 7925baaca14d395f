import { clubPath, parseCode } from "@buck/protocol";
import type { Code, Frame } from "@buck/protocol";
import { useCallback, useEffect, useState } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import { ErrorScreen } from "../../app/ErrorScreen.tsx";
import { takeWantedSeat, useClubOfTable } from "../../device/clubs.ts";
import { usePlayerLook, usePlayerName } from "../../device/player.ts";
import { rememberTable } from "../../device/recentTables.ts";
import { useKeepingGames } from "../../replay/useKeepingGames.ts";
import { tableName } from "../../texts/tablePage.ts";
import { useLanguage } from "../../texts/useLanguage.ts";
import { Joining } from "../../ui/Joining.tsx";
import { VisitorScreen } from "./VisitorScreen.tsx";
import { EveningButton } from "../board/EveningSheet.tsx";
import { useSealWatch } from "../board/seals.tsx";
import { LobbyScreen } from "../lobby/LobbyScreen.tsx";
import { lobbyInfo } from "../lobby/lobby.ts";
import { SessionContext, useOpenSession, useSession, useTable } from "../session/context.ts";
import { openLiveTable } from "../session/liveTable.ts";
import { ChatButton } from "../talk/Chat.tsx";
import { ClaimSeatDialog } from "./ClaimSeatDialog.tsx";
import { EndingScreen, NotThereYet } from "./EndingScreen.tsx";
import { GameScreen } from "./GameScreen.tsx";
import { Toast } from "./Toast.tsx";
import { useWatching } from "./useWatching.ts";

/** `/t/CODE` and `/watch/CODE`, however the code was typed. */
export function TablePage() {
  const { way = "t", code: typed = "" } = useParams<{ way?: string; code?: string }>();
  const [, navigate] = useLocation();
  const code = parseCode(typed);
  if (code === null) return <ErrorScreen error="unknown" onAction={() => navigate("/")} />;
  if (code !== typed) return <Redirect to={`/${way}/${code}`} replace />;
  return <OpenTable key={code} code={code} wantsToWatch={way === "watch"} />;
}

function OpenTable({ code, wantsToWatch }: { code: Code; wantsToWatch: boolean }) {
  const session = useOpenSession(useCallback(() => openLiveTable(code), [code]));
  if (session === null) return <Joining />;
  return (
    <SessionContext value={session}>
      <TableStage wantsToWatch={wantsToWatch} />
    </SessionContext>
  );
}

/** What somebody sees of a table, by how far it is and who they are to it. */
function TableStage({ wantsToWatch }: { wantsToWatch: boolean }) {
  const isComingToWatch = useWatching(wantsToWatch);
  useRemembering();
  useSealWatch();
  useKeepingGames();
  useChosenLook();
  useBackToClub();
  useWantedSeat();
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
  const language = useLanguage();
  const table = useTable(({ frame }) => frame?.table);
  const isSeated = useTable(({ frame }) => frame?.you.role === "player");
  const code = table?.code;
  const name = table === undefined ? undefined : tableName(language, table.settings);
  useEffect(() => {
    if (isSeated && code !== undefined && name !== undefined) rememberTable({ code, name });
  }, [isSeated, code, name]);
}

/** The lobby of a live table. */
function TableLobby({ frame }: { frame: Frame }) {
  const language = useLanguage();
  const { tell, ask, ui } = useSession();
  const presence = useTable((state) => state.presence);
  const [isClaiming, setClaiming] = useState(false);
  return (
    <>
      <LobbyScreen
        lobby={lobbyInfo(language, frame, presence)}
        table={{
          tell: (command) => void tell(command),
          ask,
          showRefusal: (toast) => ui.setState({ toast }),
        }}
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

/** Long enough to read who won. */
const READ_MS = 8_000;

/** A table of a card night is over with its last hand: everybody goes back to the club, and from there to the next. */
function useBackToClub(): void {
  const { client } = useSession();
  const [, navigate] = useLocation();
  const known = useClubOfTable(client.code);
  const club = known?.isOfNight === true ? known.club : null;
  const isOver = useTable(({ frame }) => (frame?.table.finishedGames.length ?? 0) > 0);
  useEffect(() => {
    if (club === null || !isOver) return undefined;
    const timer = setTimeout(() => navigate(clubPath(club), { replace: true }), READ_MS);
    return () => clearTimeout(timer);
  }, [club, isOver, navigate]);
}

/** Whoever tapped "Sit down" on the club's page gets the first chair that is free. Where none is, they choose here. */
function useWantedSeat(): void {
  const { ask, client } = useSession();
  const frame = useTable((state) => state.frame);
  const { name } = usePlayerName();
  useEffect(() => {
    if (frame === null || !takeWantedSeat(client.code)) return;
    if (frame.you.role !== "visitor" || name === "") return;
    const empty = frame.table.seats.find(({ kind }) => kind === "empty")?.position;
    const position = empty ?? frame.you.freeSeats[0];
    if (position !== undefined) void ask({ type: "sit", position, name });
  }, [ask, client, frame, name]);
}

/** Tells the table how this device's player wants to be drawn, as soon as they have a seat and whenever they choose. */
function useChosenLook(): void {
  const { ask } = useSession();
  const chosen = usePlayerLook(({ look }) => look);
  const seatOwner = useTable(({ frame }) => (frame?.you.role === "player" ? frame.you.personId : null));
  useEffect(() => {
    if (chosen !== undefined && seatOwner !== null) void ask({ type: "chooseLook", look: chosen });
  }, [ask, chosen, seatOwner]);
}
