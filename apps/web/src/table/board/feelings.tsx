import { SUITS } from "@buck/engine";
import type { HandMood } from "@buck/words";
import { useEffect, useRef } from "react";
import type { CSSProperties, ReactNode } from "react";
import { SuitMark } from "../../cards/suits.tsx";
import type { GameEnding } from "../../games/moment.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useTexts } from "../../texts/useLanguage.ts";

/** So few points, and either could have won. */
const CLOSE = 2;

/** Cheers for whoever has won the game, a warm word for whoever has not. Whoever watches is told who won, no more. */
export function GameFeeling({ ending: { mood, margin } }: { ending: GameEnding }) {
  const t = useTexts(tableTexts).celebration;
  if (mood === "watched") return <Feeling picture={<Cup />} say={t.game.watched} />;
  const isClose = margin <= CLOSE;
  if (mood === "lost") {
    return <Feeling picture={<Mug />} say={isClose ? t.game.lostClose({ margin }) : t.game.lost} />;
  }
  return (
    <>
      <Feeling picture={<Cup isOurs />} say={isClose ? t.game.wonClose : t.game.won} />
      <FallingSuits />
    </>
  );
}

/** The same for one hand, in a smaller voice. */
export function HandFeeling({ mood }: { mood: HandMood }) {
  const t = useTexts(tableTexts).celebration;
  if (mood === "even") return null;
  return mood === "won" ? (
    <Feeling picture={<Cup isOurs />} say={t.hand.won} />
  ) : (
    <Feeling picture={<Mug />} say={t.hand.lost} />
  );
}

function Feeling({ picture, say }: { picture: ReactNode; say: string }) {
  return (
    <p className="feeling">
      {picture}
      {say}
    </p>
  );
}

/** The cup that is won; with a sprig on both sides when it is the viewer's own. */
function Cup({ isOurs = false }: { isOurs?: boolean }) {
  return (
    <svg className="feeling-picture" data-picture="cup" viewBox="0 0 48 48" aria-hidden="true">
      {isOurs && (
        <g className="sprig">
          <path d="M10 40C4 33 3 22 7 13" />
          <path d="M38 40c6-7 7-18 3-27" />
          <path d="M6 18l-4-3M5 25l-5-1M6 32l-5 2M42 18l4-3M43 25l5-1M42 32l5 2" />
        </g>
      )}
      <path className="handles" d="M15 12H9c0 8 3 11 8 12M33 12h6c0 8-3 11-8 12" />
      <path className="metal" d="M14 8h20c0 12-3 20-10 21-7-1-10-9-10-21z" />
      <path className="metal" d="M22 28h4l1 7h-6zM16 35h16v5H16z" />
      <path className="shine" d="M18 11c0 7 1 11 3 14" />
    </svg>
  );
}

/** Something warm for whoever has lost. */
function Mug() {
  return (
    <svg className="feeling-picture" data-picture="mug" viewBox="0 0 48 48" aria-hidden="true">
      <path className="steam" d="M16 15c-3-4 3-6 0-11M24 15c-3-4 3-6 0-11M32 15c-3-4 3-6 0-11" />
      <path className="handles" d="M36 23h3c4 0 5 3 5 5 0 4-3 7-9 7" />
      <path className="clay" d="M9 19h28v14c0 6-4 10-9 10H18c-5 0-9-4-9-10z" />
      <path className="heart" d="M23 36l-6-6c-3-4 3-8 6-4 3-4 9 0 6 4z" />
    </svg>
  );
}

const PIECES = 36;
/** Steps that share no factor with the number of pieces spread them without any two side by side. */
const STEP = 13;

/** Suits that fall over the whole screen once, over everything and in nobody's way. They do not move where nothing does. */
function FallingSuits() {
  const ref = useRef<HTMLDivElement>(null);
  // After the sheet below it is shown: what comes last lies on top.
  useEffect(() => {
    const suits = ref.current;
    suits?.showPopover();
    return () => suits?.hidePopover();
  }, []);
  return (
    <div ref={ref} className="falling-suits" popover="manual" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i key={piece} data-suit={SUITS[piece % SUITS.length]} style={placeOf(piece)}>
          <SuitMark suit={SUITS[piece % SUITS.length] ?? "HEARTS"} />
        </i>
      ))}
    </div>
  );
}

function placeOf(piece: number): CSSProperties & Record<`--${string}`, string> {
  const spread = (piece * STEP) % PIECES;
  return {
    "--x": `${(100 * (piece + 0.5)) / PIECES}%`,
    "--late": `${(900 * spread) / PIECES}ms`,
    "--turn": `${(spread % 2 === 0 ? 1 : -1) * (180 + 10 * spread)}deg`,
    "--size": `${1 + (spread % 5) / 4}rem`,
  };
}
