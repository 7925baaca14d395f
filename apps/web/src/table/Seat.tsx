import { buck, TRICKS_PER_HAND } from "@buck/engine";
import type { Position } from "@buck/engine";
import { CardBack } from "../cards/Card.tsx";
import { useGame, useView } from "../session/context.ts";
import { points } from "../texts/log.ts";
import { words } from "../texts/words.ts";
import { initial } from "../texts/initial.ts";
import { peopleOf } from "../texts/people.ts";
import { seatStatus } from "./seatStatus.ts";
import { sideOf } from "./sides.ts";
import "./seat.css";

/** One player in five rows: face, name, points to go, tricks, what they said. */
export function Seat({ position }: { position: Position }) {
  const view = useView((shown) => shown);
  const player = view.players.find((seat) => seat.position === position);
  const seat = useGame(({ frame }) => frame?.table.seats[position]);
  const isTurn = buck.toAct(view).includes(position);
  const status = seatStatus(view, position);
  const { name } = peopleOf(view)(position);
  if (player === undefined) return null;
  const away = seat?.presence === "away";
  return (
    <li
      className="seat"
      data-side={sideOf(position, view.viewer)}
      data-turn={isTurn}
      data-folded={player.folded}
      data-seat={position}
    >
      <span className="avatar" data-tint={position} aria-hidden="true">
        {initial(player.name)}
        {view.dealerPosition === position && view.dealerChosen && <span className="dealer">D</span>}
      </span>
      <span className="who">
        {name}
        {view.dealerPosition === position && view.dealerChosen && (
          <span className="unseen">, {words.dealer}</span>
        )}
        {seat?.presence === "bot" && <small>{words.bot}</small>}
      </span>
      <span className="score">
        {points(player.score)}
        <small>{words.toGo}</small>
      </span>
      <TrickDots taken={player.tricksTaken} out={player.folded} />
      <span className="said" data-tone={away ? "out" : (status?.tone ?? "none")}>
        {away ? (seat.covered ? words.table.botPlays : words.table.away) : said(status?.text, isTurn)}
      </span>
      <span className="backs" aria-hidden="true">
        {Array.from({ length: player.cardCount }, (_, index) => (
          <CardBack key={index} />
        ))}
      </span>
    </li>
  );
}

function said(text: string | undefined, isTurn: boolean) {
  if (text !== undefined) return text;
  return isTurn ? <span className="thinking">{words.table.thinking}</span> : null;
}

export function TrickDots({ taken, out }: { taken: number; out: boolean }) {
  return (
    <span className="dots" role="img" aria-label={`${taken} tricks`} data-out={out}>
      {Array.from({ length: TRICKS_PER_HAND }, (_, index) => (
        <i key={index} data-on={index < taken} />
      ))}
    </span>
  );
}
