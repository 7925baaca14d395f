import type { buck, Card as CardFace } from "@buck/engine";
import { Card } from "../cards/Card.tsx";
import { useGame, useSession, useTableUi } from "../session/context.ts";
import { spokenCard } from "../texts/cards.ts";
import { points, signed } from "../texts/log.ts";
import { handResult } from "../texts/result.ts";
import type { ResultLine } from "../texts/result.ts";
import { words } from "../texts/words.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { cardsHeld } from "./held.ts";
import { useCountdown } from "./useCountdown.ts";
import "./result.css";

/** How the hand went. It stays as long as somebody looks back. */
export function ResultSheet({ view }: { view: buck.View }) {
  const { ready, lookBack } = useSession();
  const isLookingBack = useTableUi((ui) => ui.lookingBack);
  const hasGoneOn = useGame(({ frame }) => frame !== null && frame.view.round !== view.round);
  const nextHandAt = useGame(({ frame }) => frame?.table.nextHandAt ?? null);
  const seconds = useCountdown(isLookingBack ? null : nextHandAt);
  const { title, story, lines } = handResult(view);
  return (
    <Dialog title={title} onClose={ready} closable={false} className="result">
      <p className="soft">{story}</p>
      <ul className="result-lines">
        {lines.map((line) => (
          <ResultRow key={line.position} line={line} />
        ))}
      </ul>
      {isLookingBack && <Hands view={view} />}
      {hasGoneOn && <p className="soft">{words.result.goneOn}</p>}
      <div className="sheet-buttons">
        {!isLookingBack && (
          <button type="button" className="button paper" onClick={lookBack}>
            {words.result.lookBack}
          </button>
        )}
        <button type="button" className="button main grow" data-first-focus onClick={ready}>
          {hasGoneOn ? words.result.toTable : words.result.next}
          {seconds !== null && <small aria-hidden="true">{seconds}</small>}
        </button>
      </div>
    </Dialog>
  );
}

function ResultRow({ line: { name, what, change, score } }: { line: ResultLine }) {
  const tone = change < 0 ? "good" : change > 0 ? "bad" : "none";
  return (
    <li>
      <span>
        <b>{name}</b>
        <small className="soft">{what}</small>
      </span>
      <span className="change" data-tone={tone}>
        {signed(change)}
      </span>
      <span className="score">
        {points(score)}
        <small>{words.toGo}</small>
      </span>
    </li>
  );
}

export function Hands({ view }: { view: buck.View }) {
  const names = handResult(view).lines;
  return (
    <section className="held">
      <h3>{words.result.held}</h3>
      {names.map(({ position, name }) => (
        <CardRow key={position} label={name} cards={cardsHeld(view, position)} trump={view.trumpSuit} />
      ))}
      {view.blind === null ? (
        <p className="soft">{words.result.closed}</p>
      ) : (
        <CardRow label={words.result.blind} cards={view.blind} trump={view.trumpSuit} />
      )}
    </section>
  );
}

interface CardRowProps {
  readonly label: string;
  readonly cards: readonly CardFace[];
  readonly trump: buck.View["trumpSuit"];
}

function CardRow({ label, cards, trump }: CardRowProps) {
  if (cards.length === 0) return null;
  return (
    <div className="card-row">
      <b>{label}</b>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} />
            <span className="unseen">{spokenCard(card, trump)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
