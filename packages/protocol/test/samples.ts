import { buck, euchre } from "@buck/engine";
import type { GameDecision } from "@buck/engine";
import { DEFAULT_SETTINGS } from "../src/index.ts";
import type {
  Command,
  CommandMessage,
  Frame,
  News,
  OwnUpdate,
  Seat,
  Settings,
  SharedUpdate,
  TableInfo,
  Welcome,
} from "../src/index.ts";
import { euchreMoments } from "./euchreGames.ts";
import { moments } from "./games.ts";

export const CODE = "ACDE-FGHJ-2345";
export const TOKEN = "A".repeat(43);
export const GAME_ID = "g".repeat(22);

/** One of each, so that a new command without a sample does not compile. */
const COMMANDS: { readonly [Type in Command["type"]]: Extract<Command, { readonly type: Type }> } = {
  sit: { type: "sit", position: 0, name: "Ada" },
  watch: { type: "watch", name: "Ada" },
  changeSeat: { type: "changeSeat", position: 1 },
  rename: { type: "rename", name: "Ada" },
  askForChair: { type: "askForChair", name: "Eve" },
  chooseLook: { type: "chooseLook", look: { face: "owl", color: "plum" } },
  leave: { type: "leave" },
  moveSeat: { type: "moveSeat" },
  claimSeat: { type: "claimSeat", moveCode: "12345678" },
  addBot: { type: "addBot", position: 2, level: "medium" },
  removeBot: { type: "removeBot", position: 2 },
  swapSeats: { type: "swapSeats", a: 0, b: 1 },
  changeSettings: { type: "changeSettings", settings: DEFAULT_SETTINGS },
  start: { type: "start" },
  pause: { type: "pause" },
  resume: { type: "resume" },
  removePlayer: { type: "removePlayer", position: 3 },
  readmit: { type: "readmit", personId: "p2" },
  makeHost: { type: "makeHost", position: 3 },
  lock: { type: "lock", locked: true },
  backToLobby: { type: "backToLobby" },
  close: { type: "close" },
  act: { type: "act", action: { type: "PLACE_BID", playerPosition: 0, amount: 2 } },
  claim: { type: "claim" },
  undo: { type: "undo" },
  answerUndo: { type: "answerUndo", agrees: true },
  showHandsLate: { type: "showHandsLate", agrees: true },
  ready: { type: "ready" },
  wait: { type: "wait" },
  askForHint: { type: "askForHint" },
  rematch: { type: "rematch" },
  sealPart: { type: "sealPart", gameId: "u7Yq2mLx9Qe4Rt1Zk8Vb3w", deal: 2, seal: "0f".repeat(32) },
  openPart: { type: "openPart", gameId: "u7Yq2mLx9Qe4Rt1Zk8Vb3w", deal: 2, part: "a0".repeat(16) },
  say: { type: "say", text: "Hello" },
  emote: { type: "emote", emote: "👍" },
};

export const COMMAND_MESSAGES: readonly CommandMessage[] = Object.values(COMMANDS).map((command) => ({
  commandId: "0123-abc_XYZ",
  expectedVersion: 7,
  command,
}));

const at = { position: 0, name: "Ada" } as const;
const NEWS: { readonly [Type in News["type"]]: Extract<News, { readonly type: Type }> } = {
  sat: { type: "sat", ...at },
  gotUp: { type: "gotUp", ...at },
  botSat: { type: "botSat", ...at },
  botLeft: { type: "botLeft", ...at },
  tookOver: { type: "tookOver", ...at, from: "Rosie" },
  covered: { type: "covered", ...at, reason: "away" },
  returned: { type: "returned", ...at, botDeeds: { passes: 1, calls: 0, cards: 2, secrets: 0 } },
  swapped: { type: "swapped", a: 0, b: 1 },
  hostChanged: { type: "hostChanged", name: "Ada" },
  settingsChanged: { type: "settingsChanged" },
  chairAsked: { type: "chairAsked", name: "Eve" },
  started: { type: "started" },
  paused: { type: "paused", name: "Ada" },
  resumed: { type: "resumed", name: "Ada" },
  locked: { type: "locked" },
  unlocked: { type: "unlocked" },
  timedOut: { type: "timedOut", ...at },
  askedForHint: { type: "askedForHint", ...at },
  claimed: { type: "claimed", ...at },
  undoAsked: { type: "undoAsked", ...at },
  undoRefused: { type: "undoRefused", ...at },
  undone: { type: "undone", ...at, handEvents: 4 },
  lateHands: { type: "lateHands", ...at, agrees: true },
  backToLobby: { type: "backToLobby" },
  emote: { type: "emote", position: 0, emote: "🎉" },
  closed: { type: "closed" },
};

const SEATS: readonly Seat[] = [
  { kind: "person", position: 0, personId: "p1", name: "Ada", covered: false, waitsForDeal: false },
  { kind: "bot", position: 1, name: "Rosie", level: "medium" },
  { kind: "empty", position: 2 },
  { kind: "empty", position: 3 },
];

const TABLE: TableInfo = {
  code: CODE,
  settings: DEFAULT_SETTINGS,
  stage: "playing",
  host: "p1",
  locked: false,
  paused: false,
  claimedBy: null,
  undo: null,
  lateHands: { agreed: [], thisHand: false },
  seats: SEATS,
  removed: [{ personId: "p2", name: "Bob" }],
  heldBy: null,
  chairAsks: ["Eve"],
  ready: [0],
  gameId: GAME_ID,
  scores: [15, 12, 9, 15],
  sameDeals: null,
  finishedGames: [GAME_ID],
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
};

const LINE = { id: 3, at: 1_760_000_000_000, room: "players", name: "Ada", position: 0, text: "Hi" } as const;

const SEED = 2;

/** Somewhere in a hand, with cards on the table and something that has just happened. */
function someGame(): Frame["game"] {
  for (const { state, events } of moments(SEED, buck.DEFAULT_OPTIONS)) {
    if (state.tricks.length > 0 && state.currentTrick.cards.length > 0) {
      return { game: "buck", view: buck.view(state, 0), events };
    }
  }
  throw new Error(`No trick was played with seed ${SEED}`);
}

/** Somewhere in a hand that was called alone or not, after the dealer's discard. */
function someClassicGame(): Frame["game"] {
  for (const { state, events } of euchreMoments(SEED, euchre.DEFAULT_OPTIONS)) {
    if (state.discard !== null && state.tricks.length > 0 && state.currentTrick.cards.length > 0) {
      return { game: "euchre", view: euchre.view(state, 0), events };
    }
  }
  throw new Error(`Nobody discarded with seed ${SEED}`);
}

export const FRAME: Frame = {
  version: 7,
  table: TABLE,
  you: {
    role: "player",
    personId: "p1",
    position: 0,
    isHost: true,
    leftSeat: null,
    freeSeats: [],
    isRemoved: false,
    mayUndo: false,
  },
  game: someGame(),
  news: Object.values(NEWS),
  said: [LINE],
  timer: { kind: "turn", msLeft: 12_000 },
  lateHand: someGame(),
  seals: {
    gameId: "u7Yq2mLx9Qe4Rt1Zk8Vb3w",
    seal: "bf".repeat(32),
    secret: null,
    deals: [
      {
        number: 1,
        listed: true,
        seals: ["d8".repeat(32), "d9".repeat(32), null, null],
        openings: ["a0".repeat(16), null, null, null],
      },
    ],
  },
};

const CLASSIC_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  rules: { game: "euchre", options: euchre.DEFAULT_OPTIONS },
};

export const CLASSIC_FRAME: Frame = {
  ...FRAME,
  table: { ...TABLE, settings: CLASSIC_SETTINGS },
  game: someClassicGame(),
};

const CLASSIC_DECISIONS: readonly GameDecision[] = [
  { type: "CALL_TRUMP", playerPosition: 0, suit: "HEARTS", goAlone: true },
  { type: "CALL_TRUMP", playerPosition: 0, pickUp: true },
  { type: "PASS_TRUMP", playerPosition: 0 },
  { type: "DISCARD", playerPosition: 0, cardId: "CLUBS_9" },
  { type: "PLAY_CARD", playerPosition: 0, cardId: "CLUBS_9" },
];

export const CLASSIC_COMMANDS: readonly CommandMessage[] = [
  ...CLASSIC_DECISIONS.map((action): Command => ({ type: "act", action })),
  { type: "changeSettings" as const, settings: CLASSIC_SETTINGS },
].map((command) => ({ commandId: "0123-abc_XYZ", expectedVersion: 7, command }));

export const WELCOME: Welcome = {
  frame: FRAME,
  handEvents: { game: "buck", events: [{ type: "dealt", round: 1, dealerPosition: 3 }] },
  chat: [LINE],
  evening: [
    {
      gameId: GAME_ID,
      game: "buck",
      endedAt: 1,
      sittings: [{ hand: 0, names: ["Ann", "Ben", "Cal", "Dee"] }],
      points: [[2, -5, 0, 3]],
    },
  ],
  presence: { here: [0, 1], watchers: 2, watcherNames: ["Wes", "Guest 1234"] },
};

export const CLASSIC_WELCOME: Welcome = {
  ...WELCOME,
  frame: CLASSIC_FRAME,
  handEvents: { game: "euchre", events: [{ type: "passed", playerPosition: 0, callRound: 1 }] },
};

/** One event of each kind. */
function someEvents<Event extends { readonly type: string }>(
  played: Iterable<{ readonly events: readonly Event[] }>,
): readonly Event[] {
  const all = [...played].flatMap(({ events }) => events);
  return [...new Map(all.map((event) => [event.type, event])).values()];
}

const NINE = { suit: "SPADES", rank: "9", id: "SPADES_9" } as const;
const { code: _code, finishedGames: _games, createdAt: _created, updatedAt: _updated, ...CHANGES } = TABLE;

/** Everything that can be in one, at once. */
export const UPDATE: SharedUpdate = {
  version: 8,
  at: 1_700_000_000_000,
  game: { game: "buck", events: someEvents(moments(SEED, buck.DEFAULT_OPTIONS)) },
  news: Object.values(NEWS),
  table: CHANGES,
  finished: GAME_ID,
  seals: FRAME.seals,
  secret: "ab".repeat(32),
  timer: { kind: "next", msLeft: 5_000 },
};

export const CLASSIC_UPDATE: SharedUpdate = {
  ...UPDATE,
  game: {
    game: "euchre",
    events: someEvents(euchreMoments(SEED, euchre.DEFAULT_OPTIONS)),
  },
};

export const OWN_UPDATE: OwnUpdate = {
  own: { game: "euchre", discard: NINE },
  you: FRAME.you,
  said: [LINE],
  game: FRAME.game,
  timer: { kind: "turn", msLeft: 5_000 },
};
