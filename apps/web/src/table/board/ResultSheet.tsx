import type { Card as CardFace, Position, Suit, Viewer } from "@buck/engine";
import type { Frame, Presence } from "@buck/protocol";
import { listNames, spokenCard } from "@buck/words";
import type { HandResult, ResultLine } from "@buck/words";
import type { Ref } from "react";
import { PlayingCard } from "../../cards/PlayingCard.tsx";
import type { Moment } from "../../games/moment.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Glossed } from "../../ui/Glossary.tsx";
import { TeamBadge } from "../../ui/TeamBadge.tsx";
import { useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { nextHandAt, viewpoint } from "../session/tableInfo.ts";
import { useVenue } from "./venue.ts";
import { HandFeeling } from "./feelings.tsx";
import { useCountdown } from "./turnClock.tsx";

/** How the hand went. It stays as long as somebody looks back. */
export function ResultSheet({ moment }: { moment: Moment }) {
  const language = useLanguage();
  const lateHands = tableTexts(language).lateHands;
  const texts = tableTexts(language);
  const { ready, review } = useSession();
  const { lastHand } = useVenue();
  const isReviewing = useTableUi((ui) => ui.isReviewing);
  const hasGoneOn = useMoment(({ round }) => round !== moment.round);
  const isPromised = useTable(
    ({ frame }) => frame?.table.lateHands.thisHand === true && frame.you.role === "player",
  );
  const isWatching = useTable(viewpoint) === "spectator";
  const endsAt = useTable(nextHandAt);
  const seconds = useCountdown(isReviewing ? null : endsAt);
  const result = moment.handResult;
  if (result === null) return null;
  // Nobody scored in a hand that all passed: its cards are all there is to see.
  const areHandsShown = isReviewing || result.lines.length === 0;
  const end = lastHand?.number === moment.round ? lastHand : null;
  return (
    <Dialog title={result.title} onClose={ready} closable={false} className="result">
      <HandFeeling mood={result.mood} />
      <p className="soft">
        <Glossed>{result.summary}</Glossed>
      </p>
      <ResultLines lines={result.lines} />
      {isPromised && <p className="soft">{lateHands.promised}</p>}
      {areHandsShown && (
        <Hands headRef={isReviewing ? turnTo : undefined} result={result} trump={moment.trump} />
      )}
      {hasGoneOn && <p className="soft">{texts.result.goneOn}</p>}
      <div className="sheet-foot">
        <WhenNext seconds={hasGoneOn ? null : seconds} isOver={hasGoneOn} />
        <div className="sheet-buttons">
          {!areHandsShown && (
            <button type="button" className="button paper" onClick={review}>
              {texts.result.lookBack}
            </button>
          )}
          {!hasGoneOn && <WaitButton />}
          <button type="button" className="button main grow" data-first-focus onClick={end?.go ?? ready}>
            {end?.label ?? (hasGoneOn || isWatching ? texts.result.toTable : texts.result.next)}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** When the next hand comes: the seconds, or who is waited for. Its line is always there, so that nothing moves. */
function WhenNext({ seconds, isOver }: { seconds: number | null; isOver: boolean }) {
  const language = useLanguage();
  const t = tableTexts(language).result;
  const heldBy = useTable(({ frame }) => frame?.table.heldBy ?? null);
  const own = useTable(viewpoint);
  const name = useTable(({ frame }) => nameAt(frame, heldBy));
  const others = useTable(({ frame, presence }) => notReady(frame, presence, own).join("\n"));
  if (isOver) return null;
  if (seconds !== null) {
    return (
      <p className="when-next" role="timer">
        {t.nextIn({ seconds })}
      </p>
    );
  }
  const held = heldBy === null ? "" : heldBy === own ? t.youHold : t.heldBy({ name });
  const missing = others === "" ? "" : t.waitsFor({ names: listNames(language, others.split("\n")) });
  return (
    <p className="when-next" role="status">
      {held} {missing === "" && held !== "" ? t.waitsForYou : missing}
    </p>
  );
}

function nameAt(frame: Frame | null, position: Position | null): string {
  const seat = position === null ? undefined : frame?.table.seats[position];
  return seat === undefined || seat.kind === "empty" ? "" : seat.name;
}

/** The other people who are here and have not gone on. */
function notReady(frame: Frame | null, { here }: Presence, own: Viewer): readonly string[] {
  return (frame?.table.seats ?? []).flatMap((seat) => {
    const isAsked = seat.kind === "person" && !seat.covered && here.includes(seat.position);
    const isReady = frame?.table.ready.includes(seat.position) === true;
    return isAsked && !isReady && seat.position !== own ? [seat.name] : [];
  });
}

/** Holds the result for everybody: at a card table somebody says "wait", too. */
function WaitButton() {
  const t = useTexts(tableTexts).result;
  const { tell } = useSession();
  const isPlayer = useTable(({ frame }) => frame?.you.role === "player");
  const isHeld = useTable(({ frame }) => (frame?.table.heldBy ?? null) !== null);
  const hasCountdown = useTable((state) => nextHandAt(state) !== null);
  if (!isPlayer || (!isHeld && !hasCountdown)) return null;
  return (
    <button
      type="button"
      className="button paper grow"
      aria-disabled={isHeld}
      onClick={isHeld ? undefined : () => void tell({ type: "wait" })}
    >
      {isHeld ? t.waiting : t.wait}
    </button>
  );
}

/** What the hand did to everybody's score; nothing where everybody passed. */
export function ResultLines({ lines }: { lines: readonly ResultLine[] }) {
  if (lines.length === 0) return null;
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
  readonly headRef?: Ref<HTMLHeadingElement> | undefined;
}

export function Hands({ result: { held, closed }, trump, headRef }: HandsProps) {
  const texts = useTexts(tableTexts);
  return (
    <section className="held">
      <h3 ref={headRef} tabIndex={headRef === undefined ? undefined : -1}>
        {texts.result.held}
      </h3>
      <CardRows held={held} trump={trump} />
      {closed !== null && (
        <p className="soft">
          <Glossed>{closed}</Glossed>
        </p>
      )}
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
  const language = useLanguage();
  if (cards.length === 0) return null;
  return (
    <div className="card-row">
      <b>
        <Glossed>{label}</Glossed>
      </b>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <PlayingCard card={card} />
            <span className="unseen">{spokenCard(language, card, trump)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What has just come takes the eye and the focus. On a phone it would come below the fold, and the button that brought
 * it is gone.
 */
export function turnTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}
