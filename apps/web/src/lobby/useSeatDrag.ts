import { isPosition } from "@buck/engine";
import type { Position } from "@buck/engine";
import { useRef, useState } from "react";
import type { MouseEvent, PointerEvent } from "react";

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

/** Pressing a seat, or dragging it to another one with a mouse, a finger or a pen where that is allowed. */
export function useSeatDrag(position: Position, onPress: () => void, drag: SeatDrag | null) {
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
