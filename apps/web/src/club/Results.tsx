import { gamePath } from "@buck/protocol";
import type { ClubResult } from "@buck/protocol";
import { useState } from "react";
import { Link } from "wouter";
import { gameTexts } from "../games/index.ts";
import { clubTexts } from "../texts/en/club.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { dateText, seatName, winnersOf } from "./clubWords.ts";
import { useClub } from "./context.ts";

const PAGE = 6;

/** The last games with their replays, the newest first. */
export function Results() {
  const language = useLanguage();
  const t = clubTexts(language).results;
  const { club, history } = useClub();
  const [shown, setShown] = useState(PAGE);
  const results = (history?.results ?? club.results).toReversed();
  const left = results.length - shown;
  return (
    <section className="sheet card-sheet" aria-label={t.title}>
      <h2>{t.title}</h2>
      {results.length === 0 && <p className="soft">{t.none}</p>}
      {results.length > 0 && (
        <ul className="club-rows">
          {results.slice(0, shown).map((result) => (
            <ResultRow key={`${result.gameId} ${result.night?.table ?? 0}`} result={result} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <button type="button" className="button paper" onClick={() => setShown(shown + 2 * PAGE)}>
          {t.more({ count: Math.min(2 * PAGE, left) })}
        </button>
      )}
    </section>
  );
}

function ResultRow({ result }: { result: ClubResult }) {
  const language = useLanguage();
  const t = clubTexts(language).results;
  const { club } = useClub();
  const { gameId, game, endedAt, seats, points, hasRecord } = result;
  const sums = seats.map((_, position) => points.reduce((sum, row) => sum + (row[position] ?? 0), 0));
  const when = dateText(language, endedAt, "moment");
  return (
    <li>
      <div className="row-words">
        <b>{t.won({ names: winnersOf(language, club, result) })}</b>
        <span className="soft">
          {when} · {gameTexts(language, game).title}
        </span>
        <span className="soft">
          {seats
            .map((seat, position) => `${seatName(language, club, seat)} ${sums[position] ?? 0}`)
            .join(" · ")}
        </span>
      </div>
      {hasRecord && (
        <Link href={gamePath(gameId)} className="button paper small" aria-label={`${t.replay}, ${when}`}>
          {t.replay}
        </Link>
      )}
    </li>
  );
}
