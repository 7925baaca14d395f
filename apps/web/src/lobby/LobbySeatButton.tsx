import type { Position } from "@buck/engine";
import { Face } from "../looks/Face.tsx";
import { lookOf } from "../looks/look.ts";
import { sideOf } from "../table/sides.ts";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { BotIcon, PlusIcon } from "../ui/icons.tsx";
import { TeamBadge } from "../ui/TeamBadge.tsx";
import type { TeamMark } from "../texts/teams.ts";
import type { LobbySeat } from "./lobby.ts";
import { seatName } from "./teams.ts";
import { useSeatDrag } from "./useSeatDrag.ts";
import type { SeatDrag } from "./useSeatDrag.ts";

interface LobbySeatButtonProps {
  readonly seat: LobbySeat;
  readonly team: TeamMark | null;
  readonly viewer: Position;
  /** Whether an empty seat may be taken by this viewer. */
  readonly isOffered: boolean;
  readonly onPress: () => void;
  /** For the host, who moves people about. */
  readonly drag: (SeatDrag & { readonly isOver: boolean }) | null;
}

export function LobbySeatButton({ seat, team, viewer, isOffered, onPress, drag }: LobbySeatButtonProps) {
  const isClosed = seat.kind === "empty" && !isOffered;
  const canDrag = seat.kind !== "empty" && drag !== null;
  const { offset, handlers } = useSeatDrag(seat.position, onPress, canDrag ? drag : null);
  return (
    <li
      className="lobby-seat"
      data-seat={seat.position}
      data-side={sideOf(seat.position, viewer)}
      data-kind={seat.kind}
      data-away={seat.kind === "person" && !seat.isHere}
      data-over={drag?.isOver}
      data-dragged={offset !== null}
      style={offset === null ? undefined : { transform: `translate(${offset.x}px, ${offset.y}px)` }}
    >
      <button type="button" disabled={isClosed} data-draggable={canDrag} {...handlers}>
        <span
          className="avatar"
          data-colour={seat.kind === "person" ? lookOf(seat.name, seat.look).colour : seat.kind}
          data-team={team?.letter}
          aria-hidden="true"
        >
          <SeatPicture seat={seat} />
          <TeamBadge team={team} />
        </span>
        <span className="unseen">{t.seat({ number: seat.position + 1 })}: </span>
        <span className="who">{seatName(seat)}</span>
        <span className="lobby-note">{isClosed ? "" : seatNote(seat)}</span>
        {team !== null && <span className="unseen">, {team.inside}</span>}
      </button>
    </li>
  );
}

function SeatPicture({ seat }: { seat: LobbySeat }) {
  if (seat.kind === "empty") return <PlusIcon />;
  return seat.kind === "bot" ? <BotIcon /> : <Face face={lookOf(seat.name, seat.look).face} />;
}

function seatNote(seat: LobbySeat): string {
  if (seat.kind === "empty") return t.sitHere;
  if (seat.kind === "bot") return t.bot[seat.level];
  return [seat.isHost ? t.host : null, seat.isHere ? null : t.away]
    .filter((note) => note !== null)
    .join(", ");
}
