import { buck, FULL_DECK, POSITIONS } from "../../packages/engine/src/index.ts";
import {
  answer,
  commandMessage,
  created,
  createTableMessage,
  DEFAULT_SETTINGS,
  frame,
  handshake,
  PROTOCOL_VERSION,
  welcome,
} from "../../packages/protocol/src/index.ts";
import type { Frame, Seat, TableInfo } from "../../packages/protocol/src/index.ts";
import { json, paragraphs } from "./markdown.ts";

interface Schema {
  parse(value: unknown): unknown;
}

/** An example is checked like a message: one that no longer passes stops the page. */
function example(schema: Schema, value: unknown): string {
  return json(schema.parse(JSON.parse(JSON.stringify(value))));
}

const CODE = "ACDE-FGHJ";
const TOKEN = "nM3Xo0eVbq1Zk2m9c8Yw7sT6hR5gQ4pL3oN2iU1yE0x";
const NAMES = ["Ada", "Otto", "Mabel", "Gus"];

const SEATS: readonly Seat[] = POSITIONS.map((position) =>
  position === 0
    ? { kind: "person", position, personId: "k3v9q2m8xa", name: "Ada", covered: false, waitsForDeal: false }
    : { kind: "bot", position, name: NAMES[position] ?? "", level: "medium" },
);

const LOBBY: TableInfo = {
  code: CODE,
  settings: DEFAULT_SETTINGS,
  stage: "lobby",
  host: "k3v9q2m8xa",
  locked: false,
  paused: false,
  claimedBy: null,
  seats: SEATS,
  ready: [],
  gameId: null,
  removed: [],
  finishedGames: [],
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
};

const YOU: Frame["you"] = {
  role: "player",
  personId: "k3v9q2m8xa",
  position: 0,
  isHost: true,
  leftSeat: null,
  isRemoved: false,
};
const GAME_ID = "u7Yq2mLx9Qe4Rt1Zk8Vb3w";

const IN_LOBBY: Frame = {
  version: 4,
  table: LOBBY,
  you: YOU,
  game: null,
  news: [],
  said: [],
  timer: null,
  seals: null,
};

/** The first hand, dealt by seat 3 from a deck that nobody shuffled: it is Ada's turn to bid. */
function firstBid(): Frame["game"] {
  const actions: readonly buck.Action[] = [
    ...NAMES.map((name) => ({ type: "ADD_PLAYER", id: name, name }) as const),
    { type: "CHOOSE_DEALER", dealerPosition: 3 },
    { type: "DEAL", deck: FULL_DECK.toReversed() },
    { type: "OPEN_BIDDING" },
  ];
  let state = buck.create(DEFAULT_SETTINGS.rules.options, GAME_ID);
  let events: readonly buck.Event[] = [];
  for (const action of actions) {
    const result = buck.apply(state, action);
    if (!result.ok) throw new Error(result.message);
    ({ state, events } = result);
  }
  return { game: "buck", view: buck.view(state, 0), events };
}

const ON_TURN: Frame = {
  ...IN_LOBBY,
  version: 8,
  table: { ...LOBBY, stage: "playing", gameId: GAME_ID },
  game: firstBid(),
};

export const EXAMPLE = paragraphs(
  "## An example",
  "Ada makes a table: `POST /api/tables`, or `create` over a socket without a table.",
  example(createTableMessage, { settings: DEFAULT_SETTINGS, name: "Ada", token: TOKEN }),
  example(created, { ok: true, code: CODE }),
  "She connects with this `auth`,",
  example(handshake, { protocol: PROTOCOL_VERSION, table: CODE, token: TOKEN }),
  "and hears `welcome` (three bots have joined her meanwhile):",
  example(welcome, {
    frame: IN_LOBBY,
    handEvents: null,
    chat: [],
    evening: [],
    presence: { here: [0], watchers: 0 },
  }),
  "She starts the game with a `command`, and its acknowledgement says that it is stored:",
  example(commandMessage, { commandId: "5d0c8f2e-start", expectedVersion: 4, command: { type: "start" } }),
  example(answer, { ok: true, version: 5 }),
  "Some frames later – a dealer was chosen, cards were dealt, the turn-up was shown – it is her turn. This is the `frame`, complete:",
  example(frame, ON_TURN),
  "She bids:",
  example(commandMessage, {
    commandId: "91ab77c4-bid",
    expectedVersion: 8,
    command: { type: "act", action: { type: "PLACE_BID", playerPosition: 0, amount: 3 } },
  }),
  example(answer, { ok: true, version: 9 }),
  "Had she been too late, because her time was up and a bot had bid for her:",
  example(answer, {
    ok: false,
    code: "STALE",
    message: "The table has moved on; look again.",
    version: 9,
  }),
);
