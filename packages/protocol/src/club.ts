import { GAME_NAMES } from "@buck/engine";
import { z } from "zod/mini";
import { commandId } from "./commands.ts";
import { LIMITS } from "./limits.ts";
import { list, message, rawName } from "./schema.ts";
import { settings } from "./settings.ts";
import { botLevel, code, gameId, look, nightPlace, personId, token } from "./table.ts";

/** A club is a standing link of a group. What may be said between it and the people who have the link. */

const simple = <Type extends string>(type: Type) => message({ type: z.literal(type) });

/** Milliseconds since 1970. */
const time = z.int().check(z.gte(0));
const counted = z.int().check(z.gte(1));

/** As the body of POST /api/clubs, or `createClub` over a socket that named neither table nor club. */
export const createClubMessage = message({
  name: rawName,
  /** The founder's own name. */
  founder: rawName,
  token,
});

/** How people move between the tables of a night. */
export const MOVEMENTS = ["mix", "ladder", "sameCards"] as const;
/** What happens where people do not divide by the seats. */
export const NIGHT_BOTS = ["fill", "sitOut"] as const;
/** Hands in one round of a night. */
export const NIGHT_HANDS = [4, 8, 12] as const;
export const SEASONS = ["month", "quarter", "year", "hand"] as const;
export const RSVPS = ["yes", "no", "maybe"] as const;

export const nightSettings = message({
  /** Of every table: its rules, pace and clock. */
  table: settings,
  hands: z.literal(NIGHT_HANDS),
  /** Null: until an organizer stops the night. */
  rounds: z.nullable(z.int().check(z.gte(1), z.lte(LIMITS.nightRounds))),
  movement: z.literal(MOVEMENTS),
  bots: z.literal(NIGHT_BOTS),
  botLevel,
});

export const season = message({
  every: z.literal(SEASONS),
  /** The one that is on began then, where seasons are begun by hand. */
  since: time,
});

/** Every week at the same time, by the clocks of one place. */
export const weekly = message({
  /** 0 is Sunday. */
  day: z.int().check(z.gte(0), z.lte(6)),
  /** Minutes after midnight. */
  at: z.int().check(z.gte(0), z.lt(24 * 60)),
  minutes: z.int().check(z.gte(15), z.lte(24 * 60)),
  /** A name of the IANA time zone database. */
  timeZone: z.string().check(z.regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/), z.maxLength(64)),
});

export const clubDate = message({
  dateId: personId,
  startsAt: time,
  minutes: z.int().check(z.gte(15), z.lte(24 * 60)),
  note: z.string(),
});

/** Who comes to the date that starts then. */
export const rsvp = message({ startsAt: time, memberId: personId, answer: z.literal(RSVPS) });

export const clubCommand = z.discriminatedUnion("type", [
  // people
  message({ type: z.literal("join"), name: rawName }),
  message({ type: z.literal("rename"), memberId: personId, name: rawName }),
  message({ type: z.literal("chooseLook"), look }),
  simple("moveDevice"),
  message({ type: z.literal("claimDevice"), moveCode: z.string().check(z.regex(/^\d{8}$/)) }),
  simple("leave"),
  // organizers
  message({ type: z.literal("renameClub"), name: rawName }),
  message({ type: z.literal("makeOrganizer"), memberId: personId, organizer: z.boolean() }),
  message({ type: z.literal("removeMember"), memberId: personId }),
  message({ type: z.literal("readmit"), memberId: personId }),
  message({ type: z.literal("mergeMembers"), from: personId, into: personId }),
  simple("renewLink"),
  message({ type: z.literal("setSeason"), every: z.literal(SEASONS) }),
  simple("beginSeason"),
  // dates
  message({ type: z.literal("setWeekly"), weekly: z.nullable(weekly) }),
  message({
    type: z.literal("addDate"),
    startsAt: time,
    minutes: z.int().check(z.gte(15), z.lte(24 * 60)),
    note: rawName,
  }),
  message({ type: z.literal("removeDate"), dateId: personId }),
  message({ type: z.literal("rsvp"), startsAt: time, answer: z.literal(RSVPS) }),
  // tables
  message({ type: z.literal("openTable"), settings }),
  // a card night
  message({ type: z.literal("startNight"), settings: nightSettings }),
  message({ type: z.literal("joinNight"), memberId: personId }),
  message({ type: z.literal("leaveNight"), memberId: personId }),
  simple("nextRound"),
  message({ type: z.literal("endTable"), code }),
  simple("stopNight"),
]);

export const clubCommandMessage = message({
  /** Made by the client, new for each command. A repeated id gets its first answer again. */
  commandId,
  /** The newest version the person had seen. `nextRound` and `endTable` are STALE when the night has gone on since. */
  expectedVersion: z.int().check(z.gte(0)),
  command: clubCommand,
});

export const clubMember = message({
  memberId: personId,
  name: z.string(),
  look,
  isOrganizer: z.boolean(),
  /** Has the club's page open. */
  isHere: z.boolean(),
});

/** One chair of a table of the club. */
export const clubSeat = z.discriminatedUnion("kind", [
  message({ kind: z.literal("empty") }),
  message({ kind: z.literal("bot"), name: z.string(), level: botLevel }),
  /** Without a member for a guest. */
  message({ kind: z.literal("person"), name: z.string(), memberId: z.nullable(personId) }),
]);

/** A table of the club that is open now. */
export const clubTable = message({
  code,
  settings,
  stage: z.literal(["lobby", "playing"]),
  /** By position. */
  seats: list(clubSeat),
  /** Whoever may sit down there now finds so many chairs. */
  freeSeats: z.int(),
  openedAt: time,
  /** Absent for a table that is not part of a night. */
  night: z.exactOptional(nightPlace),
});

export const resultSeat = z.discriminatedUnion("kind", [
  message({ kind: z.literal("member"), memberId: personId }),
  message({ kind: z.literal("bot"), level: botLevel }),
  /** Somebody who does not belong to the club, or was forgotten. */
  message({ kind: z.literal("guest") }),
]);

/** A finished game of the club. */
export const clubResult = message({
  gameId,
  game: z.literal(GAME_NAMES),
  endedAt: time,
  /** By position: whose seat it was when the game ended. */
  seats: list(resultSeat),
  /** By position: 1 for who won; partners have the same place, and so have those who share it. */
  places: list(counted),
  /** One row for each scored hand: how many points each position came nearer to winning. */
  points: list(list(z.int())),
  /** By position: the loners that were made. */
  loners: list(z.int()),
  /** The game has a record to be looked through. A table that an organizer ended leaves none. */
  hasRecord: z.boolean(),
  night: z.exactOptional(nightPlace),
});

/** What a table leaves for its club when a game ends there. It is stored and never sent: it has hashes of tokens. */
export const tableResult = message({
  gameId,
  game: z.literal(GAME_NAMES),
  endedAt: time,
  seats: list(
    z.discriminatedUnion("kind", [
      message({ kind: z.literal("person"), tokenHash: z.string() }),
      message({ kind: z.literal("bot"), level: botLevel }),
    ]),
  ),
  places: list(counted),
  points: list(list(z.int())),
  loners: list(z.int()),
  hasRecord: z.boolean(),
  night: z.exactOptional(nightPlace),
});

/** One table of the round on the tables. */
export const nightTable = message({
  code,
  /** By position: who sits there; null is a bot. */
  seats: list(z.nullable(personId)),
  /** By position, once the table is done: the points of the round. */
  points: z.nullable(list(z.int())),
});

/** What somebody has won in a night so far. */
export const nightRow = message({
  memberId: personId,
  place: counted,
  points: z.int(),
  loners: z.int(),
  rounds: z.int(),
});

export const night = message({
  nightId: gameId,
  settings: nightSettings,
  startedAt: time,
  /** `gathering` before the first round; `over` until the next night begins. */
  stage: z.literal(["gathering", "playing", "between", "over"]),
  /** 0 before the first round. */
  round: z.int(),
  /** Who plays the next round. */
  people: list(personId),
  /** Of this round. The first is the top of the ladder. */
  tables: list(nightTable),
  sitsOut: list(personId),
  standings: list(nightRow),
  /** Milliseconds until the next round begins by itself. */
  msLeft: z.nullable(z.int()),
});

/** Points of games that are older than results are kept, by member and game. */
export const clubTotal = message({
  memberId: personId,
  game: z.literal(GAME_NAMES),
  games: z.int(),
  wins: z.int(),
  hands: z.int(),
  points: z.int(),
  loners: z.int(),
});

/** Everything one person is shown at one version: it replaces what they had. */
export const clubFrame = message({
  version: z.int(),
  /** The link as it is now: an older one has stopped working. */
  code,
  name: z.string(),
  createdAt: time,
  you: message({
    /** Null for whoever has the link and has not joined. Everything but the name of the club is hidden from them. */
    memberId: z.nullable(personId),
    isOrganizer: z.boolean(),
    /** An organizer has removed this person. */
    isRemoved: z.boolean(),
  }),
  members: list(clubMember),
  /** Whom an organizer has removed: their results keep their names. */
  removed: list(message({ memberId: personId, name: z.string() })),
  tables: list(clubTable),
  /** Of the table that was opened last; null before the first. */
  lastSettings: z.nullable(settings),
  night: z.nullable(night),
  /** The newest ones, newest last; `clubHistory` has all. */
  results: list(clubResult),
  season,
  weekly: z.nullable(weekly),
  dates: list(clubDate),
  rsvps: list(rsvp),
});

/** The answer to `clubHistory`: what standings, records and ratings are computed from. */
export const clubHistory = message({
  version: z.int(),
  /** The games of a year, newest last. */
  results: list(clubResult),
  totals: list(clubTotal),
});

export type CreateClub = z.infer<typeof createClubMessage>;
export type ClubCommand = z.infer<typeof clubCommand>;
export type ClubCommandMessage = z.infer<typeof clubCommandMessage>;
export type ClubFrame = z.infer<typeof clubFrame>;
export type ClubHistory = z.infer<typeof clubHistory>;
export type ClubTable = z.infer<typeof clubTable>;
export type ClubSeat = z.infer<typeof clubSeat>;
export type ClubTotal = z.infer<typeof clubTotal>;
export type ClubResult = z.infer<typeof clubResult>;
export type TableResult = z.infer<typeof tableResult>;
export type ClubDate = z.infer<typeof clubDate>;
export type NightSettings = z.infer<typeof nightSettings>;
export type Night = z.infer<typeof night>;
export type NightTable = z.infer<typeof nightTable>;
export type NightRow = z.infer<typeof nightRow>;
export type Rsvp = z.infer<typeof rsvp>;
export type Season = z.infer<typeof season>;
export type Weekly = z.infer<typeof weekly>;
