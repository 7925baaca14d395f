import type { buck } from "@buck/engine";
import { Card, CardBack } from "../cards/Card.tsx";
import { useSession, useView } from "../session/context.ts";
import { spokenCard } from "../texts/cards.ts";
import { words } from "../texts/words.ts";
import { LastTrickIcon } from "../ui/icons.tsx";

const BEFORE_PLAY: ReadonlySet<buck.GamePhase> = new Set([
  "TRUMP_REVEAL",
  "BIDDING",
  "DECLARING_TRUMP",
  "FOLDING_DECISION",
]);

/** The blind in the middle, its top card open, while the hand is being bid for. */
export function Blind() {
  const phase = useView((view) => view.phase);
  const card = useView((view) => view.turnUpCard);
  if (card === null || !BEFORE_PLAY.has(phase)) return null;
  return (
    <figure className="blind">
      <span className="blind-cards">
        <CardBack />
        <CardBack />
        <Card card={card} />
      </span>
      <figcaption>
        <span className="unseen">{spokenCard(card, null)} </span>
        {words.table.turnUp}
      </figcaption>
    </figure>
  );
}

/** The card that was turned up: information for everybody, never played. */
export function TurnUp() {
  const card = useView((view) => view.turnUpCard);
  const phase = useView((view) => view.phase);
  if (card === null || BEFORE_PLAY.has(phase)) return null;
  return (
    <figure className="turn-up">
      <Card card={card} />
      <figcaption>
        <span className="unseen">{spokenCard(card, null)} </span>
        {words.table.turnUp}
      </figcaption>
    </figure>
  );
}

export function LastTrickButton() {
  const { ui } = useSession();
  const hasTrick = useView((view) => view.tricks.length > 0);
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
