import { sortHand } from "@buck/engine";
import type { Card, Position } from "@buck/engine";
import { PlayingCard } from "../cards/PlayingCard.tsx";
import { WorthBar } from "../hints/WorthBar.tsx";
import { useMoment, useTableUi } from "../session/context.ts";
import type { CardMark } from "../session/tableUi.ts";
import { spokenCard } from "../texts/cards.ts";
import { replayTexts as t } from "../texts/replay.ts";
import "./hint.css";

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
  const marks = useTableUi((ui) => ui.cardMarks);
  return (
    <ol className={className} aria-label={t.cardsOf({ name })} data-count={cards.length}>
      {sortHand(cards, trump).map((card) => (
        <li key={card.id} data-mark={marks[card.id]?.kind}>
          <PlayingCard card={card} trump={trump} />
          <span className="unseen">{spokenCard(card, trump)}</span>
          <Mark mark={marks[card.id]} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ mark }: { mark: CardMark | undefined }) {
  if (mark === undefined) return null;
  return (
    <>
      <span className="unseen">, {t.review.marks[mark.kind]}</span>
      <WorthBar worth={{ change: mark.change, share: 1, isBest: mark.kind === "best" }} />
    </>
  );
}
