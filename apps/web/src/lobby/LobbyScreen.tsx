import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { Answer, Command } from "@buck/protocol";
import { useState } from "react";
import type { ReactNode } from "react";
import { LookPicker } from "../looks/LookPicker.tsx";
import { usePlayerName } from "../storage/playerName.ts";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { lookTexts } from "../texts/looks.ts";
import { nameTexts } from "../texts/name.ts";
import { refusalText } from "../texts/refusals.ts";
import { words } from "../texts/words.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { BackIcon, EyeIcon } from "../ui/icons.tsx";
import { isAboutName, NameDialog } from "../ui/NameDialog.tsx";
import type { NameRefusal } from "../ui/NameDialog.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { emptySeats, ownPosition } from "./lobby.ts";
import type { LobbyInfo } from "./lobby.ts";
import { LobbyPanel } from "./LobbyPanel.tsx";
import { LobbySeatButton } from "./LobbySeatButton.tsx";
import { SeatSheet } from "./SeatSheet.tsx";
import "../table/all.css";
import "./lobby.css";

export interface LobbyProps {
  readonly lobby: LobbyInfo;
  /** A refusal is shown by whoever gives this. */
  readonly onCommand: (command: Command) => void;
  /** A refusal is shown by the lobby. */
  readonly onAsk: (command: Command) => Promise<Answer>;
  readonly onRefused: (message: string) => void;
  readonly onWatch: () => void;
  readonly onHome: () => void;
  readonly onClaim: () => void;
  readonly talk: ReactNode;
}

type Open =
  | { readonly sheet: "seat"; readonly position: Position }
  | { readonly sheet: "sit"; readonly position: Position; readonly refusal: NameRefusal | null }
  | { readonly sheet: "rename" | "look" };

/** Four seats around the felt, who is here and who is missing. */
export function LobbyScreen(props: LobbyProps) {
  const { lobby, onCommand, onAsk, onRefused, onClaim } = props;
  usePageTitle(lobby.name);
  const { name } = usePlayerName();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const sit = async (position: Position) => {
    if (name === "") return setOpen({ sheet: "sit", position, refusal: null });
    const answer = await onAsk({ type: "sit", position, name });
    if (answer.ok) return;
    if (isAboutName(answer)) setOpen({ sheet: "sit", position, refusal: answer });
    else onRefused(refusalText(answer));
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
        <Felt lobby={lobby} onPress={press} onCommand={onCommand} />
        <LobbyPanel {...props} />
      </main>
      {seat !== undefined && (
        <SeatSheet
          seat={seat}
          lobby={lobby}
          onCommand={onCommand}
          onSit={() => void sit(seat.position)}
          onRename={() => setOpen({ sheet: "rename" })}
          onChooseLook={() => setOpen({ sheet: "look" })}
          onClose={close}
        />
      )}
      {open?.sheet === "sit" && (
        <NameDialog
          title={nameTexts.ask}
          action={nameTexts.sit}
          refusal={open.refusal}
          onName={(chosen) => onAsk({ type: "sit", position: open.position, name: chosen })}
          onClaim={claim}
          onClose={close}
        />
      )}
      {open?.sheet === "look" && (
        <Dialog title={lookTexts.choose} onClose={close}>
          <LookPicker name={ownName} />
        </Dialog>
      )}
      {open?.sheet === "rename" && (
        <NameDialog
          title={nameTexts.change}
          action={nameTexts.keep}
          onName={(chosen) => onAsk({ type: "rename", name: chosen })}
          onClose={close}
        />
      )}
    </div>
  );
}

function LobbyHead({ lobby, onHome, talk }: LobbyProps) {
  return (
    <header className="lobby-head">
      <button type="button" className="round" aria-label={words.back} onClick={onHome}>
        <BackIcon />
      </button>
      <div className="table-name">
        <p className="lobby-table">{lobby.name}</p>
        <p className="soft">
          {[lobby.gameTitle, lobby.goal, ...(lobby.locked ? [t.isLocked] : [])].join(" · ")}
          {lobby.watching > 0 && (
            <span className="watchers">
              <EyeIcon /> {t.watching({ people: lobby.watching })}
            </span>
          )}
        </p>
      </div>
      {talk}
    </header>
  );
}

interface FeltProps extends Pick<LobbyProps, "lobby" | "onCommand"> {
  readonly onPress: (position: Position) => void;
}

function Felt({ lobby, onPress, onCommand }: FeltProps) {
  const missing = emptySeats(lobby.seats).length;
  const [over, setOver] = useState<Position | null>(null);
  const dragOf = (position: Position) => ({
    isOver: over === position,
    onOver: setOver,
    onDropped: (on: Position) => onCommand({ type: "swapSeats", a: position, b: on }),
  });
  return (
    <div className="lobby-felt">
      <h1 aria-live="polite">{missing === 0 ? t.full : t.missing({ seats: missing })}</h1>
      <p className="soft">{hint(lobby, missing)}</p>
      <ul className="lobby-ring">
        <li className="lobby-code">
          <b>
            {lobby.code.split("-").map((group) => (
              <span key={group}>{group}</span>
            ))}
          </b>
          <span className="soft">{t.code}</span>
        </li>
        {POSITIONS.map((position) => {
          const seat = lobby.seats[position];
          return seat === undefined ? null : (
            <LobbySeatButton
              key={position}
              seat={seat}
              team={lobby.teams[position] ?? null}
              viewer={ownPosition(lobby.seats)}
              isOffered={lobby.role === "player" || lobby.offersSeats}
              onPress={() => onPress(position)}
              drag={lobby.isHost ? dragOf(position) : null}
            />
          );
        })}
      </ul>
    </div>
  );
}

function hint({ role, locked, isRemoved, isHost, seats }: LobbyInfo, missing: number): string {
  if (role === "player") return missing > 0 ? t.send : isHost ? t.startHint : t.waitHint;
  if (isRemoved) return t.removedHint;
  if (locked) return t.lockedHint;
  if (seats.some(({ kind }) => kind !== "person")) return t.sitHint;
  return role === "watcher" ? t.watchHint : t.fullHint;
}
