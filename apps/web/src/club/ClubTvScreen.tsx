import { nextEvenings } from "@buck/club";
import { makeClubLink } from "@buck/protocol";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useWakeLock } from "../device/useWakeLock.ts";
import { gameTexts } from "../games/index.ts";
import { useInviteAddress } from "../table/lobby/Invitation.tsx";
import { QrCode } from "../table/lobby/QrCode.tsx";
import { clubTexts } from "../texts/en/club.ts";
import { tableName } from "../texts/tablePage.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { useTelevisionLayout } from "../ui/layout.ts";
import { usePageTitle } from "../ui/Page.tsx";
import { StandingsTable, useStandings } from "./Standings.tsx";
import { NightStandings } from "./NightStandings.tsx";
import { dateText, membersNamed } from "./clubWords.ts";
import { useClub } from "./context.ts";
import "../table/board/all.css";
import "../table/tv/tv.css";
import "../yourGames/yourGames.css";
import "./club.css";

const TURN_MS = 12_000;

/** The club on the screen of the living room: its pages one after the other, and beside them the way in. */
export function ClubTvScreen() {
  const language = useLanguage();
  const t = clubTexts(language);
  useTelevisionLayout();
  useWakeLock(true);
  const { club } = useClub();
  usePageTitle(club.name);
  const { server } = useInviteAddress();
  const pages = useTvPages();
  const turn = useTurn();
  const page = pages[turn % pages.length];
  return (
    <main className="felt tv club-tv">
      <div className="club-tv-main">
        <h1>{club.name}</h1>
        {page !== undefined && (
          <section className="sheet card-sheet" aria-label={page.title}>
            <h2>{page.title}</h2>
            {page.shown}
          </section>
        )}
      </div>
      <section className="tv-invitation" aria-label={t.tv.join}>
        <QrCode link={makeClubLink({ server, code: club.code })} />
        <div>
          <h2>{t.tv.join}</h2>
          <p className="tv-code">{club.code}</p>
          <p className="tv-address">{new URL(server).host}</p>
        </div>
      </section>
    </main>
  );
}

interface TvPage {
  readonly title: string;
  readonly shown: ReactNode;
}

function useTvPages(): readonly TvPage[] {
  const language = useLanguage();
  const t = clubTexts(language);
  const { club, now } = useClub();
  const evening = useStandings("evening", null);
  const season = useStandings("season", null);
  const { night } = club;
  const [next] = nextEvenings(club, now, 1);
  const pages: readonly (TvPage | null)[] = [
    night !== null && night.stage !== "gathering"
      ? {
          title:
            night.stage === "over"
              ? t.tonight.podium
              : t.tonight.round({ round: night.round, rounds: night.settings.rounds }),
          shown: (
            <>
              {night.stage !== "over" && <NightTables />}
              <NightStandings night={{ ...night, standings: night.standings.slice(0, 8) }} />
            </>
          ),
        }
      : null,
    { title: t.tables.title, shown: <TvTables /> },
    evening.rows.length > 0
      ? {
          title: `${t.standings.title}: ${t.standings.periods.evening}`,
          shown: <StandingsTable {...topOf(evening)} />,
        }
      : null,
    season.rows.length > 0
      ? {
          title: `${t.standings.title}: ${t.standings.seasons[club.season.every]}`,
          shown: <StandingsTable {...topOf(season)} />,
        }
      : null,
    next === undefined
      ? null
      : {
          title: t.next.title,
          shown: <p className="tv-line">{dateText(language, next.startsAt, "moment")}</p>,
        },
  ];
  return pages.filter((page) => page !== null);
}

const TOP = 8;

function topOf({ rows, skills }: ReturnType<typeof useStandings>): ReturnType<typeof useStandings> {
  return { rows: rows.slice(0, TOP), skills };
}

function useTurn(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, []);
  return turn;
}

function NightTables() {
  const language = useLanguage();
  const t = clubTexts(language).tonight;
  const { club } = useClub();
  return (
    <ol className="club-rows">
      {club.night?.tables.map(({ code, seats, points }, index) => (
        <li key={code}>
          <span>
            <b>{t.table({ table: index + 1 })}</b>{" "}
            {membersNamed(
              language,
              club,
              seats.filter((id) => id !== null),
            )}
          </span>
          <span className={points === null ? "state playing" : "state done"}>
            {points === null ? t.isPlaying : t.isDone}
          </span>
        </li>
      ))}
    </ol>
  );
}

function TvTables() {
  const language = useLanguage();
  const t = clubTexts(language);
  const { club } = useClub();
  const tables = club.tables.filter(({ night }) => night === undefined);
  if (tables.length === 0) return <p className="tv-line soft">{t.tv.quiet}</p>;
  return (
    <ul className="club-rows">
      {tables.map(({ code, settings, seats, freeSeats }) => (
        <li key={code}>
          <div className="row-words">
            <b>{tableName(language, settings)}</b>
            <span className="soft">
              {gameTexts(language, settings.rules.game).title} ·{" "}
              {seats.map((seat) => (seat.kind === "empty" ? t.tables.empty : seat.name)).join(", ")}
            </span>
          </div>
          {freeSeats > 0 && <span className="state playing">{t.tables.free({ seats: freeSeats })}</span>}
        </li>
      ))}
    </ul>
  );
}
