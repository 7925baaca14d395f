import { TRICKS_PER_HAND, sortHand } from "@buck/engine";
import type { Card, Position } from "@buck/engine";
import type { BotLevel as Level } from "@buck/protocol";
import { playTexts, spokenCard, tricks } from "@buck/words";
import { CardBack, PlayingCard } from "../../cards/PlayingCard.tsx";
import type { SeatPicture } from "../../games/moment.ts";
import { Face, lookAt, lookOf } from "../../looks/Face.tsx";
import { commonTexts } from "../../texts/en/common.ts";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import { replayTexts } from "../../texts/en/replay.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { TeamBadge } from "../../ui/TeamBadge.tsx";
import { LogIcon } from "../../ui/icons.tsx";
import { useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { useMutedNames } from "../talk/chatLines.ts";
import {
  isPaused,
  isWaitingForDeal,
  levelAt,
  nearestSeat,
  seatPresence,
  seatsAround,
  turnEndsAt,
  viewpoint,
} from "../session/tableInfo.ts";
import type { CardMark } from "../session/tableUi.ts";
import { WorthBar } from "./WorthBar.tsx";
import { TurnRing } from "./turnClock.tsx";

/** Everybody but you, clockwise around the felt. */
export function SeatRing() {
  const texts = useTexts(tableTexts);
  const seenFrom = useTable(viewpoint);
  const seats = useMoment((moment) => moment.seats.length);
  return (
    <ul className="ring" aria-label={texts.board.seats}>
      {seatsAround(seenFrom, seats).map((position, index) => (
        <SeatPanel key={position} position={position} place={index + 1} seats={seats} />
      ))}
    </ul>
  );
}

interface SeatProps {
  readonly position: Position;
  /** Clockwise from you, of so many seats. */
  readonly place: number;
  readonly seats: number;
}

/** Whoever plays after you sits on the left, the last on the right, and the others across. */
function sideOf(place: number, seats: number): "left" | "across" | "right" {
  if (place === 1) return "left";
  return place === seats - 1 ? "right" : "across";
}

/** One player in five rows: face, name, points to go, tricks, what they said. */
function SeatPanel({ position, place, seats }: SeatProps) {
  const language = useLanguage();
  const common = commonTexts(language);
  const texts = tableTexts(language);
  const picture = useMoment((moment) => moment.seats[position]);
  const presence = useTable((state) => seatPresence(state, position));
  const level = useTable((state) => levelAt(state, position));
  const hasWon = useTableUi((ui) => ui.finishedTrick?.trick.winner === position);
  const isThinking = !useTable(isPaused) && picture?.isTurn === true;
  if (picture === undefined) return null;
  const isAbsent = presence === "away" || presence === "covered" || presence === "waitsForDeal";
  return (
    <li
      className="seat"
      data-place={place}
      data-side={sideOf(place, seats)}
      data-turn={picture.isTurn}
      data-folded={picture.isOut}
      data-seat={position}
    >
      <SeatFace picture={picture} />
      <span className="who" data-level={level ?? undefined}>
        <span className="name">
          <Breakable name={picture.name} />
        </span>
        {picture.isDealer && <span className="unseen">, {common.dealer}</span>}
        {level !== null && <BotLevel level={level} />}
      </span>
      <Points {...picture} />
      <TrickDots taken={picture.tricks} out={picture.isOut} />
      <Said
        text={hasWon ? texts.board.won : isAbsent ? texts.board[presence] : (picture.status?.text ?? null)}
        tone={hasWon ? "won" : isAbsent ? "out" : (picture.status?.tone ?? "none")}
        isThinking={isThinking}
      />
      <SeatCards position={position} count={picture.cardCount} />
    </li>
  );
}

const LONG_WORD = 8;

/** A long name may go on in a second line, and goes on in its middle. */
function Breakable({ name }: { name: string }) {
  const middle = Math.ceil(name.length / 2);
  if (name.length <= LONG_WORD || name.includes(" ")) return name;
  return (
    <>
      {name.slice(0, middle)}
      <wbr />
      {name.slice(middle)}
    </>
  );
}

/** How strong a bot is. Where there is little room, only that is seen. */
function BotLevel({ level }: { level: Level }) {
  const room = useTexts(lobbyTexts).room;
  return (
    <>
      <small className="level"> {room.bot[level]}</small>
      <small className="short-level" aria-hidden="true">
        {room.botShort[level]}
      </small>
    </>
  );
}

/** The cards of another player: their backs, or the cards themselves where they lie open. */
function SeatCards({ position, count }: { position: Position; count: number }) {
  const open = useOpenHand(position);
  if (open !== null) return <OpenHand position={position} cards={open} className="open-cards" />;
  return (
    <span className="backs" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <CardBack key={index} />
      ))}
    </span>
  );
}

/** The round picture of a player, with the dealer's chip. */
function SeatFace({ picture }: { picture: SeatPicture }) {
  const common = useTexts(commonTexts);
  const { position, ownName, isDealer, isTurn, team } = picture;
  const isTimed = useTable((state) => isTurn && turnEndsAt(state) !== null);
  const { face, color } = lookOf(
    ownName,
    useTable(({ frame }) => lookAt(frame, position, ownName)),
  );
  return (
    <span
      className="avatar"
      data-color={color}
      data-team={team?.letter}
      data-timed={isTimed}
      aria-hidden="true"
    >
      <Face face={face} />
      <TeamBadge team={team} />
      {isDealer && <span className="dealer">{common.dealerLetter}</span>}
      {isTurn && <TurnRing />}
      <SeatEmote position={position} name={ownName} />
    </span>
  );
}

function SeatEmote({ position, name }: { position: Position; name: string }) {
  const shown = useTableUi(({ emotes }) => emotes.find((each) => each.position === position));
  const isMuted = useMutedNames(({ names }) => names.includes(name));
  if (shown === undefined || isMuted) return null;
  return <span className="seat-emote">{shown.emote}</span>;
}

interface SaidProps {
  readonly text: string | null;
  readonly tone: string;
  readonly isThinking?: boolean;
}

/** What somebody has bid, called or decided. The next word is a new element: it comes, and nothing is moved for it. */
function Said({ text, tone, isThinking = false }: SaidProps) {
  const texts = useTexts(tableTexts);
  const thinks = text === null && isThinking;
  return (
    <span key={text ?? `${thinks}`} className="said" data-tone={tone}>
      {thinks ? <span className="thinking">{texts.board.thinking}</span> : text}
    </span>
  );
}

function Points({ score, unit }: Pick<SeatPicture, "score" | "unit">) {
  return (
    <span key={score} className="score">
      <span className="points">{score}</span> <small>{unit}</small>
    </span>
  );
}

function TrickDots({ taken, out }: { taken: number; out: boolean }) {
  const language = useLanguage();
  return (
    <span className="dots" role="img" aria-label={tricks(language, taken)} data-out={out}>
      {Array.from({ length: TRICKS_PER_HAND }, (_, index) => (
        <i key={index} data-on={index < taken} />
      ))}
    </span>
  );
}

/** Your own seat, laid flat under your hand. */
export function MyStrip() {
  const language = useLanguage();
  const play = playTexts(language);
  const texts = tableTexts(language);
  const common = commonTexts(language);
  const { ui } = useSession();
  const seenFrom = useTable(viewpoint);
  const isPlayer = useTable(({ frame }) => frame?.you.role === "player");
  const isWaiting = useTable(isWaitingForDeal);
  const me = useMoment(({ seats }) => seats[nearestSeat(seenFrom)]);
  const hasWon = useTableUi((ui) => ui.finishedTrick?.trick.winner === me?.position);
  if (me === undefined) return null;
  // Views name nobody "You" who has no hand in them.
  const name = isPlayer && me.position === seenFrom ? play.you : me.name;
  const status = isWaiting ? ({ text: texts.board.waitsForDeal, tone: "out" } as const) : me.status;
  return (
    <section
      className="me"
      aria-label={name}
      data-turn={me.isTurn}
      data-folded={me.isOut}
      data-seat={me.position}
      data-team-of={me.team?.letter}
    >
      <SeatFace picture={me} />
      <span className="me-name">
        <span className="who">
          <span className="name">{name}</span>
          {me.isDealer && <span className="unseen">, {common.dealer}</span>}
        </span>
        <TrickDots taken={me.tricks} out={me.isOut} />
      </span>
      <Said
        text={hasWon ? texts.board.won : (status?.text ?? null)}
        tone={hasWon ? "won" : (status?.tone ?? "none")}
      />
      <Points {...me} />
      <button
        type="button"
        className="round log-button"
        aria-label={texts.board.log}
        onClick={() => ui.setState({ panel: "log" })}
      >
        <LogIcon />
      </button>
    </section>
  );
}

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
  const language = useLanguage();
  const t = replayTexts(language);
  const trump = useMoment((moment) => moment.trump);
  const name = useMoment((moment) => moment.seats[position]?.name ?? "");
  const marks = useTableUi((ui) => ui.cardMarks);
  return (
    <ol className={className} aria-label={t.cardsOf({ name })} data-count={cards.length}>
      {sortHand(cards, trump).map((card) => (
        <li key={card.id} data-mark={marks[card.id]?.kind}>
          <PlayingCard card={card} trump={trump} />
          <span className="unseen">{spokenCard(language, card, trump)}</span>
          <Mark mark={marks[card.id]} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ mark }: { mark: CardMark | undefined }) {
  const t = useTexts(replayTexts);
  if (mark === undefined) return null;
  return (
    <>
      <span className="unseen">, {t.review.marks[mark.kind]}</span>
      <WorthBar worth={{ change: mark.change, share: 1, isBest: mark.kind === "best" }} />
    </>
  );
}
