import {
  cardId,
  clubDate,
  clubResult,
  clubTotal,
  code,
  list,
  look,
  message,
  nightPlace,
  nightSettings,
  RSVPS,
  rsvp,
  season,
  SEASONS,
  settings,
  weekly,
} from "@buck/protocol";
import { z } from "zod/mini";

/** What a club writes to its log, as schemas: whatever comes back from a disk is read with them. */

const text = z.string();
const memberId = text;
const name = text;
const tokenHash = text;

/** A table that the club wants: it is made once, whatever happens in between. */
const tableOrder = message({
  code,
  settings,
  openedAt: z.number(),
  /** By position: members who sit there from the beginning. Null is a bot in a night, and else a chair that is free. */
  seats: list(z.nullable(memberId)),
  /** Its game begins by itself. Absent for a table that somebody opened. */
  night: z.exactOptional(nightPlace),
  /** The deals of its game, where they are those of the other tables. */
  decks: z.exactOptional(list(list(cardId))),
});

const change = z.discriminatedUnion("type", [
  message({ type: z.literal("founded"), name, memberId, founder: name, tokenHash }),
  message({ type: z.literal("clubRenamed"), name }),
  message({ type: z.literal("linkRenewed"), link: code }),
  message({ type: z.literal("joined"), memberId, name, tokenHash }),
  message({ type: z.literal("renamed"), memberId, name }),
  message({ type: z.literal("lookChosen"), memberId, look }),
  message({ type: z.literal("tokenChanged"), memberId, tokenHash }),
  message({ type: z.literal("organizerSet"), memberId, organizer: z.boolean() }),
  message({ type: z.literal("removed"), memberId }),
  message({ type: z.literal("readmitted"), memberId }),
  message({ type: z.literal("merged"), from: memberId, into: memberId }),
  /** They left the club: nothing is kept but results without a name. */
  message({ type: z.literal("forgotten"), memberId }),
  message({ type: z.literal("seasonSet"), every: z.literal(SEASONS) }),
  message({ type: z.literal("seasonBegun") }),
  message({ type: z.literal("weeklySet"), weekly: z.nullable(weekly) }),
  message({ type: z.literal("dateAdded"), date: clubDate }),
  message({ type: z.literal("dateRemoved"), dateId: text }),
  message({ type: z.literal("answered"), startsAt: z.number(), memberId, answer: z.literal(RSVPS) }),
  message({ type: z.literal("tableOpened"), table: tableOrder }),
  message({ type: z.literal("tablesMade"), codes: list(code) }),
  message({ type: z.literal("tableGone"), code }),
  /** Results of the store up to this number, of tables of this club. */
  message({ type: z.literal("resultsRead"), upTo: z.int(), results: list(clubResult) }),
  message({ type: z.literal("nightStarted"), nightId: text, settings: nightSettings, seed: z.int() }),
  message({ type: z.literal("nightJoined"), memberId }),
  message({ type: z.literal("nightLeft"), memberId }),
  message({ type: z.literal("roundDrawn"), tables: list(tableOrder), sitsOut: list(memberId) }),
  message({ type: z.literal("nightStopped") }),
]);

export const changes = list(change);

const member = message({
  memberId,
  name,
  tokenHash,
  /** Tokens of the devices they had before: games that were begun with them are still theirs. */
  formerTokens: list(tokenHash),
  look,
  isOrganizer: z.boolean(),
});

const nightTable = message({
  code,
  seats: list(z.nullable(memberId)),
  points: z.nullable(list(z.int())),
});

const round = message({ tables: list(nightTable), sitsOut: list(memberId) });

const nightState = message({
  nightId: text,
  settings: nightSettings,
  seed: z.int(),
  startedAt: z.number(),
  /** The version at which it last went on. */
  changedAt: z.int(),
  stage: z.literal(["gathering", "playing", "between", "over"]),
  people: list(memberId),
  /** All rounds that were drawn, the one on the tables last. */
  rounds: list(round),
  scores: list(message({ memberId, points: z.int(), loners: z.int(), rounds: z.int() })),
});

/** A club at one version as plain data: nothing is kept beside it. */
export const snapshot = message({
  code: text,
  version: z.int(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** The code that lets people in now. */
  link: text,
  name,
  members: list(member),
  removed: list(member),
  season,
  weekly: z.nullable(weekly),
  dates: list(clubDate),
  rsvps: list(rsvp),
  tables: list(message({ ...tableOrder.def.innerType.def.shape, isMade: z.boolean() })),
  lastSettings: z.nullable(settings),
  night: z.nullable(nightState),
  /** The number of the newest result that was read. */
  readUpTo: z.int(),
  results: list(clubResult),
  totals: list(clubTotal),
});

export type Change = z.infer<typeof change>;
export type ClubState = z.infer<typeof snapshot>;
export type Member = z.infer<typeof member>;
export type TableOrder = z.infer<typeof tableOrder>;
export type OpenedTable = ClubState["tables"][number];
export type NightState = z.infer<typeof nightState>;
