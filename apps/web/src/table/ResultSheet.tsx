import type { Card as CardFace, Suit } from "@buck/engine";
import type { Ref } from "react";
import { PlayingCard } from "../cards/PlayingCard.tsx";
import { HandFeeling } from "../celebration/feelings.tsx";
import type { HandResult, Moment, ResultLine } from "../games/moment.ts";
import { useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { nextHandAt } from "../session/tableInfo.ts";
import { spokenCard } from "../texts/cards.ts";
import { lateHandTexts } from "../texts/lateHands.ts";
import { words } from "../texts/words.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TeamBadge } from "../ui/TeamBadge.tsx";
import { turnTo } from "../ui/turnTo.ts";
import { useExits } from "./exits.ts";
import { useCountdown } from "./useCountdown.ts";

/** How the hand went. It stays as long as somebody looks back. */
export function ResultSheet({ moment }: { moment: Moment }) {
  const { ready, review } = useSession();
  const { lastHand } = useExits();
  const isReviewing = useTableUi((ui) => ui.isReviewing);
  const hasGoneOn = useMoment(({ round }) => round !== moment.round);
  const isPromised = useTable(
    ({ frame }) => frame?.table.lateHands.thisHand === true && frame.you.role === "player",
  );
  const endsAt = useTable(nextHandAt);
  const seconds = useCountdown(isReviewing ? null : endsAt);
  const result = moment.handResult;
  if (result === null) return null;
  const end = lastHand?.number === moment.round ? lastHand : null;
  return (
    <Dialog title={result.title} onClose={ready} closable={false} className="result">
      <HandFeeling mood={result.mood} />
      <p className="soft">{result.summary}</p>
      <ResultLines lines={result.lines} />
      {isPromised && <p className="soft">{lateHandTexts.promised}</p>}
      {isReviewing && <Hands headRef={turnTo} result={result} trump={moment.trump} />}
      {hasGoneOn && <p className="soft">{words.result.goneOn}</p>}
      <div className="sheet-buttons">
        {!isReviewing && (
          <button type="button" className="button paper" onClick={review}>
            {words.result.lookBack}
          </button>
        )}
        <button type="button" className="button main grow" data-first-focus onClick={end?.go ?? ready}>
          {end?.label ?? (hasGoneOn ? words.result.toTable : words.result.next)}
          {seconds !== null && <small aria-hidden="true">{seconds}</small>}
        </button>
      </div>
    </Dialog>
  );
}

/** What the hand did to everybody's score. */
export function ResultLines({ lines }: { lines: readonly ResultLine[] }) {
  return (
    <ul className="result-lines">
      {lines.map((line) => (
        <ResultRow key={line.key} line={line} />
      ))}
    </ul>
  );
}

function ResultRow({ line: { name, team, what, change, tone, score, unit } }: { line: ResultLine }) {
  return (
    <li>
      <span>
        <b className="with-badge">
          <TeamBadge team={team} />
          {name}
        </b>
        <small className="soft">{what}</small>
      </span>
      <span className="change" data-tone={tone}>
        {change}
      </span>
      <span className="score">
        {score} <small>{unit}</small>
      </span>
    </li>
  );
}

interface HandsProps {
  readonly result: HandResult;
  readonly trump: Suit | null;
  readonly headRef?: Ref<HTMLHeadingElement>;
}

export function Hands({ result: { held, closed }, trump, headRef }: HandsProps) {
  return (
    <section className="held">
      <h3 ref={headRef} tabIndex={headRef === undefined ? undefined : -1}>
        {words.result.held}
      </h3>
      <CardRows held={held} trump={trump} />
      {closed !== null && <p className="soft">{closed}</p>}
    </section>
  );
}

/** What each of them held, one below the other. */
export function CardRows({ held, trump }: Pick<HandResult, "held"> & Pick<CardRowProps, "trump">) {
  return held.map(({ label, cards }) => <CardRow key={label} label={label} cards={cards} trump={trump} />);
}

interface CardRowProps {
  readonly label: string;
  readonly cards: readonly CardFace[];
  readonly trump: Suit | null;
}

function CardRow({ label, cards, trump }: CardRowProps) {
  if (cards.length === 0) return null;
  return (
    <div className="card-row">
      <b>{label}</b>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <PlayingCard card={card} />
            <span className="unseen">{spokenCard(card, trump)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
