import { buck, euchre, GAME_NAMES } from "@buck/engine";
import type { GameAction } from "@buck/engine";
import {
  botDeeds,
  botLevel,
  cardId,
  chatLine,
  eveningGame,
  list,
  look,
  message,
  nightPlace,
  position,
  rules,
  seals,
  settings,
} from "@buck/protocol";
import type { Rules } from "@buck/protocol";
import { gameSeals, sittings } from "@buck/records";
import { z } from "zod/mini";

/** What a table writes to its log, as schemas: whatever comes back from a disk is read with them. */

const text = z.string();
const tokenHash = text;
const personId = text;
const name = text;

const gameAction = z.custom<GameAction>(
  (value) => buck.parseAction(value).ok || euchre.parseAction(value).ok,
  "not an action of a game",
);

/** Deals that were known before the game began. */
const knownDeals = message({
  /** Who deals the first hand. */
  dealer: position,
  /** By hand, hands that everybody passed included. */
  decks: list(list(cardId)),
  /** The table stops after the result of the last of them. */
  areAll: z.boolean(),
  /** The finished game that they come from, and who played it; absent where they come from elsewhere. */
  source: z.exactOptional(message({ gameId: text, turn: position, players: list(text) })),
});

/** Whose table it is: the club counts what is played there. */
const ofClub = message({ code: text, night: z.exactOptional(nightPlace) });

/** Why a bot plays for a person: they lost the connection, or they left and somebody else may take the seat. */
const absence = z.literal(["away", "left"]);

const gameStart = {
  gameId: text,
  rules,
  /** The players of the game at its start. */
  players: list(message({ position, id: text, name })),
  /** The same people play another game. */
  isRematch: z.boolean(),
  /** Its deals are sealed. Absent where they are not. */
  sealed: z.exactOptional(z.literal(true)),
};

/** One step of the seals of a game. */
const sealChange = z.discriminatedUnion("type", [
  message({ type: z.literal("secretSealed"), secret: text, seal: text }),
  message({ type: z.literal("partSealed"), position, seal: text }),
  message({ type: z.literal("sealsListed") }),
  message({ type: z.literal("partOpened"), position, part: text }),
]);

/** One change of a table. Replaying all changes of a log restores the table. */
const change = z.discriminatedUnion("type", [
  /** Deals are there where those of the first game are known. */
  message({
    type: z.literal("opened"),
    settings,
    deals: z.exactOptional(knownDeals),
    club: z.exactOptional(ofClub),
  }),
  message({ type: z.literal("personSat"), position, personId, name, tokenHash }),
  message({ type: z.literal("botSat"), position, name, level: botLevel }),
  message({ type: z.literal("seatEmptied"), position }),
  /** The host removed this person. */
  message({ type: z.literal("removed"), tokenHash, personId, name }),
  /** Somebody without a seat asks the host for one more chair. */
  message({ type: z.literal("chairAsked"), tokenHash, name }),
  message({ type: z.literal("readmitted"), personId }),
  message({ type: z.literal("seatsSwapped"), a: position, b: position }),
  message({ type: z.literal("renamed"), personId, name }),
  message({ type: z.literal("lookChosen"), personId, look }),
  message({ type: z.literal("tokenChanged"), personId, tokenHash }),
  message({ type: z.literal("covered"), position, absence }),
  message({ type: z.literal("uncovered"), position }),
  message({ type: z.literal("hostChanged"), personId: z.nullable(personId) }),
  /** The host gave the role to somebody, who keeps it. */
  message({ type: z.literal("hostGiven"), personId }),
  message({ type: z.literal("settingsChanged"), settings }),
  message({ type: z.literal("locked"), locked: z.boolean() }),
  message({ type: z.literal("paused"), paused: z.boolean() }),
  message({ type: z.literal("gameStarted"), ...gameStart }),
  message({ type: z.literal("gameActed"), action: gameAction }),
  sealChange,
  /** The rest of the hand is this seat's: the table plays it out, these cards in this order. */
  message({ type: z.literal("claimed"), position, cardIds: list(cardId) }),
  /** Somebody asks to take back their decision, the last one. */
  message({ type: z.literal("undoAsked") }),
  message({ type: z.literal("undoAgreed"), position }),
  /** Somebody said no, or not everybody said yes in time. */
  message({ type: z.literal("undoRefused") }),
  /** The last decision has not been made. */
  message({ type: z.literal("undone") }),
  /** Whether this player lets watchers see all hands one hand late. */
  message({ type: z.literal("lateHandsAnswered"), position, agrees: z.boolean() }),
  message({ type: z.literal("ready"), position }),
  /** This player asks everybody to wait at the result. */
  message({ type: z.literal("held"), position }),
  message({ type: z.literal("backToLobby") }),
  message({ type: z.literal("said"), line: chatLine }),
  message({ type: z.literal("closed") }),
]);

export const changes = list(change);

const seat = z.discriminatedUnion("kind", [
  message({ kind: z.literal("empty") }),
  message({ kind: z.literal("bot"), name, level: botLevel }),
  message({
    kind: z.literal("person"),
    personId,
    name,
    tokenHash,
    look,
    since: z.int(),
    absence: z.nullable(absence),
    botDeeds,
    showsHandsLate: z.boolean(),
  }),
]);

const hexBySeat = list(z.nullable(text));

const savedGame = message({
  gameId: text,
  rules,
  changedAt: z.int(),
  waitingSince: list(z.nullable(z.int())),
  dealtAt: z.nullable(z.int()),
  knownHands: list(message({ tokenHash, position })),
  claim: z.nullable(message({ position, cardIds: list(cardId) })),
  lastDecision: z.nullable(
    message({ position, undo: z.literal(["possible", "asked", "refused"]), agreed: list(position) }),
  ),
  promised: z.boolean(),
  /** Watchers see the hand before. */
  showsHandBefore: z.boolean(),
  /** The game is given by its actions: they mean the same to every later version of the rules. */
  actions: list(gameAction),
  times: list(z.number()),
  sittings: list(
    message({
      deal: z.int(),
      scored: z.int(),
      players: list(message({ name, kind: z.literal(["person", "bot"]) })),
    }),
  ),
  sealing: z.nullable(
    message({
      server: z.nullable(message({ secret: text, seal: text })),
      deals: list(message({ listed: z.boolean(), seals: hexBySeat, openings: hexBySeat })),
    }),
  ),
  deals: z.nullable(knownDeals),
});

/** A table at one version as plain data. */
export const snapshot = message({
  code: text,
  /** Null where the table is nobody's. */
  club: z.nullable(ofClub),
  version: z.int(),
  createdAt: z.number(),
  updatedAt: z.number(),
  stage: z.literal(["lobby", "playing", "closed"]),
  settings,
  seats: list(seat),
  host: z.nullable(text),
  rightfulHost: z.nullable(text),
  removed: list(message({ tokenHash, personId, name })),
  chairAsks: list(message({ tokenHash, name })),
  locked: z.boolean(),
  paused: z.boolean(),
  ready: list(position),
  heldBy: z.nullable(position),
  game: z.nullable(savedGame),
  nextDeals: z.nullable(knownDeals),
  finishedGames: list(text),
  evening: list(eveningGame),
  lastSeals: z.nullable(seals),
  chat: list(chatLine),
});

/** The record of a finished game as it can be fetched by its id. */
export const finishedGame = message({
  gameId: text,
  game: z.literal(GAME_NAMES),
  options: z.custom<Rules["options"]>((value) => typeof value === "object" && value !== null),
  players: list(message({ position, name, kind: z.literal(["person", "bot"]) })),
  actions: list(gameAction),
  /** Milliseconds since 1970, one for each action. */
  times: list(z.number()),
  /** Hashes of the tokens of the people who sat at the table at its end: they may delete it. Never sent to anybody. */
  owners: z.exactOptional(list(tokenHash)),
  /** Absent where deals were not sealed. */
  seals: z.exactOptional(gameSeals),
  /** Absent where the deals were not those of another game. */
  sameDealsAs: z.exactOptional(message({ gameId: text, turn: position })),
  /** Who sat where, deal by deal; absent where the same players sat there all the time. */
  sittings: z.exactOptional(sittings),
}).check(z.refine(({ game, options }) => rules.safeParse({ game, options }).success, "not the game's rules"));

export type Absence = z.infer<typeof absence>;
export type GameStart = Omit<Extract<Change, { readonly type: "gameStarted" }>, "type">;
export type Starter = GameStart["players"][number];
export type OfClub = z.infer<typeof ofClub>;
export type KnownDeals = z.infer<typeof knownDeals>;
export type SealChange = z.infer<typeof sealChange>;
export type Change = z.infer<typeof change>;
export type Snapshot = z.infer<typeof snapshot>;
export type FinishedGame = z.infer<typeof finishedGame>;
