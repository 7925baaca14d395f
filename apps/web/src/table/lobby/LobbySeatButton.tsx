import { isPosition } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { TeamMark } from "@buck/words";
import { useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { Face, lookOf } from "../../looks/Face.tsx";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import type { Language } from "../../texts/language.ts";
import { useLanguage } from "../../texts/useLanguage.ts";
import { TeamBadge } from "../../ui/TeamBadge.tsx";
import { BotIcon, PlusIcon } from "../../ui/icons.tsx";
import { placeOf } from "../session/tableInfo.ts";
import type { LobbySeat } from "./lobby.ts";
import { seatName } from "./lobby.ts";

interface LobbySeatButtonProps {
  readonly seat: LobbySeat;
  readonly team: TeamMark | null;
  readonly viewer: Position;
  /** How many there are. */
  readonly seats: number;
  /** Whether an empty seat may be taken by this viewer. */
  readonly isOffered: boolean;
  readonly onPress: () => void;
  /** For the host, who moves people about. */
  readonly drag: (SeatDrag & { readonly isOver: boolean }) | null;
}

export function LobbySeatButton({
  seat,
  team,
  viewer,
  seats,
  isOffered,
  onPress,
  drag,
}: LobbySeatButtonProps) {
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const isClosed = seat.kind === "empty" && !isOffered;
  const canDrag = seat.kind !== "empty" && drag !== null;
  const { offset, handlers } = useSeatDrag({
    position: seat.position,
    seats,
    onPress,
    drag: canDrag ? drag : null,
  });
  return (
    <li
      className="lobby-seat"
      data-seat={seat.position}
      data-place={placeOf(seat.position, viewer, seats)}
      data-kind={seat.kind}
      data-away={seat.kind === "person" && !seat.isHere}
      data-over={drag?.isOver}
      data-dragged={offset !== null}
      style={offset === null ? undefined : { transform: `translate(${offset.x}px, ${offset.y}px)` }}
    >
      <button
        type="button"
        disabled={isClosed}
        data-draggable={canDrag}
        {...(canDrag && { "aria-keyshortcuts": "ArrowLeft ArrowRight" })}
        {...handlers}
      >
        <span
          className="avatar"
          data-color={seat.kind === "person" ? lookOf(seat.name, seat.look).color : seat.kind}
          data-team={team?.letter}
          aria-hidden="true"
        >
          <SeatPicture seat={seat} />
          <TeamBadge team={team} />
        </span>
        <span className="unseen">{t.seat({ number: seat.position + 1 })}: </span>
        <span className="who">{seatName(language, seat)}</span>
        <span className="lobby-note">{isClosed ? "" : seatNote(language, seat)}</span>
        {team !== null && <span className="unseen">, {team.inside}</span>}
      </button>
    </li>
  );
}

function SeatPicture({ seat }: { seat: LobbySeat }) {
  if (seat.kind === "empty") return <PlusIcon />;
  return seat.kind === "bot" ? <BotIcon /> : <Face face={lookOf(seat.name, seat.look).face} />;
}

function seatNote(language: Language, seat: LobbySeat): string {
  const t = lobbyTexts(language).room;
  if (seat.kind === "empty") return t.sitHere;
  if (seat.kind === "bot") return t.bot[seat.level];
  return [seat.isHost ? t.host : null, seat.isHere ? null : t.away]
    .filter((note) => note !== null)
    .join(", ");
}

const STEPS = new Map([
  ["ArrowRight", 1],
  ["ArrowLeft", -1],
]);

/** A hand that trembles still presses. */
const SLACK_PX = 8;

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** What comes of dragging a seat. */
export interface SeatDrag {
  /** The seat under the pointer while one is dragged; null when there is none. */
  readonly onOver: (position: Position | null) => void;
  readonly onDropped: (on: Position) => void;
}

interface MovableSeat {
  readonly position: Position;
  /** How many there are. */
  readonly seats: number;
  readonly onPress: () => void;
  /** Null for whoever may not move people. */
  readonly drag: SeatDrag | null;
}

/**
 * Pressing a seat, or moving it to another one where that is allowed: dragged with a mouse, a finger or a pen, or with
 * the arrow keys, clockwise and back.
 */
export function useSeatDrag({ position, seats, onPress, drag }: MovableSeat) {
  const start = useRef<Offset | null>(null);
  /** The press that ends a drag is no press. */
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<Offset | null>(null);
  if (drag === null) return { offset: null, handlers: { onClick: onPress } };
  const end = () => {
    start.current = null;
    setOffset(null);
    drag.onOver(null);
  };
  const handlers = {
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent) => {
      wasDragged.current = false;
      start.current = button === 0 ? { x, y } : null;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      if (offset === null && Math.hypot(x, y) < SLACK_PX) return;
      wasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      setOffset({ x, y });
      drag.onOver(seatUnder(event, position));
    },
    onPointerUp: (event: PointerEvent) => {
      const on = offset === null ? null : seatUnder(event, position);
      end();
      if (on !== null) drag.onDropped(on);
    },
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS.get(event.key);
      if (step === undefined) return;
      event.preventDefault();
      const on = (position + step + seats) % seats;
      if (!isPosition(on)) return;
      drag.onDropped(on);
      // The hand stays on whoever it moves.
      document.querySelector<HTMLElement>(`[data-seat="${on}"] button`)?.focus();
    },
    onClick: ({ detail }: MouseEvent) => {
      const isByKey = detail === 0;
      if (isByKey || !wasDragged.current) onPress();
    },
  };
  return { offset, handlers };
}

/** The dragged seat lies above the one it is dropped on. */
function seatUnder({ clientX, clientY }: PointerEvent, dragged: Position): Position | null {
  const seats = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => element.closest("[data-seat]")?.getAttribute("data-seat") ?? []);
  return (
    seats
      .map(Number)
      .filter(isPosition)
      .find((seat) => seat !== dragged) ?? null
  );
}
