import { winningPlay } from "@buck/engine";
import type { PlayedCard, Suit, Trick } from "@buck/engine";
import { useLayoutEffect, useRef } from "react";
import { spokenCard } from "@buck/words";
import { PlayingCard } from "../../cards/PlayingCard.tsx";
import { useSession, useMoment, useTable, useTableUi } from "../session/context.ts";
import { placeOf, viewpoint } from "../session/tableInfo.ts";
import { flyAway, flyIn } from "./flight.ts";
import { Blind } from "./trump.tsx";
import { tableTexts } from "../../texts/en/table.ts";
import { useTexts, useLanguage } from "../../texts/useLanguage.ts";

/** The middle of the table: the trick being played, or the one just finished. */
export function TrickCircle() {
  const texts = useTexts(tableTexts);
  const finishedTrick = useTableUi((ui) => ui.finishedTrick);
  const current = useMoment((moment) => moment.trick);
  const { skipTrick } = useSession();
  const trick = finishedTrick?.trick ?? current;
  const finished = finishedTrick !== null;
  return (
    <section className="trick" aria-label={texts.board.trick} onClick={finished ? skipTrick : undefined}>
      <Blind />
      <TrickCards trick={trick} leavingTo={finished && finishedTrick.leaving ? trick.winner : null} />
    </section>
  );
}

interface TrickCardsProps {
  readonly trick: Trick;
  readonly leavingTo?: Trick["winner"];
  readonly still?: boolean;
}

export function TrickCards({ trick, leavingTo = null, still = false }: TrickCardsProps) {
  const trump = useMoment((moment) => moment.trump);
  const seats = useMoment((moment) => moment.seats.length);
  const best = trick.cards.length > 0 ? winningPlay(trick.cards, trump) : null;
  return (
    <ol className="well" data-seats={seats}>
      {trick.cards.map((play) => (
        <TrickCard
          key={play.card.id}
          play={play}
          trump={trump}
          wins={play === best}
          leavingTo={leavingTo}
          still={still}
        />
      ))}
    </ol>
  );
}

interface TrickCardProps {
  readonly play: PlayedCard;
  readonly trump: Suit | null;
  readonly wins: boolean;
  readonly leavingTo: Trick["winner"];
  readonly still: boolean;
}

function TrickCard({ play: { card, playerPosition }, trump, wins, leavingTo, still }: TrickCardProps) {
  const language = useLanguage();
  const ref = useRef<HTMLLIElement>(null);
  const seenFrom = useTable(viewpoint);
  const seats = useMoment((moment) => moment.seats);
  useLayoutEffect(() => {
    if (ref.current !== null && !still) flyIn(ref.current, card.id, playerPosition);
  }, [card.id, playerPosition, still]);
  useLayoutEffect(() => {
    if (ref.current !== null && leavingTo !== null) flyAway(ref.current, leavingTo);
  }, [leavingTo]);
  const name = seats[playerPosition]?.name;
  return (
    <li ref={ref} className="played" data-place={placeOf(playerPosition, seenFrom, seats.length)}>
      <PlayingCard card={card} trump={trump} look={wins ? "winner" : "plain"} />
      <span className="unseen">
        {name}: {spokenCard(language, card, trump, wins ? "winning" : undefined)}
      </span>
    </li>
  );
}
