import { tablePath } from "@buck/protocol";
import { Link } from "wouter";
import { PlayingCard } from "../cards/PlayingCard.tsx";
import { cards } from "../cards/notation.ts";
import { homeTexts as t } from "../texts/home.ts";
import { Page } from "../ui/Page.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { PLAY_PATHS, startAnewAt, usePracticeGames } from "../storage/practiceGames.ts";
import { useRecentTables } from "../storage/recentTables.ts";
import "./home.css";

const FAN = cards("9S 10D AC KH JH");

/** Whoever reaches for the button gets the table a moment sooner. */
const fetchTable = () => void import("../tablePage/PlayNowPage.tsx");

export function Home() {
  return (
    <Page className="home">
      <div className="home-words">
        <h1>
          {t.title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className="lead soft">{t.lead}</p>
        <div className="home-buttons">
          <Link href="/new" className="button main big">
            {t.make}
          </Link>
          <Link
            href={PLAY_PATHS.buck}
            className="button big"
            onPointerEnter={fetchTable}
            onClick={() => startAnewAt(PLAY_PATHS.buck)}
          >
            {t.practise}
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
        <RecentTables />
        <JoinForm />
        <p className="new-here">
          {t.newHere}{" "}
          <Link href="/learn/first-hand">
            <b>{t.firstHand}</b>
          </Link>
        </p>
        <p className="new-here">
          <Link href="/games">{t.yourGames}</Link>
        </p>
      </div>
      <div className="fan" aria-hidden="true">
        {FAN.map((card) => (
          <PlayingCard key={card.id} card={card} />
        ))}
      </div>
    </Page>
  );
}

/** Games against bots that were left in the middle. */
function UnfinishedGames() {
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
