import { clubPath, parseTableLink, tablePath, watchPath } from "@buck/protocol";
import { useId, useState } from "react";
import type { FormEvent } from "react";
import { Link, useLocation } from "wouter";
import { serverAddress } from "../app/base.ts";
import { HAS_SERVER } from "../app/base.ts";
import { PlayingCard } from "../cards/PlayingCard.tsx";
import { cards } from "../cards/notation.ts";
import { useClubs } from "../device/clubs.ts";
import { PLAY_PATHS, startAnewAt, usePracticeGames } from "../device/practiceGames.ts";
import { useRecentTables } from "../device/recentTables.ts";
import { clubTexts } from "../texts/en/club.ts";
import { homeTexts } from "../texts/en/home.ts";
import { useTexts } from "../texts/useLanguage.ts";
import { Page } from "../ui/Page.tsx";
import "./home.css";

const FAN = cards("9S 10D AC KH JH");

/** Whoever reaches for the button gets the table a moment sooner. */
const fetchTable = () => void import("../table/page/PlayNowPage.tsx");

export function Home() {
  const t = useTexts(homeTexts);
  const club = useTexts(clubTexts);
  return (
    <Page className="home">
      <div className="home-words">
        <h1>
          {t.title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className="lead soft">{HAS_SERVER ? t.lead : t.leadAlone}</p>
        {HAS_SERVER && <YourClubs />}
        <div className="home-buttons">
          {HAS_SERVER && (
            <Link href="/new" className="button main big">
              {t.make}
            </Link>
          )}
          <Link
            href={PLAY_PATHS.buck}
            className={HAS_SERVER ? "button big" : "button main big"}
            onPointerEnter={fetchTable}
            onClick={() => startAnewAt(PLAY_PATHS.buck)}
          >
            {t.practice}
          </Link>
        </div>
        <UnfinishedGames />
        <p className="new-here">
          {t.orClassic}{" "}
          <Link
            href={PLAY_PATHS.euchre}
            onPointerEnter={fetchTable}
            onClick={() => startAnewAt(PLAY_PATHS.euchre)}
          >
            <b>{t.classic}</b>
          </Link>
        </p>
        <p className="new-here more-ways">
          <Link href="/daily">
            <b>{t.daily}</b>
          </Link>
          <Link href="/practice">{t.chooseBots}</Link>
        </p>
        {HAS_SERVER && <RecentTables />}
        {HAS_SERVER && <JoinForm />}
        <p className="new-here">
          {t.newHere}{" "}
          <Link href="/learn/first-hand">
            <b>{t.firstHand}</b>
          </Link>
        </p>
        <p className="new-here">
          <Link href="/games">{t.yourGames}</Link>
        </p>
        {HAS_SERVER && (
          <p className="new-here">
            {club.makeWhy}{" "}
            <Link href="/club">
              <b>{club.make}</b>
            </Link>
          </p>
        )}
      </div>
      <div className="fan" aria-hidden="true">
        {FAN.map((card) => (
          <PlayingCard key={card.id} card={card} />
        ))}
      </div>
    </Page>
  );
}

/** Where the same friends come back: before everything else. */
function YourClubs() {
  const t = useTexts(clubTexts);
  const clubs = useClubs((state) => state.clubs);
  if (clubs.length === 0) return null;
  return (
    <section className="recent your-clubs">
      <h2>{t.yours}</h2>
      <ul>
        {clubs.map(({ code, name }) => (
          <li key={code}>
            <b>{name}</b>
            <Link href={clubPath(code)} className="button main small" aria-label={`${t.open}, ${name}`}>
              {t.open}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Games against bots that were left in the middle. */
function UnfinishedGames() {
  const t = useTexts(homeTexts);
  const games = usePracticeGames((state) => state.unfinished);
  if (games.length === 0) return null;
  return (
    <section className="recent">
      <h2>{t.unfinished}</h2>
      <ul>
        {games.map((game) => (
          <li key={game}>
            <b>{t.games[game]}</b>
            <Link href={PLAY_PATHS[game]} className="button small">
              {t.goOn}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentTables() {
  const t = useTexts(homeTexts);
  const tables = useRecentTables((state) => state.tables);
  if (tables.length === 0) return null;
  return (
    <section className="recent">
      <h2>{t.recent}</h2>
      <ul>
        {tables.map(({ code, name }) => (
          <li key={code}>
            <span>
              <b>{name}</b> <span className="soft">{code}</span>
            </span>
            <Link href={tablePath(code)} className="button small">
              {t.goBack}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** No table has this code. */
const EXAMPLE = "KXPM-27AC";

/** A code gets you a seat, or a place to watch from. */
function JoinForm() {
  const t = useTexts(homeTexts);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [, navigate] = useLocation();
  const errorId = useId();
  const go = (path: (code: string) => string) => {
    const link = parseTableLink(typed, serverAddress());
    setWrong(link === null);
    if (link === null) return;
    if (link.server === serverAddress()) navigate(path(link.code));
    else location.assign(link.server + path(link.code));
  };
  const join = (event: FormEvent) => {
    event.preventDefault();
    go(tablePath);
  };
  return (
    <form className="join" onSubmit={join}>
      <label className="field">
        <span>{t.haveCode}</span>
        <input
          className="input"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={EXAMPLE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={errorId}
        />
      </label>
      <button type="submit" className="button">
        {t.join}
      </button>
      <button type="button" className="button" onClick={() => go(watchPath)}>
        {t.watch}
      </button>
      <p id={errorId} className="join-error" role="alert">
        {isWrong && t.codeWrong({ example: EXAMPLE })}
      </p>
    </form>
  );
}
