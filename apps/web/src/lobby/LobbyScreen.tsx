import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { useState } from "react";
import { newTableTexts } from "../texts/newTable.ts";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { words } from "../texts/words.ts";
import { BackIcon } from "../ui/icons.tsx";
import { Invitation } from "./Invitation.tsx";
import { openSeats, ownPosition } from "./lobby.ts";
import type { LobbyActions, LobbyInfo } from "./lobby.ts";
import { LobbySeatButton } from "./LobbySeatButton.tsx";
import { SeatSheet } from "./SeatSheet.tsx";
import "../table/seat.css";
import "../table/panels.css";
import "./lobby.css";

interface LobbyProps {
  readonly lobby: LobbyInfo;
  readonly actions: LobbyActions;
}

/** Four seats around the felt, who is here and who is missing. */
export function LobbyScreen({ lobby, actions }: LobbyProps) {
  const [chosen, setChosen] = useState<Position | null>(null);
  const seat = lobby.seats.find(({ position }) => position === chosen);
  return (
    <div className="felt lobby">
      <header className="table-head lobby-head">
        <button type="button" className="round" aria-label={words.back} onClick={actions.onLeave}>
          <BackIcon />
        </button>
        <div className="table-name">
          <p className="lobby-table">{lobby.name}</p>
          <p className="soft">
            {newTableTexts.games[lobby.game].title}
            {lobby.watching > 0 && ` · ${t.watching(lobby.watching)}`}
          </p>
        </div>
      </header>
      <main className="lobby-body">
        <Felt lobby={lobby} onChoose={setChosen} />
        <Papers lobby={lobby} actions={actions} />
      </main>
      {seat !== undefined && (
        <SeatSheet seat={seat} lobby={lobby} actions={actions} onClose={() => setChosen(null)} />
      )}
    </div>
  );
}

function Felt({ lobby, onChoose }: { lobby: LobbyInfo; onChoose: (position: Position) => void }) {
  const missing = openSeats(lobby.seats).length;
  return (
    <div className="lobby-felt">
      <h1 aria-live="polite">{missing === 0 ? t.full : t.missing(missing)}</h1>
      <p className="soft">{missing === 0 ? t.startHint : t.send}</p>
      <ul className="lobby-ring">
        <li className="lobby-code">
          <b>{lobby.code}</b>
          <span className="soft">{t.code}</span>
        </li>
        {POSITIONS.map((position) => {
          const seat = lobby.seats.find((candidate) => candidate.position === position);
          return seat === undefined ? null : (
            <LobbySeatButton
              key={position}
              seat={seat}
              viewer={ownPosition(lobby.seats)}
              onPress={() => onChoose(position)}
            />
          );
        })}
      </ul>
    </div>
  );
}

function Papers({ lobby, actions }: LobbyProps) {
  const missing = openSeats(lobby.seats);
  const fill = () => missing.forEach(({ position }) => actions.onAddBot(position, "medium"));
  return (
    <div className="sheet lobby-papers">
      <Invitation link={lobby.link} />
      <section className="paper-row">
        <span>
          <b>{t.rules}</b>
          {lobby.unusualRules.length === 0 ? (
            <small className="soft">{t.usual}</small>
          ) : (
            lobby.unusualRules.map((rule) => (
              <small key={rule} className="soft">
                {rule}
              </small>
            ))
          )}
        </span>
      </section>
      {lobby.isHost && missing.length > 0 && (
        <section className="paper-row">
          <b>{t.fill}</b>
          <button type="button" className="button paper small" onClick={fill}>
            {t.fillNow}
          </button>
        </section>
      )}
      <button
        type="button"
        className="button main big wide"
        disabled={!lobby.isHost || missing.length > 0}
        onClick={actions.onStart}
      >
        {missing.length > 0 ? t.notYet : lobby.isHost ? t.start : t.waitForHost}
      </button>
    </div>
  );
}
