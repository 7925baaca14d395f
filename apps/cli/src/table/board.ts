import { clockwiseFrom, seatsOf, winningPlay } from "@buck/engine";
import type { Card, Position, Suit, Trick } from "@buck/engine";
import { english, listNames } from "@buck/words";
import { spaced } from "../terminal/cards.ts";
import { printable } from "../terminal/printable.ts";

export interface SeatOnBoard {
  readonly position: Position;
  readonly name: string;
  readonly score: string;
  /** Short words about the seat in this hand: dealer, bid 3, folded. */
  readonly marks: readonly string[];
  readonly tricks: number;
  readonly isOnTurn: boolean;
  /** The card this seat has played to the visible trick. */
  readonly played: Card | null;
  /** That card is winning the trick. */
  readonly isWinning: boolean;
  /** The cards of another seat that the viewer may see. */
  readonly open: readonly Card[] | null;
}

export interface CardInHand {
  readonly number: number;
  readonly card: Card;
  readonly isPlayable: boolean;
}

/** A table to draw, the same for all games. */
export interface Board {
  readonly title: string;
  readonly facts: readonly string[];
  readonly trump: Suit | null;
  readonly turnUp: Card | null;
  /** Clockwise, the viewer's seat first. */
  readonly seats: readonly SeatOnBoard[];
  readonly hand: readonly CardInHand[];
  readonly isWatched: boolean;
  /** No game has begun, so there is no line about trump. */
  readonly isLobby: boolean;
  /** The last trick that somebody took in this hand. */
  readonly lastTrick: Trick | null;
}

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
    seats: clockwiseFrom(first, seatsOf(view.players)).flatMap((position) => seatAt(position, view, parts)),
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

interface Tricks {
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
  readonly trumpSuit: Suit | null;
}

interface VisibleTrick {
  readonly cardOf: (position: Position) => Card | null;
  readonly winner: Position | null;
}

/** The current trick, or the last one until somebody leads again. */
function visibleTrick({ tricks, currentTrick, trumpSuit }: Tricks): VisibleTrick {
  const last = currentTrick.cards.length > 0 ? currentTrick : tricks.at(-1);
  const cards = last?.cards ?? [];
  return {
    cardOf: (position) => cards.find(({ playerPosition }) => playerPosition === position)?.card ?? null,
    winner: cards.length === 0 ? null : winningPlay(cards, trumpSuit).playerPosition,
  };
}

/** "house rules: no going alone and folding clockwise"; empty where all rules are the usual ones. */
export function houseRuleFacts<Name extends string>(
  names: readonly Name[],
  options: Readonly<Record<Name, string | number | boolean>>,
): readonly string[] {
  return names.length === 0
    ? []
    : [
        `house rules: ${listNames(
          english,
          names.map((name) => ruleWords(name, options[name])),
        )}`,
      ];
}

function ruleWords(name: string, value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? spaced(name) : `no ${spaced(name)}`;
  return `${spaced(name)} ${spaced(String(value))}`;
}
