import type { CardId, Position } from "@buck/engine";

/** Where cards of our own hand lay when they were last drawn, so that they fly from there. */
const handSpots = new Map<CardId, DOMRect>();

export function rememberSpot(cardId: CardId, element: Element | null): void {
  if (element !== null) handSpots.set(cardId, element.getBoundingClientRect());
}

const FLIGHT_MS = 260;
const GLIDE = "cubic-bezier(0.2, 0.8, 0.25, 1)";

interface Flight {
  readonly element: HTMLElement;
  readonly from: DOMRect;
  readonly cardId: CardId;
}

/** A card arrives from the hand it was in, or from its player's seat. */
export function flyIn(element: HTMLElement, cardId: CardId, position: Position): void {
  const from = handSpots.get(cardId) ?? seatSpot(position);
  handSpots.delete(cardId);
  if (from !== null) fly({ element, from, cardId });
}

function fly({ element, from }: Flight): void {
  element.animate([{ transform: toward(element, from) }, { transform: "none" }], {
    duration: FLIGHT_MS * pace(),
    easing: GLIDE,
  });
}

/** The finished trick slides to whoever won it. */
export function flyAway(element: HTMLElement, position: Position): void {
  const to = seatSpot(position);
  if (to === null) return;
  element.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `${toward(element, to)} scale(.4)`, opacity: 0 },
    ],
    { duration: FLIGHT_MS * pace(), easing: "ease-in", fill: "forwards" },
  );
}

function seatSpot(position: Position): DOMRect | null {
  return document.querySelector(`[data-seat="${position}"] .avatar`)?.getBoundingClientRect() ?? null;
}

function toward(element: HTMLElement, { left, top, width, height }: DOMRect): string {
  const own = element.getBoundingClientRect();
  const dx = left + width / 2 - (own.left + own.width / 2);
  const dy = top + height / 2 - (own.top + own.height / 2);
  return `translate(${dx}px, ${dy}px)`;
}

function pace(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--pace")) || 0;
}
