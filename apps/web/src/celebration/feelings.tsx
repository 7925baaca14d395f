import type { ReactNode } from "react";
import type { GameEnding, HandMood } from "../games/moment.ts";
import { celebrationTexts as t } from "../texts/celebration.ts";
import { Cup, Mug } from "./pictures.tsx";
import { FallingSuits } from "./FallingSuits.tsx";
import "./celebration.css";

/** So few points, and either could have won. */
const CLOSE = 2;

/** Cheers for whoever has won the game, a warm word for whoever has not. Whoever watches is told who won, no more. */
export function GameFeeling({ ending: { mood, margin } }: { ending: GameEnding }) {
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
