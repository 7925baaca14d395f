import { clubPath, parseCode, tablePath, watchPath } from "@buck/protocol";
import type { ClubFrame, ClubHistory, Code } from "@buck/protocol";
import { refusalText } from "@buck/words";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import { useStore } from "zustand";
import { ErrorScreen } from "../app/ErrorScreen.tsx";
import { forgetClub, rememberClub, rememberTableOfClub, wantSeat } from "../device/clubs.ts";
import { tableTexts } from "../texts/en/table.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";
import { CloseIcon } from "../ui/icons.tsx";
import { Joining } from "../ui/Joining.tsx";
import { ClubGone } from "./ClubGone.tsx";
import { ClubScreen } from "./ClubScreen.tsx";
import { ClubTvScreen } from "./ClubTvScreen.tsx";
import { JoinClub } from "./JoinClub.tsx";
import { NightCall } from "./NightCall.tsx";
import { NightPage } from "./Podium.tsx";
import { ClubContext, useClub } from "./context.ts";
import type { ClubPlace } from "./context.ts";
import { openLiveClub, seatOfClub } from "./liveClub.ts";
import type { ClubClient } from "./liveClub.ts";

/** `/c/CODE`, `/c/CODE/night` and `/c/CODE/tv`, however the code was typed. */
export function ClubPage() {
  const { code: typed = "", part } = useParams<{ code?: string; part?: string }>();
  const [, navigate] = useLocation();
  const code = parseCode(typed);
  if (code === null) return <ErrorScreen error="unknown" onAction={() => navigate("/")} />;
  if (code !== typed) {
    return <Redirect to={part === undefined ? clubPath(code) : `${clubPath(code)}/${part}`} replace />;
  }
  return <OpenClub key={code} code={code} part={part} />;
}

interface OpenClubProps {
  readonly code: Code;
  readonly part: string | undefined;
}

function OpenClub({ code, part }: OpenClubProps) {
  const [client, setClient] = useState<ClubClient | null>(null);
  useEffect(() => {
    const opened = openLiveClub(code);
    setClient(opened);
    return () => opened.close();
  }, [code]);
  if (client === null) return <Joining />;
  return (
    <ClubStage client={client}>
      {part === "tv" ? <ClubTvScreen /> : part === "night" ? <NightPart /> : <ClubHome />}
    </ClubStage>
  );
}

function ClubHome() {
  return (
    <>
      <ClubScreen />
      <NightCall />
    </>
  );
}

function NightPart() {
  const { club } = useClub();
  return club.night === null ? (
    <Redirect to={clubPath(club.code)} replace />
  ) : (
    <NightPage night={club.night} />
  );
}

/** What somebody sees of a club, by who they are to it. */
function ClubStage({ client, children }: { client: ClubClient; children: ReactNode }) {
  const ending = useStore(client.store, (state) => state.ending);
  const frame = useStore(client.store, (state) => state.frame);
  useRemembering(client, frame);
  useNewLink(client, frame);
  if (ending !== null) return <ClubGone ending={ending} client={client} />;
  if (frame === null) return <Joining />;
  if (frame.you.isRemoved) return <ClubGone ending="removed" client={client} />;
  if (frame.you.memberId === null) return <JoinClub club={frame} client={client} />;
  return (
    <MembersClub client={client} frame={frame}>
      {children}
    </MembersClub>
  );
}

/** Whoever belongs finds the way back from the start page. */
function useRemembering(client: ClubClient, frame: ClubFrame | null): void {
  const isMember = frame !== null && frame.you.memberId !== null;
  const name = frame?.name;
  const code = frame?.code;
  useEffect(() => {
    if (isMember && name !== undefined && code !== undefined) rememberClub({ code, name });
  }, [client, isMember, name, code]);
}

/** The link was renewed while the page was open: the address follows it. */
function useNewLink(client: ClubClient, frame: ClubFrame | null): void {
  const [, navigate] = useLocation();
  const code = frame?.code;
  useEffect(() => {
    if (code === undefined || code === client.code) return;
    forgetClub(client.code);
    navigate(clubPath(code), { replace: true });
  }, [client, code, navigate]);
}

interface MembersClubProps {
  readonly client: ClubClient;
  readonly frame: ClubFrame;
  readonly children: ReactNode;
}

function MembersClub({ client, frame, children }: MembersClubProps) {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [toast, setToast] = useState<string | null>(null);
  const connection = useStore(client.store, (state) => state.connection);
  const history = useHistory(client, frame);
  const now = useNow();
  const place = useMemo((): ClubPlace => {
    const ask: ClubPlace["ask"] = (command) => client.send(command);
    return {
      club: frame,
      connection,
      history,
      now,
      ask,
      tell: async (command) => {
        setToast(null);
        const answer = await ask(command);
        if (!answer.ok) setToast(refusalText(language, answer));
        return answer.ok;
      },
      refuse: (answer) => setToast(refusalText(language, answer)),
      goToTable: (code, way) => {
        seatOfClub(client.code, code);
        const isOfNight = frame.night?.tables.some((table) => table.code === code) ?? false;
        rememberTableOfClub({ table: code, club: frame.code, isOfNight });
        if (way === "sit") wantSeat(code);
        navigate(way === "sit" ? tablePath(code) : watchPath(code));
      },
    };
  }, [client, connection, frame, history, language, navigate, now]);
  return (
    <ClubContext value={place}>
      {children}
      {toast !== null && <Refusal text={toast} onClose={() => setToast(null)} />}
    </ClubContext>
  );
}

function Refusal({ text, onClose }: { text: string; onClose: () => void }) {
  const page = useTexts(tableTexts).page;
  return (
    <p className="notice toast sheet" role="alert">
      <span>{text}</span>
      <button type="button" className="round" aria-label={page.dismiss} onClick={onClose}>
        <CloseIcon />
      </button>
    </p>
  );
}

/** Fetched again whenever a game has ended or people have changed. */
function useHistory(client: ClubClient, { results, members, removed }: ClubFrame): ClubHistory | null {
  const [history, setHistory] = useState<ClubHistory | null>(null);
  const last = results.at(-1);
  const reason = [last?.gameId, last?.endedAt, results.length, members.length, removed.length].join();
  useEffect(() => {
    let isGone = false;
    const fetch = async () => {
      const fetched = await client.history();
      if (!isGone && fetched !== null) setHistory(fetched);
    };
    void fetch();
    return () => {
      isGone = true;
    };
  }, [client, reason]);
  return history;
}

const MINUTE_MS = 60_000;

/** Minutes are enough for dates and evenings. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
