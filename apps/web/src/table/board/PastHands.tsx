import type { Viewer } from "@buck/engine";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { pastHands } from "../../games/pastHands.ts";
import type { PastHand } from "../../games/pastHands.ts";
import { Hands, turnTo } from "./ResultSheet.tsx";
import { useVenue } from "./venue.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useLanguage } from "../../texts/useLanguage.ts";

interface PastHandsProps {
  readonly gameId: string;
  readonly viewer: Viewer;
  /** What is shown when the game cannot be had. */
  readonly instead: ReactNode;
}

/** All hands of a finished game, the last one open: what everybody held, and what came of it. */
export function PastHands({ gameId, viewer, instead }: PastHandsProps) {
  const language = useLanguage();
  const texts = tableTexts(language);
  const { finishedGames } = useVenue();
  const [hands, setHands] = useState<readonly PastHand[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const text = (await finishedGames?.recordOf(gameId)) ?? null;
      if (!isGone) setHands(text === null ? [] : pastHands(language, text, viewer));
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [language, finishedGames, gameId, viewer]);
  if (hands === null) return <p className="soft">{texts.gameOver.fetching}</p>;
  if (hands.length === 0) return instead;
  return (
    <section className="past-hands" aria-label={texts.gameOver.allHands}>
      <h3 ref={turnTo} tabIndex={-1}>
        {texts.gameOver.allHands}
      </h3>
      {hands.map(({ number, result, trump }, index) => (
        <details key={number} open={index === hands.length - 1}>
          <summary>
            <span className="soft">{texts.board.handNumber({ number })}</span> <b>{result.title}</b>
          </summary>
          <p className="soft">{result.summary}</p>
          <Hands result={result} trump={trump} />
        </details>
      ))}
    </section>
  );
}
