import { isPosition } from "@buck/engine";
import type { Position } from "@buck/engine";
import { useState } from "react";
import type { DragEvent } from "react";
import { sideOf } from "../table/sides.ts";
import { initial } from "../texts/initial.ts";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { words } from "../texts/words.ts";
import { BotIcon, PlusIcon } from "../ui/icons.tsx";
import type { LobbySeat } from "./lobby.ts";

interface LobbySeatButtonProps {
  readonly seat: LobbySeat;
  readonly viewer: Position;
  readonly onPress: () => void;
  /** For the host: somebody was dragged from another seat to this one. */
  readonly onDropped: ((from: Position) => void) | null;
}

const DRAGGED = "text/x-seat";

export function LobbySeatButton({ seat, viewer, onPress, onDropped }: LobbySeatButtonProps) {
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
          aria-hidden="true"
        >
          <Face seat={seat} />
        </span>
        <span className="unseen">{t.seat(seat.position + 1)}: </span>
        <span className="who">{seatName(seat)}</span>
        <span className="lobby-note">{seatNote(seat)}</span>
      </button>
    </li>
  );
}

function Face({ seat }: { seat: LobbySeat }) {
  if (seat.kind === "empty") return <PlusIcon />;
  return seat.kind === "bot" ? <BotIcon /> : initial(seat.name);
}

function seatName(seat: LobbySeat): string {
  if (seat.kind === "empty") return t.open;
  return seat.kind === "person" && seat.isYou ? words.you : seat.name;
}

function seatNote(seat: LobbySeat): string {
  if (seat.kind === "empty") return t.sitHere;
  if (seat.kind === "bot") return `${words.bot}, ${t.levels[seat.level].toLowerCase()}`;
  return [seat.isHost ? t.host : null, seat.isHere ? null : t.away]
    .filter((note) => note !== null)
    .join(", ");
}
