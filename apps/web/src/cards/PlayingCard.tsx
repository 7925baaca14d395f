import { bowerOf } from "@buck/engine";
import type { Card, Card as CardFace, Suit } from "@buck/engine";
import { cardsTexts } from "@buck/words";
import { useTexts } from "../texts/useLanguage.ts";
import { SuitMark, SuitShape } from "./suits.tsx";
import "./card.css";

export type CardLook = "plain" | "playable" | "unplayable" | "selected" | "winner" | "hint";

interface CardProps {
  readonly card: CardFace;
  readonly trump?: Suit | null;
  readonly look?: CardLook;
}

/** A card face up. Purely a picture: whoever shows it gives it a name. */
export function PlayingCard({ card, trump = null, look = "plain" }: CardProps) {
  const cards = useTexts(cardsTexts);
  const bower = bowerOf(card, trump);
  return (
    <span className="card" data-suit={card.suit} data-look={look} aria-hidden="true">
      <span className="card-paper">
        <span className="index">
          <b>{cards.marks[card.rank]}</b>
          <SuitMark suit={card.suit} />
        </span>
        <Face card={card} />
      </span>
      {bower !== null && trump !== null && (
        <span className="bower">
          <SuitMark suit={trump} />
          <span className="bower-name">{cards.bowers[bower]}</span>
          <span className="short-bower-name">{cards.shortBowers[bower]}</span>
        </span>
      )}
    </span>
  );
}

function Face({ card }: { card: CardFace }) {
  const figure = courtFigure(card);
  const { rank } = card;
  return (
    <>
      <span className="great-pip" data-small-only={figure !== null || hasPips(rank)}>
        <SuitMark suit={card.suit} />
      </span>
      {figure !== null && (
        <span className="court" data-pip={pipSide(card)}>
          <img src={figure} alt="" width="166" height="262" loading="lazy" draggable={false} />
          <SuitMark suit={card.suit} />
          <SuitMark suit={card.suit} />
        </span>
      )}
      {hasPips(rank) && <Pips suit={card.suit} rank={rank} />}
    </>
  );
}

export function CardBack() {
  return <span className="card back" aria-hidden="true" />;
}

const FILES = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of a court figure; null for number cards and aces. */
function courtFigure({ suit, rank }: Card): string | null {
  return FILES[`./courts/${suit.toLowerCase()}-${rank.toLowerCase()}.svg`] ?? null;
}

/** Where the figure leaves room for its large pip. */
function pipSide({ suit, rank }: Card): "left" | "right" {
  const left =
    rank === "KING" || (rank === "JACK" && suit === "SPADES") || (rank === "QUEEN" && suit === "HEARTS");
  return left ? "left" : "right";
}

const COLUMNS = [9, 46] as const;
const ROWS = [6, 33, 60, 87] as const;
const MIDDLE = 27.5;

type Spot = readonly [x: number, y: number];

const SIDES: readonly Spot[] = COLUMNS.flatMap((x) => ROWS.map((y): Spot => [x, y]));
/** Fewer than nine leave a row more room. */
const WIDE_SIDES: readonly Spot[] = COLUMNS.flatMap((x) => [6, 46.5, 87].map((y): Spot => [x, y]));
type PipRank = "7" | "8" | "9" | "10";
const SPOTS: Readonly<Record<PipRank, readonly Spot[]>> = {
  "7": [...WIDE_SIDES, [MIDDLE, 26]],
  "8": [...WIDE_SIDES, [MIDDLE, 26], [MIDDLE, 67]],
  "9": [...SIDES, [MIDDLE, 46.5]],
  "10": [...SIDES, [MIDDLE, 19.5], [MIDDLE, 73.5]],
};
const UPSIDE_DOWN_FROM = 50;

function hasPips(rank: Card["rank"]): rank is PipRank {
  return rank in SPOTS;
}

/** The face of a number card: every pip in its place, the lower half upside down. */
function Pips({ suit, rank }: { suit: Card["suit"]; rank: PipRank }) {
  return (
    <svg className="pips" viewBox="0 0 76 114" aria-hidden="true">
      {SPOTS[rank].map(([x, y]) => (
        <SuitShape key={`${x}-${y}`} suit={suit} transform={pipTransform(x, y)} />
      ))}
    </svg>
  );
}

function pipTransform(x: number, y: number): string {
  const turn = y > UPSIDE_DOWN_FROM ? " rotate(180 16 16)" : "";
  return `translate(${x} ${y}) scale(.66)${turn}`;
}
