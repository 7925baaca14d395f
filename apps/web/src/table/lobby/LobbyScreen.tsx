import type { Position } from "@buck/engine";
import type { Answer, Command, Look } from "@buck/protocol";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { listNames, refusalText } from "@buck/words";
import type { Refused } from "@buck/words";
import { lookOf } from "../../looks/Face.tsx";
import { LookPicker } from "../../looks/LookPicker.tsx";
import { useHomeOfTable } from "../../device/clubs.ts";
import { usePlayerName } from "../../device/player.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { BackIcon } from "../../ui/icons.tsx";
import { isAboutName, NameDialog } from "../../ui/NameDialog.tsx";
import { useScreen } from "../../ui/layout.ts";
import { usePageTitle } from "../../ui/Page.tsx";
import { emptySeats, ownPosition, seatName } from "./lobby.ts";
import type { LobbyInfo, LobbySeat } from "./lobby.ts";
import { LobbyPanel } from "./LobbyPanel.tsx";
import { LobbySeatButton } from "./LobbySeatButton.tsx";
import { SeatSheet } from "./SeatSheet.tsx";
import { Watchers } from "../talk/Watchers.tsx";
import "../board/all.css";
import "./lobby.css";
import { settingsTexts } from "../../texts/en/settings.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { commonTexts } from "../../texts/en/common.ts";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import type { Language } from "../../texts/language.ts";

/** The table as its lobby talks to it. */
export interface LobbyTable {
  /** The table shows a refusal. */
  readonly tell: (command: Command) => void;
  /** The lobby shows a refusal. */
  readonly ask: (command: Command) => Promise<Answer>;
  readonly showRefusal: (message: string) => void;
}

export interface LobbyProps {
  readonly lobby: LobbyInfo;
  readonly table: LobbyTable;
  readonly onClaim: () => void;
  readonly talk: ReactNode;
}

type Open =
  | { readonly sheet: "seat"; readonly position: Position }
  | { readonly sheet: "sit"; readonly position: Position; readonly refusal: Refused | null }
  | { readonly sheet: "ask"; readonly refusal: Refused | null }
  | { readonly sheet: "rename" | "look" };

/** Four seats around the felt, who is here and who is missing. */
export function LobbyScreen(props: LobbyProps) {
  const language = useLanguage();
  const nameWords = settingsTexts(language).name;
  const looks = settingsTexts(language).looks;
  const { chairs } = lobbyTexts(language).room;
  const { lobby, table, onClaim } = props;
  usePageTitle(lobby.name);
  const { name } = usePlayerName();
  const [open, setOpen] = useState<Open | null>(null);
  const [hasAsked, setAsked] = useState(false);
  const mayAsk = mayAskForChair(lobby);
  // With a new chair the list is empty: whoever did not get it may ask again.
  useEffect(() => {
    if (!mayAsk) setAsked(false);
  }, [mayAsk]);
  useScreen("lobby");
  const close = () => setOpen(null);
  const sit = async (position: Position) => {
    if (name === "") return setOpen({ sheet: "sit", position, refusal: null });
    const answer = await table.ask({ type: "sit", position, name });
    if (answer.ok) return;
    if (isAboutName(answer)) setOpen({ sheet: "sit", position, refusal: answer });
    else table.showRefusal(refusalText(language, answer));
  };
  const askForChair = async () => {
    if (name === "") return setOpen({ sheet: "ask", refusal: null });
    const answer = await table.ask({ type: "askForChair", name });
    if (answer.ok) return setAsked(true);
    if (isAboutName(answer)) setOpen({ sheet: "ask", refusal: answer });
    else table.showRefusal(refusalText(language, answer));
  };
  const claim = () => {
    close();
    onClaim();
  };
  const press = (position: Position) => {
    const isFree = lobby.seats[position]?.kind === "empty";
    if (isFree && lobby.role !== "player") return lobby.offersSeats ? void sit(position) : undefined;
    setOpen({ sheet: "seat", position });
  };
  const own = lobby.seats[ownPosition(lobby.seats)];
  const ownName = own?.kind === "person" ? own.name : name;
  const seat = open?.sheet === "seat" ? lobby.seats[open.position] : undefined;
  return (
    <div className="felt lobby">
      <LobbyHead {...props} />
      <main className="lobby-body">
        <Felt lobby={lobby} onPress={press} tell={table.tell}>
          {mayAsk && <AskForChair lobby={lobby} hasAsked={hasAsked} onAsk={() => void askForChair()} />}
          {lobby.isHost && <ChairAsked lobby={lobby} tell={table.tell} />}
        </Felt>
        <LobbyPanel {...props} />
      </main>
      {seat !== undefined && (
        <SeatSheet
          seat={seat}
          lobby={lobby}
          tell={table.tell}
          onSit={() => void sit(seat.position)}
          onRename={() => setOpen({ sheet: "rename" })}
          onChooseLook={() => setOpen({ sheet: "look" })}
          onClose={close}
        />
      )}
      {open?.sheet === "sit" && (
        <NameDialog
          title={nameWords.ask}
          action={nameWords.sit}
          refusal={open.refusal}
          onName={(chosen) => table.ask({ type: "sit", position: open.position, name: chosen })}
          onClaim={claim}
          onClose={close}
        />
      )}
      {open?.sheet === "ask" && (
        <NameDialog
          title={nameWords.ask}
          action={chairs.ask}
          refusal={open.refusal}
          onName={async (chosen) => {
            const answer = await table.ask({ type: "askForChair", name: chosen });
            setAsked(answer.ok);
            return answer;
          }}
          onClaim={claim}
          onClose={close}
        />
      )}
      {open?.sheet === "look" && (
        <Dialog title={looks.choose} onClose={close}>
          <LookPicker name={ownName} taken={facesOfOthers(lobby.seats)} />
        </Dialog>
      )}
      {open?.sheet === "rename" && (
        <NameDialog
          title={nameWords.change}
          action={nameWords.keep}
          onName={(chosen) => table.ask({ type: "rename", name: chosen })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Everybody else has a chair, and the host can bring another one. */
function mayAskForChair({ role, seats, offersSeats, withMoreChairs }: LobbyInfo): boolean {
  return role !== "player" && offersSeats && withMoreChairs !== null && emptySeats(seats).length === 0;
}

interface AskForChairProps {
  readonly lobby: LobbyInfo;
  readonly hasAsked: boolean;
  readonly onAsk: () => void;
}

/** A bot's seat is free for everybody: then nobody needs another chair. */
function AskForChair({ lobby: { hostName, seats }, hasAsked, onAsk }: AskForChairProps) {
  const t = useTexts(lobbyTexts).room.chairs;
  const isFull = seats.every(({ kind }) => kind === "person");
  return (
    <p className="chair-ask" role="status">
      {hasAsked ? (
        t.asked
      ) : (
        <button type="button" className={isFull ? "button main" : "button"} onClick={onAsk}>
          {hostName === null ? t.ask : t.askHost({ host: hostName })}
        </button>
      )}
    </p>
  );
}

/** The host reads it above everything else, and one tap answers it. */
function ChairAsked({ lobby, tell }: Pick<LobbyProps, "lobby"> & Pick<LobbyTable, "tell">) {
  const language = useLanguage();
  const t = lobbyTexts(language).room.chairs;
  const { chairAsks, withMoreChairs } = lobby;
  const [first] = chairAsks;
  if (first === undefined) return null;
  return (
    <div className="chair-ask" role="status">
      <b>{t.askers({ names: listNames(language, chairAsks), people: chairAsks.length })}</b>
      {withMoreChairs !== null && (
        <button
          type="button"
          className="button main"
          onClick={() => tell({ type: "changeSettings", settings: withMoreChairs })}
        >
          {t.addFor({ name: first })}
        </button>
      )}
    </div>
  );
}

function LobbyHead({ lobby, talk }: LobbyProps) {
  const [, navigate] = useLocation();
  const home = useHomeOfTable(lobby.code);
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const common = commonTexts(language);
  return (
    <header className="lobby-head">
      <button type="button" className="round" aria-label={common.back} onClick={() => navigate(home)}>
        <BackIcon />
      </button>
      <div className="table-name">
        <p className="lobby-table">{lobby.name}</p>
        <p className="soft">
          {[lobby.gameTitle, lobby.goal, ...(lobby.locked ? [t.isLocked] : [])].join(" · ")}
          <Watchers
            {...lobby.watchers}
            talkWithPlayers={lobby.settings.talkWithWatchers}
            isPromised={false}
          />
        </p>
      </div>
      {talk}
    </header>
  );
}

interface FeltProps extends Pick<LobbyProps, "lobby">, Pick<LobbyTable, "tell"> {
  readonly onPress: (position: Position) => void;
  readonly children: ReactNode;
}

function Felt({ lobby, onPress, tell, children }: FeltProps) {
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const missing = emptySeats(lobby.seats).length;
  const [over, setOver] = useState<Position | null>(null);
  const [moved, setMoved] = useState("");
  const dragOf = (seat: LobbySeat) => ({
    isOver: over === seat.position,
    onOver: setOver,
    onDropped: (on: Position) => {
      setMoved(t.movedTo({ name: seatName(language, seat), number: on + 1 }));
      tell({ type: "swapSeats", a: seat.position, b: on });
    },
  });
  return (
    <div className="lobby-felt">
      <h1 aria-live="polite">{missing === 0 ? t.full : t.missing({ seats: missing })}</h1>
      <p className="soft">{hint(language, lobby, missing)}</p>
      {children}
      <p className="unseen" aria-live="polite">
        {moved}
      </p>
      <ul className="lobby-ring" data-seats={lobby.seats.length}>
        <li className="lobby-code">
          <b>
            {lobby.code.split("-").map((group) => (
              <span key={group}>{group}</span>
            ))}
          </b>
          <span className="soft">{t.code}</span>
        </li>
        {lobby.seats.map((seat) => (
          <LobbySeatButton
            key={seat.position}
            seat={seat}
            team={lobby.teams[seat.position] ?? null}
            viewer={ownPosition(lobby.seats)}
            seats={lobby.seats.length}
            isOffered={lobby.role === "player" || lobby.offersSeats}
            onPress={() => onPress(seat.position)}
            drag={lobby.isHost ? dragOf(seat) : null}
          />
        ))}
      </ul>
    </div>
  );
}

function hint(
  language: Language,
  { role, locked, isRemoved, isHost, hostName, seats }: LobbyInfo,
  missing: number,
): string {
  const t = lobbyTexts(language).room;
  if (role === "player" && missing > 0) return t.send;
  if (role === "player" && isHost) return t.startHint;
  if (role === "player") return hostName === null ? t.waitForHost : t.waitFor({ host: hostName });
  if (isRemoved) return t.removedHint;
  if (locked) return t.lockedHint;
  if (seats.some(({ kind }) => kind !== "person")) return t.sitHint;
  return role === "watcher" ? t.watchHint : t.fullHint;
}

function facesOfOthers(seats: readonly LobbySeat[]): readonly Look["face"][] {
  return seats.flatMap((seat) =>
    seat.kind === "person" && !seat.isYou ? [lookOf(seat.name, seat.look).face] : [],
  );
}
