import { clockwiseFrom } from "@buck/engine";
import type { Card, Position, Suit, Trick } from "@buck/engine";
import { printable } from "../text/printable.ts";
import type { Board, CardInHand, SeatOnBoard } from "./board.ts";
import { visibleTrick } from "./trick.ts";

interface Player {
  readonly position: Position;
  readonly name: string;
  readonly tricksTaken: number;
  readonly hand: readonly Card[] | null;
}

/** The parts that views of all games have. */
interface View<Seated extends Player> {
  readonly viewer: Position | "spectator";
  readonly players: readonly Seated[];
  readonly trumpSuit: Suit | null;
  readonly turnUpCard: Card | null;
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
}

/** The parts that one game adds. */
interface GameParts<Seated extends Player> {
  readonly title: string;
  readonly facts: readonly string[];
  readonly hand: readonly CardInHand[];
  readonly onTurn: readonly Position[];
  readonly scoreOf: (player: Seated) => number;
  readonly marksOf: (player: Seated) => readonly string[];
}

export function boardFrom<Seated extends Player>(view: View<Seated>, parts: GameParts<Seated>): Board {
  const first = view.viewer === "spectator" ? 0 : view.viewer;
  const { title, facts, hand } = parts;
  return {
    title,
    facts,
    trump: view.trumpSuit,
    turnUp: view.turnUpCard,
    seats: clockwiseFrom(first).flatMap((position) => seatAt(position, view, parts)),
    hand,
    isWatched: view.viewer === "spectator",
    isLobby: false,
    lastTrick: view.tricks.at(-1) ?? null,
  };
}

function seatAt<Seated extends Player>(
  position: Position,
  view: View<Seated>,
  { onTurn, scoreOf, marksOf }: GameParts<Seated>,
): readonly SeatOnBoard[] {
  const player = view.players.find((candidate) => candidate.position === position);
  if (player === undefined) return [];
  const trick = visibleTrick(view);
  return [
    {
      position,
      name: printable(player.name),
      score: String(scoreOf(player)),
      marks: marksOf(player),
      tricks: player.tricksTaken,
      isOnTurn: onTurn.includes(position),
      played: trick.cardOf(position),
      isWinning: trick.winner === position,
      open: position === view.viewer ? null : player.hand,
    },
  ];
}
