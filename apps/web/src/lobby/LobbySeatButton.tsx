import { lobbyTexts as t } from "../texts/lobby.ts";
import { initial } from "../texts/initial.ts";
import { words } from "../texts/words.ts";
import { sideOf } from "../table/sides.ts";
import { BotIcon, PlusIcon } from "../ui/icons.tsx";
import type { LobbySeat } from "./lobby.ts";
import type { Position } from "@buck/engine";

interface LobbySeatButtonProps {
  readonly seat: LobbySeat;
  readonly viewer: Position;
  readonly onPress: () => void;
}

export function LobbySeatButton({ seat, viewer, onPress }: LobbySeatButtonProps) {
  return (
    <li className="lobby-seat" data-side={sideOf(seat.position, viewer)} data-kind={seat.kind}>
      <button type="button" onClick={onPress}>
        <span className="avatar" data-tint={seat.kind === "open" ? "none" : seat.position} aria-hidden="true">
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
  if (seat.kind === "open") return <PlusIcon />;
  return seat.kind === "bot" ? <BotIcon /> : initial(seat.name);
}

function seatName(seat: LobbySeat): string {
  if (seat.kind === "open") return t.open;
  return seat.kind === "person" && seat.isYou ? words.you : seat.name;
}

function seatNote(seat: LobbySeat): string {
  if (seat.kind === "open") return t.sitHere;
  if (seat.kind === "bot") return `${words.bot}, ${t.levels[seat.level].toLowerCase()}`;
  return [seat.isHost ? t.host : null, seat.isHere ? null : t.away]
    .filter((note) => note !== null)
    .join(", ");
}
