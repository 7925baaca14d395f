import type { Suit } from "@buck/engine";
import { PlayingCard } from "../cards/PlayingCard.tsx";
import { spokenCard } from "../texts/cards.ts";
import { cards } from "../cards/notation.ts";

/** Cards in a row, as a picture with a name for each. */
export function CardPicture({ names, trump = null }: { names: string; trump?: Suit | null }) {
  return (
    <ul className="card-picture">
      {cards(names).map((card) => (
        <li key={card.id}>
          <PlayingCard card={card} trump={trump} />
          <span className="unseen">{spokenCard(card, trump)}</span>
        </li>
      ))}
    </ul>
  );
}
