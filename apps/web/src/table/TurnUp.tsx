import { Card, CardBack } from "../cards/Card.tsx";
import { useMoment, useSession } from "../session/context.ts";
import { spokenCard } from "../texts/cards.ts";
import { words } from "../texts/words.ts";
import { LastTrickIcon } from "../ui/icons.tsx";

/** The blind in the middle, its top card open, while the hand is being bid for. */
export function Blind() {
  const stage = useMoment((moment) => moment.stage);
  const card = useMoment((moment) => moment.turnUp);
  const note = useMoment((moment) => moment.turnUpNote);
  if (card === null || stage !== "bid") return null;
  return (
    <figure className="blind">
      <span className="blind-cards">
        <CardBack />
        <CardBack />
        <Card card={card} />
      </span>
      <figcaption>
        <span className="unseen">{spokenCard(card, null)} </span>
        {note}
      </figcaption>
    </figure>
  );
}

/** The card that was turned up: information for everybody, never played. */
export function TurnUp() {
  const card = useMoment((moment) => moment.turnUp);
  const note = useMoment((moment) => moment.turnUpNote);
  const stage = useMoment((moment) => moment.stage);
  if (card === null || stage === "bid") return null;
  return (
    <figure className="turn-up">
      <Card card={card} />
      <figcaption>
        <span className="unseen">{spokenCard(card, null)} </span>
        {note}
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
