import { isPosition } from "@buck/engine";
import type { Position } from "@buck/engine";
import { useState } from "react";
import type { DragEvent } from "react";
import { sideOf } from "../table/sides.ts";
import { initial } from "../texts/initial.ts";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { inside } from "../texts/teams.ts";
import { words } from "../texts/words.ts";
import { BotIcon, PlusIcon } from "../ui/icons.tsx";
import { TeamBadge } from "../ui/TeamBadge.tsx";
import type { TeamMark } from "../games/moment.ts";
import type { LobbySeat } from "./lobby.ts";
import { seatName } from "./teams.ts";

interface LobbySeatButtonProps {
  readonly seat: LobbySeat;
  readonly team: TeamMark | null;
  readonly viewer: Position;
  readonly onPress: () => void;
  /** For the host: somebody was dragged from another seat to this one. */
  readonly onDropped: ((from: Position) => void) | null;
}

const DRAGGED = "text/x-seat";

export function LobbySeatButton({ seat, team, viewer, onPress, onDropped }: LobbySeatButtonProps) {
  const [isOver, setOver] = useState(false);
  const canDrag = onDropped !== null && seat.kind !== "empty";
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const from = Number(event.dataTransfer.getData(DRAGGED));
    if (isPosition(from) && from !== seat.position) onDropped?.(from);
  };
  return (
    <li
      className="lobby-seat"
      data-side={sideOf(seat.position, viewer)}
      data-kind={seat.kind}
      data-away={seat.kind === "person" && !seat.isHere}
      data-over={isOver}
      onDragOver={(event) => {
        if (onDropped === null) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        onClick={onPress}
        draggable={canDrag}
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(seat.position))}
      >
        <span
          className="avatar"
          data-tint={seat.kind === "empty" ? "none" : seat.position}
          data-team={team?.letter}
          aria-hidden="true"
        >
          <Face seat={seat} />
          <TeamBadge team={team} />
        </span>
        <span className="unseen">{t.seat(seat.position + 1)}: </span>
        <span className="who">{seatName(seat)}</span>
        <span className="lobby-note">{seatNote(seat)}</span>
        {team !== null && <span className="unseen">, {inside(team.name)}</span>}
      </button>
    </li>
  );
}

function Face({ seat }: { seat: LobbySeat }) {
  if (seat.kind === "empty") return <PlusIcon />;
  return seat.kind === "bot" ? <BotIcon /> : initial(seat.name);
}

function seatNote(seat: LobbySeat): string {
  if (seat.kind === "empty") return t.sitHere;
  if (seat.kind === "bot") return `${words.bot}, ${t.levels[seat.level].toLowerCase()}`;
  return [seat.isHost ? t.host : null, seat.isHere ? null : t.away]
    .filter((note) => note !== null)
    .join(", ");
}
