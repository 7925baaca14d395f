import { TRICKS_PER_HAND } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { BotLevel as Level } from "@buck/protocol";
import { useMutedNames } from "../session/mutedNames.ts";
import { CardBack } from "../cards/PlayingCard.tsx";
import type { SeatPicture } from "../games/moment.ts";
import { Face } from "../looks/Face.tsx";
import { lookAt, lookOf } from "../looks/look.ts";
import { useMoment, useTable, useTableUi } from "../session/context.ts";
import { isPaused, levelAt, seatPresence, viewpoint } from "../session/tableInfo.ts";
import { lobbyTexts } from "../texts/lobby.ts";
import { tricks } from "../texts/numbers.ts";
import { words } from "../texts/words.ts";
import { TeamBadge } from "../ui/TeamBadge.tsx";
import { OpenHand, useOpenHand } from "./OpenHand.tsx";
import { sideOf } from "./sides.ts";
import { TurnRing } from "./turnClock.tsx";

/** One player in five rows: face, name, points to go, tricks, what they said. */
export function SeatPanel({ position }: { position: Position }) {
  const seenFrom = useTable(viewpoint);
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
      data-side={sideOf(position, seenFrom)}
      data-turn={picture.isTurn}
      data-folded={picture.isOut}
      data-seat={position}
    >
      <SeatFace picture={picture} />
      <span className="who">
        <span className="name">{picture.name}</span>
        {picture.isDealer && <span className="unseen">, {words.dealer}</span>}
        {level !== null && <BotLevel level={level} />}
      </span>
      <span className="score">
        {picture.score} <small>{picture.unit}</small>
      </span>
      <TrickDots taken={picture.tricks} out={picture.isOut} />
      <span className="said" data-tone={hasWon ? "won" : isAbsent ? "out" : (picture.status?.tone ?? "none")}>
        {hasWon ? words.table.won : isAbsent ? words.table[presence] : said(picture, isThinking)}
      </span>
      <SeatCards position={position} count={picture.cardCount} />
    </li>
  );
}

/** How strong a bot is. Where there is little room, only that is seen. */
function BotLevel({ level }: { level: Level }) {
  return (
    <>
      <small className="level"> {lobbyTexts.bot[level]}</small>
      <small className="short-level" aria-hidden="true">
        {lobbyTexts.botShort[level]}
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
export function SeatFace({ picture }: { picture: SeatPicture }) {
  const { position, ownName, isDealer, isTurn, team } = picture;
  const { face, colour } = lookOf(
    ownName,
    useTable(({ frame }) => lookAt(frame, position, ownName)),
  );
  return (
    <span className="avatar" data-colour={colour} data-team={team?.letter} aria-hidden="true">
      <Face face={face} />
      <TeamBadge team={team} />
      {isDealer && <span className="dealer">{words.dealerLetter}</span>}
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

function said({ status }: SeatPicture, isThinking: boolean) {
  if (status !== null) return status.text;
  return isThinking ? <span className="thinking">{words.table.thinking}</span> : null;
}

export function TrickDots({ taken, out }: { taken: number; out: boolean }) {
  return (
    <span className="dots" role="img" aria-label={tricks(taken)} data-out={out}>
      {Array.from({ length: TRICKS_PER_HAND }, (_, index) => (
        <i key={index} data-on={index < taken} />
      ))}
    </span>
  );
}
