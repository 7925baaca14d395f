import { sortHand } from "@buck/engine";
import type { Card, Position } from "@buck/engine";
import { PlayingCard } from "../cards/PlayingCard.tsx";
import { useMoment, useTableUi } from "../session/context.ts";
import { spokenCard } from "../texts/cards.ts";
import { replayTexts as t } from "../texts/replay.ts";

/** The cards of a seat where they lie open for everybody; null where they do not. */
export function useOpenHand(position: Position): readonly Card[] | null {
  return useTableUi((ui) => ui.openHands?.[position] ?? null);
}

interface OpenHandProps {
  readonly position: Position;
  readonly cards: readonly Card[];
  readonly className: string;
}

/** Somebody's cards, open on the table: to be looked at, not to be played. */
export function OpenHand({ position, cards, className }: OpenHandProps) {
  const trump = useMoment((moment) => moment.trump);
  const name = useMoment((moment) => moment.seats[position]?.name ?? "");
  return (
    <ol className={className} aria-label={t.cardsOf({ name })} data-count={cards.length}>
      {sortHand(cards, trump).map((card) => (
        <li key={card.id}>
          <PlayingCard card={card} trump={trump} />
          <span className="unseen">{spokenCard(card, trump)}</span>
        </li>
      ))}
    </ol>
  );
}
