import { bowerOf } from "@buck/engine";
import type { Card as CardFace, Suit } from "@buck/engine";
import { cardTexts } from "../texts/cards.ts";
import "./card.css";
import { courtFigure, pipSide } from "./courts.ts";
import { Pips } from "./Pips.tsx";
import { SuitMark } from "./suits.tsx";

export type CardLook = "plain" | "playable" | "unplayable" | "selected" | "winner" | "hint";

interface CardProps {
  readonly card: CardFace;
  readonly trump?: Suit | null;
  readonly look?: CardLook;
}

/** A card face up. Purely a picture: whoever shows it gives it a name. */
export function PlayingCard({ card, trump = null, look = "plain" }: CardProps) {
  const bower = bowerOf(card, trump);
  return (
    <span className="card" data-suit={card.suit} data-look={look} aria-hidden="true">
      <span className="card-paper">
        <span className="index">
          <b>{cardTexts.marks[card.rank]}</b>
          <SuitMark suit={card.suit} />
        </span>
        <Face card={card} />
      </span>
      {bower !== null && trump !== null && (
        <span className="bower">
          <SuitMark suit={trump} />
          <span className="bower-name">{cardTexts.bowers[bower]}</span>
          <span className="short-bower-name">{cardTexts.shortBowers[bower]}</span>
        </span>
      )}
    </span>
  );
}

function Face({ card }: { card: CardFace }) {
  const figure = courtFigure(card);
  return (
    <>
      <span className="great-pip">
        <SuitMark suit={card.suit} />
      </span>
      {figure !== null && (
        <span className="court" data-pip={pipSide(card)}>
          <img src={figure} alt="" width="166" height="262" loading="lazy" draggable={false} />
          <SuitMark suit={card.suit} />
          <SuitMark suit={card.suit} />
        </span>
      )}
      {(card.rank === "9" || card.rank === "10") && <Pips suit={card.suit} rank={card.rank} />}
    </>
  );
}

export function CardBack() {
  return <span className="card back" aria-hidden="true" />;
}
