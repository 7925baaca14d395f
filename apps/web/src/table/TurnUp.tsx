import { CardBack, PlayingCard } from "../cards/PlayingCard.tsx";
import { useMoment, useSession } from "../session/context.ts";
import { spokenCard } from "../texts/cards.ts";
import { words } from "../texts/words.ts";
import { LastTrickIcon } from "../ui/icons.tsx";

/** The cards that are left over, the top one open, while the hand is being bid for. */
export function Blind() {
  const { stage, turnUp: card, turnUpNote, isTurnedDown } = useMoment((moment) => moment);
  if (card === null || stage !== "bid") return null;
  return (
    <figure className="blind">
      <span className="blind-cards">
        <CardBack />
        <CardBack />
        {isTurnedDown ? <CardBack /> : <PlayingCard card={card} />}
      </span>
      <figcaption>
        <span className="unseen">{spokenCard(card, null)} </span>
        {turnUpNote}
      </figcaption>
    </figure>
  );
}

/** The card that was turned up: everybody has seen it, and need not remember it. */
export function TurnUp() {
  const { stage, turnUp: card, turnUpNote, isTurnedDown } = useMoment((moment) => moment);
  if (card === null || (stage === "bid" && !isTurnedDown)) return null;
  return (
    <figure className="turn-up">
      <PlayingCard card={card} />
      <figcaption>
        <span className="unseen">
          {spokenCard(card, null)} {turnUpNote}
        </span>
        <span className="turn-up-note" aria-hidden="true">
          {turnUpNote}
        </span>
      </figcaption>
    </figure>
  );
}

export function LastTrickButton() {
  const { ui } = useSession();
  const hasTrick = useMoment((moment) => moment.tricks.length > 0);
  return (
    <button
      type="button"
      className="last-trick"
      aria-keyshortcuts="L"
      data-shown={hasTrick}
      disabled={!hasTrick}
      onClick={() => ui.setState({ panel: "lastTrick" })}
    >
      <span className="round">
        <LastTrickIcon />
      </span>
      {words.table.lastTrick}
    </button>
  );
}
