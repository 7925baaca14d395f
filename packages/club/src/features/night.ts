import { exactly } from "@buck/authority";
import { chairsFor, LIMITS } from "@buck/protocol";
import type { ClubResult, Night, NightPlace, NightRow, NightSettings, Rules, Settings } from "@buck/protocol";
import type { PlayedRound } from "../ladder.ts";
import { nextRound as drawnRound } from "../schedule.ts";
import type { Change, ClubState, NightState, TableOrder } from "../state/changes.ts";
import { withNight } from "../state/state.ts";
import { aboutMember, grant, ofMember, ofOrganizer, refusal } from "./feature.ts";
import type { ChangeContext, ChangeOf, ClubTimer, CommandOf, Feature, Request, Ruling } from "./feature.ts";
import type { Ports } from "../ports.ts";
import { cleanedSettings } from "./tables.ts";

/** A card night: rounds at several tables, between which people move. */
export const night = {
  rule: { startNight, joinNight, leaveNight, nextRound, endTable, stopNight },
  reduce: {
    nightStarted: started,
    nightJoined: (state, { memberId }) =>
      withNight(state, { people: [...(state.night?.people ?? []), memberId] }),
    nightLeft: (state, { memberId }) => withoutPerson(state, memberId),
    roundDrawn: drawn,
    nightStopped: stopped,
  },
  follow: {
    resultsRead: (state, { results }, context) =>
      results.reduce((before, result) => withScore(before, result, context), state),
    removed: (state, { memberId }) => withoutPerson(state, memberId),
    merged: (state, { from, into }) => withOther(state, from, into),
    forgotten: (state, { memberId }) => withOther(withoutPerson(state, memberId), memberId, null),
  },
  timers: rounds,
} satisfies Feature;

/** How long people look at the standings before the next round begins by itself. */
const BETWEEN_MS = 45_000;
const SEEDS = 2 ** 30;
/** Deals for tables with the same cards: more hands than a round has, because all may pass. */
const SPARE_DECKS = 4;

function currentRound({ rounds: all }: NightState): NightState["rounds"][number] {
  return all.at(-1) ?? { tables: [], sitsOut: [] };
}

function startNight(request: Request, { settings }: CommandOf<"startNight">): Ruling {
  return ofOrganizer(request, () => {
    const { state, random } = request;
    if (state.night !== null && state.night.stage !== "over") return refusal("NIGHT_ON");
    const table = cleanedSettings(settings.table);
    if (table === null) return refusal("INVALID_TITLE");
    return grant({
      changes: [
        {
          type: "nightStarted",
          nightId: random.id(),
          settings: { ...settings, table },
          seed: random.below(SEEDS),
        },
      ],
    });
  });
}

function started(
  state: ClubState,
  { nightId, settings, seed }: ChangeOf<"nightStarted">,
  { seq, at }: ChangeContext,
): ClubState {
  return {
    ...state,
    tables: withoutNights(state),
    lastSettings: settings.table,
    night: {
      nightId,
      settings,
      seed,
      startedAt: at,
      changedAt: seq,
      stage: "gathering",
      people: [],
      rounds: [],
      scores: [],
    },
  };
}

/** The tables of a round that is over are no longer on the club's page. */
function withoutNights({ tables }: ClubState): ClubState["tables"] {
  return tables.filter((table) => table.night === undefined);
}

/** A night that goes on. */
function ofNight(request: Request, granted: (on: NightState) => Ruling): Ruling {
  const { night: on } = request.state;
  return on === null || on.stage === "over" ? refusal("NO_NIGHT") : granted(on);
}

/** Oneself, or anybody for an organizer. */
function ofPerson(request: Request, memberId: string, granted: () => Ruling): Ruling {
  return ofMember(request, (member) =>
    member.memberId === memberId ? granted() : aboutMember(request, memberId, granted),
  );
}

function joinNight(request: Request, { memberId }: CommandOf<"joinNight">): Ruling {
  return ofPerson(request, memberId, () =>
    ofNight(request, ({ people }) => {
      if (people.includes(memberId)) return grant({});
      if (people.length >= LIMITS.nightPeople) return refusal("NIGHT_FULL");
      return grant({ changes: [{ type: "nightJoined", memberId }] });
    }),
  );
}

function leaveNight(request: Request, { memberId }: CommandOf<"leaveNight">): Ruling {
  return ofPerson(request, memberId, () =>
    ofNight(request, ({ people }) =>
      people.includes(memberId) ? grant({ changes: [{ type: "nightLeft", memberId }] }) : grant({}),
    ),
  );
}

function withoutPerson(state: ClubState, memberId: string): ClubState {
  return withNight(state, { people: (state.night?.people ?? []).filter((id) => id !== memberId) });
}

/** In what has been played one member is another one, or a bot. */
function withOther(state: ClubState, from: string, into: string | null): ClubState {
  if (state.night === null) return state;
  const { people, scores } = state.night;
  const renamed = (id: string | null) => (id === from ? into : id);
  const ids = (all: readonly string[]) => [...new Set(all.map(renamed).filter((id) => id !== null))];
  const gone = scores.find(({ memberId }) => memberId === from);
  const others = scores.filter((score) => score !== gone);
  return withNight(state, {
    people: ids(people),
    rounds: state.night.rounds.map(({ tables, sitsOut }) => ({
      tables: tables.map((table) => ({ ...table, seats: table.seats.map(renamed) })),
      sitsOut: ids(sitsOut),
    })),
    scores: gone === undefined || into === null ? others : added(others, { ...gone, memberId: into }),
  });
}

function nextRound(request: Request): Ruling {
  return ofOrganizer(request, () =>
    ofNight(request, (on) => {
      const { state, expectedVersion } = request;
      if (expectedVersion < on.changedAt || expectedVersion > state.version) return refusal("STALE");
      if (on.stage === "playing") return refusal("ROUND_ON");
      const draw = drawOf(on, { at: request.at, tables: request.tables });
      return draw === null ? refusal("TOO_FEW_PEOPLE") : grant({ changes: [draw] });
    }),
  );
}

/** Who sits where next; null where too few are left to play. */
function drawOf(
  on: NightState,
  { at, tables: port }: { readonly at: number; readonly tables: Ports["tables"] },
): Change | null {
  if (on.people.length < 2) return null;
  const { settings, nightId, seed } = on;
  const { rules } = settings.table;
  const { tables, sitsOut } = drawnRound({
    game: rules.game,
    seatsAtTable: chairsFor(rules).length,
    movement: settings.movement,
    bots: settings.bots,
    people: on.people,
    past: on.rounds.map(playedRound),
    seed,
  });
  const players = tables[0]?.seats.length ?? 0;
  const decks =
    settings.movement === "sameCards" ? { decks: port.decks(players, settings.hands + SPARE_DECKS) } : {};
  return {
    type: "roundDrawn",
    tables: tables.map(({ seats }, index): TableOrder => ({
      code: port.newCode(),
      settings: tableSettings(settings, seats.length),
      openedAt: at,
      seats,
      night: { nightId, round: on.rounds.length + 1, table: index + 1 },
      ...decks,
    })),
    sitsOut,
  };
}

function playedRound({ tables, sitsOut }: NightState["rounds"][number]): PlayedRound {
  return { tables, sitsOut, points: tables.map(({ seats, points }) => points ?? seats.map(() => 0)) };
}

/** A table ends by itself after the hands of the round, and nobody takes a seat there who was not drawn. */
function tableSettings({ table, hands }: NightSettings, seats: number): Settings {
  return { ...table, takeover: false, rules: nightRules(table.rules, hands, seats) };
}

function nightRules(rules: Rules, hands: NightSettings["hands"], seats: number): Rules {
  if (rules.game === "euchre") {
    return {
      game: "euchre",
      options: { ...rules.options, endsAfterHands: hands, targetScore: OUT_OF_REACH },
    };
  }
  const players = PLAYERS.find((count) => count === seats) ?? rules.options.players;
  return { game: "buck", options: { ...rules.options, endsAfterHands: hands, startScore: LONGEST, players } };
}

const PLAYERS = [3, 4, 5, 6] as const;
/** A round is over after its hands, and not because somebody has won before. */
const OUT_OF_REACH = 99;
const LONGEST = 25;

function drawn(
  state: ClubState,
  { tables, sitsOut }: ChangeOf<"roundDrawn">,
  { seq }: ChangeContext,
): ClubState {
  const round = { tables: tables.map(({ code, seats }) => ({ code, seats, points: null })), sitsOut };
  const opened = tables.map((table) => ({ ...table, isMade: false }));
  return withNight(
    { ...state, tables: [...withoutNights(state), ...opened] },
    { changedAt: seq, stage: "playing", rounds: [...(state.night?.rounds ?? []), round] },
  );
}

/** Whether this is the first result of a table that the round waits for. */
export function isAwaited({ night: on }: ClubState, place: NightPlace): boolean {
  if (on === null || on.stage !== "playing" || on.nightId !== place.nightId) return false;
  return on.rounds.length === place.round && currentRound(on).tables[place.table - 1]?.points === null;
}

function withScore(state: ClubState, result: ClubResult, { seq }: ChangeContext): ClubState {
  const { night: on } = state;
  const place = result.night;
  if (on === null || place === undefined || !isAwaited(state, place)) return state;
  const round = currentRound(on);
  const points = result.seats.map((_, position) =>
    result.points.reduce((sum, row) => sum + (row[position] ?? 0), 0),
  );
  const tables = round.tables.map((table, index) =>
    index === place.table - 1 ? { ...table, points } : table,
  );
  const seats = round.tables[place.table - 1]?.seats ?? [];
  const scores = seats.reduce((before, memberId, position) => {
    if (memberId === null) return before;
    const loners = result.loners[position] ?? 0;
    return added(before, { memberId, points: points[position] ?? 0, loners, rounds: 1 });
  }, on.scores);
  const next = { scores, rounds: [...on.rounds.slice(0, -1), { ...round, tables }] };
  if (tables.some((table) => table.points === null)) return withNight(state, next);
  const isLast = on.rounds.length === on.settings.rounds;
  return withNight(state, { ...next, changedAt: seq, stage: isLast ? "over" : "between" });
}

type Score = NightState["scores"][number];

function added(scores: readonly Score[], more: Score): readonly Score[] {
  const before = scores.find(({ memberId }) => memberId === more.memberId);
  if (before === undefined) return [...scores, more];
  const sum: Score = {
    memberId: more.memberId,
    points: before.points + more.points,
    loners: before.loners + more.loners,
    rounds: before.rounds + more.rounds,
  };
  return scores.map((each) => (each === before ? sum : each));
}

function endTable(request: Request, { code }: CommandOf<"endTable">): Ruling {
  return ofOrganizer(request, () =>
    ofNight(request, (on) => {
      const isPlaying = currentRound(on).tables.some((table) => table.code === code && table.points === null);
      return isPlaying ? grant({ effects: [{ type: "endTable", code }] }) : refusal("NOT_ON_THE_TABLES");
    }),
  );
}

function stopNight(request: Request): Ruling {
  return ofOrganizer(request, () => ofNight(request, () => grant({ changes: [{ type: "nightStopped" }] })));
}

function stopped(state: ClubState, _: unknown, { seq }: ChangeContext): ClubState {
  return withNight(state, { changedAt: seq, stage: "over" });
}

function rounds(state: ClubState): readonly ClubTimer[] {
  const { night: on } = state;
  if (on?.stage !== "between" || on.people.length < 2) return [];
  return [
    {
      key: `round:${on.changedAt}`,
      span: exactly(BETWEEN_MS),
      isShown: true,
      write: async (now, { clock, tables }) => {
        const draw = now.night && drawOf(now.night, { at: clock.wallTime(), tables });
        return draw && [draw];
      },
    },
  ];
}

/** The night as everybody in the club sees it. */
export function nightShown(on: NightState, msLeft: number | null): Night {
  const { tables, sitsOut } = currentRound(on);
  return {
    nightId: on.nightId,
    settings: on.settings,
    startedAt: on.startedAt,
    stage: on.stage,
    round: on.rounds.length,
    people: on.people,
    tables,
    sitsOut,
    standings: standingsOf(on),
    msLeft: on.stage === "between" ? msLeft : null,
  };
}

function isBefore(a: Score, b: Score): boolean {
  return a.points > b.points || (a.points === b.points && a.loners > b.loners);
}

/** Most points first, and then most loners: whoever is equal in both shares a place. */
function standingsOf({ scores }: NightState): readonly NightRow[] {
  return scores
    .map((score) => ({ ...score, place: 1 + scores.filter((other) => isBefore(other, score)).length }))
    .toSorted((a, b) => a.place - b.place);
}
