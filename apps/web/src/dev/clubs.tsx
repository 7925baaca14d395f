import type { BotLevel, ClubFrame, ClubHistory, ClubResult, Night } from "@buck/protocol";
import { DEFAULT_SETTINGS, lookByName } from "@buck/protocol";
import { useState } from "react";
import type { ReactNode } from "react";
import { ClubScreen } from "../club/ClubScreen.tsx";
import { ClubTvScreen } from "../club/ClubTvScreen.tsx";
import { JoinClub } from "../club/JoinClub.tsx";
import { LeadsNowhere } from "../club/ClubGone.tsx";
import { Called } from "../club/NightCall.tsx";
import { NightPage } from "../club/Podium.tsx";
import { ClubContext } from "../club/context.ts";
import type { ClubPlace } from "../club/context.ts";
import { defaultRules } from "../games/index.ts";

/** A Friday evening in November. */
const NOW = Date.UTC(2026, 10, 20, 20, 15);
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Esra", "Fritz", "Maximiliane", "Gül"];
const idOf = (name: string) => name.toLowerCase().padEnd(22, "_");
const [ANN = "", BEN = "", CLEO = "", DAN = "", ESRA = "", FRITZ = "", MAXI = "", GUL = ""] = NAMES.map(idOf);

const member = (memberId: string) => ({ kind: "member" as const, memberId });
const bot = (level: BotLevel) => ({ kind: "bot" as const, level });

function game(daysAgo: number, ids: readonly string[], points: readonly number[]): ClubResult {
  const hands = Array.from({ length: 4 }, (_, hand) =>
    points.map((sum) => Math.floor(sum / 4) + Number(hand < sum % 4)),
  );
  return {
    gameId: `game${daysAgo}${points.join("")}`.padEnd(22, "x").slice(0, 22),
    game: "buck",
    endedAt: NOW - daysAgo * DAY - HOUR,
    seats: ids.map((id) => (id === "" ? bot("hard") : member(id))),
    places: points.map((sum) => 1 + points.filter((other) => other > sum).length),
    points: hands,
    loners: ids.map(() => 0),
    hasRecord: true,
  };
}

const RESULTS: readonly ClubResult[] = [
  game(21, [ANN, BEN, CLEO, DAN], [15, 9, 4, 2]),
  game(21, [ANN, ESRA, CLEO, MAXI], [6, 15, 11, 7]),
  game(14, [BEN, MAXI, ANN, ""], [15, 8, 12, 3]),
  game(7, [DAN, BEN, CLEO, ESRA], [3, 15, 10, 9]),
  game(7, [FRITZ, ANN, GUL, BEN], [11, 15, 2, 6]),
  game(0, [ANN, BEN, MAXI, DAN], [8, 15, 13, 1]),
  game(0, [CLEO, DAN, ANN, ESRA], [2, 7, 15, 10]),
  {
    ...game(0, [ANN, CLEO, BEN, DAN], [10, 6, 10, 6]),
    game: "euchre",
    endedAt: NOW - HOUR / 4,
    loners: [1, 0, 0, 0],
  },
];

export const HISTORY: ClubHistory = {
  version: 40,
  results: RESULTS,
  totals: [{ memberId: CLEO, game: "buck", games: 31, wins: 12, hands: 160, points: 290, loners: 0 }],
};

const FRIDAYS = { day: 5, at: 20 * 60, minutes: 240, timeZone: "Europe/Berlin" };
const NEXT_FRIDAY = Date.UTC(2026, 10, 20, 19);

export const CLUB: ClubFrame = {
  version: 40,
  code: "KXPM-27AC",
  name: "Friday cards at Ben's",
  createdAt: NOW - 300 * DAY,
  you: { memberId: ANN, isOrganizer: true, isRemoved: false },
  members: NAMES.map((name, index) => ({
    memberId: idOf(name),
    name,
    look: lookByName(name),
    isOrganizer: index === 0,
    isHere: index < 4 || name === "Maximiliane",
  })),
  removed: [],
  tables: [
    {
      code: "TABL-0001",
      settings: { ...DEFAULT_SETTINGS, title: "Corner table" },
      stage: "lobby",
      seats: [
        { kind: "person", name: "Ben", memberId: BEN },
        { kind: "empty" },
        { kind: "person", name: "Maximiliane", memberId: MAXI },
        { kind: "empty" },
      ],
      freeSeats: 2,
      openedAt: NOW - HOUR,
    },
    {
      code: "TABL-0002",
      settings: { ...DEFAULT_SETTINGS, title: "", rules: defaultRules("euchre") },
      stage: "playing",
      seats: [
        { kind: "person", name: "Cleo", memberId: CLEO },
        { kind: "bot", name: "Otis", level: "medium" },
        { kind: "person", name: "Dan", memberId: DAN },
        { kind: "person", name: "Pat", memberId: null },
      ],
      freeSeats: 0,
      openedAt: NOW - HOUR,
    },
  ],
  lastSettings: DEFAULT_SETTINGS,
  night: null,
  results: RESULTS,
  season: { every: "quarter", since: 0 },
  weekly: FRIDAYS,
  dates: [
    { dateId: "d".repeat(22), startsAt: Date.UTC(2026, 11, 31, 19), minutes: 300, note: "New Year's Eve" },
  ],
  rsvps: [
    { startsAt: NEXT_FRIDAY, memberId: ANN, answer: "yes" },
    { startsAt: NEXT_FRIDAY, memberId: BEN, answer: "yes" },
    { startsAt: NEXT_FRIDAY, memberId: ESRA, answer: "maybe" },
    { startsAt: NEXT_FRIDAY, memberId: DAN, answer: "no" },
  ],
};

const EMPTY: ClubFrame = {
  ...CLUB,
  members: CLUB.members.slice(0, 1),
  tables: [],
  lastSettings: null,
  results: [],
  weekly: null,
  dates: [],
  rsvps: [],
};

const row = (memberId: string, place: number, points: number, loners = 0) => ({
  memberId,
  place,
  points,
  loners,
  rounds: 3,
});

const GATHERING: Night = {
  nightId: "n".repeat(22),
  settings: {
    table: DEFAULT_SETTINGS,
    hands: 8,
    rounds: 6,
    movement: "mix",
    bots: "fill",
    botLevel: "medium",
  },
  startedAt: NOW - HOUR,
  stage: "gathering",
  round: 0,
  people: [ANN, BEN, CLEO, DAN, MAXI],
  tables: [],
  sitsOut: [],
  standings: [],
  msLeft: null,
};

export const PLAYING: Night = {
  ...GATHERING,
  stage: "playing",
  round: 3,
  people: [ANN, BEN, CLEO, DAN, ESRA, FRITZ, MAXI, GUL],
  tables: [
    { code: "NGHT-0001", seats: [ESRA, FRITZ, MAXI, GUL], points: [11, 6, 15, 4] },
    { code: "NGHT-0002", seats: [BEN, ANN, CLEO, DAN], points: null },
  ],
  standings: [
    row(MAXI, 1, 38, 1),
    row(ANN, 2, 33),
    row(BEN, 3, 31),
    row(CLEO, 4, 26),
    row(ESRA, 5, 25),
    row(DAN, 6, 20),
    row(FRITZ, 7, 18),
    row(GUL, 8, 12),
  ],
};

const BETWEEN: Night = {
  ...PLAYING,
  stage: "between",
  tables: PLAYING.tables.map((table) => ({ ...table, points: table.points ?? [9, 12, 3, 8] })),
  msLeft: 30_000,
};

const OVER: Night = { ...BETWEEN, stage: "over", round: 6, msLeft: null };
/** A round in which this person does not play. */
const SITS_OUT: Night = {
  ...PLAYING,
  tables: PLAYING.tables.map((table) => ({
    ...table,
    seats: table.seats.filter((id) => id !== ANN),
    points: null,
  })),
  sitsOut: [ANN],
};

const nothing = () => undefined;

function Inside({
  club,
  history = HISTORY,
  children,
}: {
  club: ClubFrame;
  history?: ClubHistory;
  children: ReactNode;
}) {
  const [place] = useState((): ClubPlace => ({
    club,
    connection: "online",
    history,
    now: NOW,
    tell: () => Promise.resolve(true),
    ask: () => Promise.resolve({ ok: true, version: 41, moveCode: "48213907" }),
    refuse: nothing,
    goToTable: nothing,
  }));
  return <ClubContext value={place}>{children}</ClubContext>;
}

const withNight = (night: Night): ClubFrame => ({ ...CLUB, night });

function Screen({ club, history }: { club: ClubFrame; history?: ClubHistory }) {
  return (
    <Inside club={club} {...(history === undefined ? {} : { history })}>
      <ClubScreen />
    </Inside>
  );
}

const NO_HISTORY: ClubHistory = { version: 1, results: [], totals: [] };

/** Every state of a club. */
export const CLUB_SCENES: Readonly<Record<string, () => ReactNode>> = {
  club: () => <Screen club={CLUB} />,
  "club-member": () => <Screen club={{ ...CLUB, you: { ...CLUB.you, memberId: BEN, isOrganizer: false } }} />,
  "club-empty": () => <Screen club={EMPTY} history={NO_HISTORY} />,
  "club-join": () => (
    <JoinClub club={CLUB} client={{ send: () => Promise.resolve({ ok: true, version: 1 }) }} />
  ),
  "club-gone": () => <LeadsNowhere isRemoved={false} code="" />,
  "club-removed": () => <LeadsNowhere isRemoved code="" />,
  "night-gathering": () => <Screen club={withNight(GATHERING)} />,
  "night-playing": () => <Screen club={withNight(PLAYING)} />,
  "night-call": () => (
    <Inside club={withNight(PLAYING)}>
      <ClubScreen />
      <Called night={PLAYING} round="3" />
    </Inside>
  ),
  "night-out": () => <Screen club={withNight(SITS_OUT)} />,
  "night-between": () => <Screen club={withNight(BETWEEN)} />,
  "night-over": () => <Screen club={withNight(OVER)} />,
  "night-page": () => (
    <Inside club={withNight(OVER)}>
      <NightPage night={OVER} />
    </Inside>
  ),
  "tv-club": () => (
    <Inside club={CLUB}>
      <ClubTvScreen />
    </Inside>
  ),
  "tv-night": () => (
    <Inside club={withNight(PLAYING)}>
      <ClubTvScreen />
    </Inside>
  ),
};
