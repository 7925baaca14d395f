import { gamePath } from "@buck/protocol";
import { placeOf } from "@buck/records";
import type { KeptGame } from "@buck/records";
import { memo, useState } from "react";
import { Link } from "wouter";
import { listNames, points } from "@buck/words";
import { gameTexts } from "../games/index.ts";
import { DeleteIcon } from "../ui/icons.tsx";
import { eveningName, eveningOf, timeOfDay } from "./evenings.ts";
import { yourGamesTexts } from "../texts/en/yourGames.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import type { Language } from "../texts/language.ts";

const PAGE = 20;

interface GameListProps {
  /** The newest first. */
  readonly games: readonly KeptGame[];
  readonly onForget: (gameId: string) => void;
}

/** The games by evening, some at a time: hundreds are not drawn for the few that are looked at. */
export function GameList({ games, onForget }: GameListProps) {
  const language = useLanguage();
  const yourGames = yourGamesTexts(language);
  const t = yourGames.list;
  const [shown, setShown] = useState(PAGE);
  const evenings = byEvening(games.slice(0, shown));
  const left = games.length - shown;
  return (
    <section className="sheet card-sheet kept-games" aria-label={t.title}>
      <h2>{t.title}</h2>
      {[...evenings].map(([evening, played]) => (
        <section key={evening} aria-label={eveningName(language, evening)}>
          <h3>{eveningName(language, evening)}</h3>
          <ul>
            {played.map((game) => (
              <GameRow key={game.gameId} game={game} onForget={onForget} />
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <button type="button" className="button paper" onClick={() => setShown(shown + PAGE)}>
          {t.more({ count: Math.min(PAGE, left) })}
        </button>
      )}
    </section>
  );
}

function byEvening(games: readonly KeptGame[]): ReadonlyMap<string, readonly KeptGame[]> {
  const evenings = new Map<string, KeptGame[]>();
  for (const game of games) {
    const evening = eveningOf(game.endedAt);
    const played = evenings.get(evening) ?? [];
    played.push(game);
    evenings.set(evening, played);
  }
  return evenings;
}

interface GameRowProps {
  readonly game: KeptGame;
  readonly onForget: (gameId: string) => void;
}

/** Whoever asks for more rows does not wait for those that are there. */
const GameRow = memo(function GameRow({ game, onForget }: GameRowProps) {
  const language = useLanguage();
  const t = yourGamesTexts(language).list;
  const { gameId, endedAt, isPractice, players, seat } = game;
  const others = players.flatMap(({ name }, position) => (position === seat ? [] : [name]));
  const time = timeOfDay(language, endedAt);
  return (
    <li className="kept-game" data-won={placeOf(game, seat) === 1}>
      <p className="kept-result">
        <b>{resultOf(language, game)}</b>
        <span className="soft">
          {time} · {gameTexts(language, game.game).title} ·{" "}
          {isPractice ? t.practice : t.with({ names: listNames(language, others) })}
        </span>
      </p>
      <p className="kept-links">
        <Link href={gamePath(gameId)} className="button paper small" aria-label={`${t.replay}, ${time}`}>
          {t.replay}
        </Link>
        <Link
          href={`${gamePath(gameId)}?review`}
          className="button paper small"
          aria-label={`${t.review}, ${time}`}
        >
          {t.review}
        </Link>
        <button
          type="button"
          className="round"
          aria-label={`${t.forget}, ${time}`}
          title={t.forget}
          onClick={() => onForget(gameId)}
        >
          <DeleteIcon />
        </button>
      </p>
    </li>
  );
});

/** How the game ended for whoever keeps it, in a few words. */
function resultOf(language: Language, game: KeptGame): string {
  const yourGames = yourGamesTexts(language);
  const t = yourGames.list;
  const { players, seat, summary } = game;
  const place = placeOf(game, seat);
  const nameAt = (position: number) => players[position]?.name ?? "";
  const winners = summary.places.flatMap((each) => (each.place === 1 ? each.positions : []));
  const own = summary.places.find(({ positions }) => positions.includes(seat));
  const partner = own?.positions.find((position) => position !== seat);
  if (own !== undefined && partner !== undefined) {
    const theirs = summary.places.find((each) => each !== own)?.score ?? 0;
    const scores = {
      own: points(language, own.score),
      theirs: points(language, theirs),
      partner: nameAt(partner),
    };
    if (place !== 1) return t.lostTogether(scores);
    return winners.length > 2 ? t.sharedTogether(scores) : t.wonTogether(scores);
  }
  const others = listNames(language, winners.filter((position) => position !== seat).map(nameAt));
  if (place !== 1) return t.lost({ winners: others, place });
  return others === "" ? t.won : t.shared({ names: others });
}
