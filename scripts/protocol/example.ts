import { buck, FULL_DECK, POSITIONS } from "../../packages/engine/src/index.ts";
import {
  answer,
  commandMessage,
  created,
  createTableMessage,
  DEFAULT_SETTINGS,
  checksumOf,
  frame,
  handshake,
  ownUpdate,
  packOwn,
  packShared,
  PROTOCOL_VERSION,
  sharedUpdate,
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
  undo: null,
  lateHands: { agreed: [], thisHand: false },
  seats: SEATS,
  ready: [],
  gameId: null,
  sameDeals: null,
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
  lateHand: null,
  seals: null,
};

/** A second for each version. */
function timeOf(version: number): number {
  return LOBBY.updatedAt + version * 1_000;
}

/** Up to the first bid, from a deck that nobody shuffled. Seat 3 deals, so it is Ada's turn then. */
const SEATING: readonly buck.Action[] = [
  ...NAMES.map((name) => ({ type: "ADD_PLAYER", id: name, name }) as const),
  { type: "CHOOSE_DEALER", dealerPosition: 3 },
];
const DEAL: buck.Action = { type: "DEAL", deck: FULL_DECK.toReversed() };
const BID: buck.Decision = { type: "PLACE_BID", playerPosition: 0, amount: 3 };

interface Step {
  readonly before: buck.GameState;
  readonly state: buck.GameState;
  readonly events: readonly buck.Event[];
}

function step(before: buck.GameState, action: buck.Action): Step {
  const result = buck.apply(before, action);
  if (!result.ok) throw new Error(result.message);
  return { before, state: result.state, events: result.events };
}

const seating = SEATING.reduce(
  (state, action) => step(state, action).state,
  buck.create(DEFAULT_SETTINGS.rules.options, GAME_ID),
);
const dealt = step(seating, DEAL);
const opened = step(dealt.state, { type: "OPEN_BIDDING" });
const bidden = step(opened.state, BID);

const ON_TURN: Frame = {
  ...IN_LOBBY,
  version: 8,
  table: { ...LOBBY, stage: "playing", gameId: GAME_ID, updatedAt: timeOf(8) },
  game: { game: "buck", view: buck.view(opened.state, 0), events: opened.events },
};

/** What Ada hears of a step: the shared part, and her own where there is one, as they travel. */
function update(version: number, { before, state, events }: Step): string {
  const check = checksumOf("buck", buck.view(state, "spectator"));
  const shared = packShared({
    version,
    at: timeOf(version),
    game: { game: "buck", events, check },
  });
  const news = buck.ownNews(before, state, 0);
  const own = news === null ? [] : [packOwn({ own: { game: "buck", ...news } })];
  sharedUpdate.parse(shared);
  for (const part of own) ownUpdate.parse(part);
  return json([shared, ...own]);
}

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
  "Version 5 brings her the whole game in her own part, because there was none to follow. A dealer is chosen, and the cards are dealt. This is the `update` of that, with both of its arguments: the first is the same for everybody, the second has Ada's cards and is hers alone.",
  update(7, dealt),
  'The turn-up is shown, and it is her turn. Had her `auth` said `"frames": "whole"`, this would be her `frame`; as it is, she has made the same one from the last one and the updates since:',
  example(frame, ON_TURN),
  "She bids:",
  example(commandMessage, {
    commandId: "91ab77c4-bid",
    expectedVersion: 8,
    command: { type: "act", action: BID },
  }),
  example(answer, { ok: true, version: 9 }),
  "and hears of it as all others do:",
  update(9, bidden),
  "Had she been too late, because her time was up and a bot had bid for her:",
  example(answer, {
    ok: false,
    code: "STALE",
    message: "The table has moved on; look again.",
    version: 9,
  }),
);
