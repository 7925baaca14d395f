import type { Frame } from "@buck/protocol";
import { Face } from "../looks/Face.tsx";
import { lookOf } from "../looks/look.ts";
import { lobbyTexts } from "../texts/lobby.ts";
import { tableName } from "../texts/tablePage.ts";
import { tvTexts as t } from "../texts/tv.ts";
import { BotIcon, PlusIcon } from "../ui/icons.tsx";
import { TvInvitation } from "./TvInvitation.tsx";

/** Before the first deal and between games: who is here, and how the others join. */
export function TvLobby({ frame: { table } }: { frame: Frame }) {
  const isOn = table.stage === "playing";
  const isFull = table.seats.every(({ kind }) => kind !== "empty");
  return (
    <main className="felt tv tv-lobby">
      <h1>{tableName(table.settings)}</h1>
      <ul className="tv-seats">
        {table.seats.map((seat) => {
          const look = seat.kind === "person" ? lookOf(seat.name, seat.look) : null;
          return (
            <li key={seat.position} data-kind={seat.kind}>
              <span className="avatar" data-colour={look?.colour ?? seat.kind} aria-hidden="true">
                {look !== null ? <Face face={look.face} /> : seat.kind === "bot" ? <BotIcon /> : <PlusIcon />}
              </span>
              <span>
                <b>{seat.kind === "empty" ? lobbyTexts.open : seat.name}</b>
                {seat.kind === "bot" && <small className="soft">{lobbyTexts.bot[seat.level]}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="tv-line" role="status">
        {isOn ? t.closed : isFull ? lobbyTexts.full : t.waiting}
      </p>
      <TvInvitation code={table.code} />
    </main>
  );
}
