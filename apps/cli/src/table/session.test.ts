import type { DecisionAdvice } from "@buck/bots/worker";
import { FULL_DECK, POSITIONS } from "@buck/engine/testing";
import { buck, euchre } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Answer, BotLevel, Frame, GameFrame, Seat, Settings } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { FakeClient } from "../../test/support/fakeClient.ts";
import type { TerminalUi, TableUpdate } from "../terminal/terminalUi.ts";
import type { TableQuestion } from "./tableQuestion.ts";
import { lobbyBoard } from "./lobby.ts";
import { TableSession } from "./session.ts";
import type { JoinRequest } from "./enterTable.ts";

const NAMES = ["Zoe", "Ann", "Bob", "Cy"];

/** A ui that keeps what it is shown, and answers when the test says so. */
class TestUi implements TerminalUi {
  readonly left = new Promise<never>(() => {});
  readonly lines: string[] = [];
  readonly asked: string[] = [];
  readonly notices: string[] = [];
  #answer: ((key: string) => void) | null = null;

  show({ lines }: TableUpdate): void {
    this.lines.push(...lines);
  }

  ask<Action>(question: TableQuestion<Action>, signal?: AbortSignal): Promise<Action | null> {
    this.asked.push(question.say);
    return new Promise((resolve) => {
      this.#answer = (key) => resolve(question.choices.find((choice) => choice.key === key)?.action ?? null);
      signal?.addEventListener("abort", () => resolve(null));
    });
  }

  showNotice(sentence: string): void {
    if (sentence !== "") this.notices.push(sentence);
  }

  close(): void {}

  async press(key: string): Promise<void> {
    this.#answer?.(key);
    await settled();
  }
}

/** Promises that follow from what was just done have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const granted = (version: number): Answer => ({ ok: true, version });
const refused = (code: string): Answer => ({ ok: false, code, version: 1 });

const PASS = { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } as const;
const BID = { type: "PLACE_BID", playerPosition: 0, amount: 2 } as const;
const worth = { error: 0, regret: 0, regretError: 0 };
const ADVICE: DecisionAdvice = {
  evaluation: {
    choices: [
      { action: PASS, points: -0.04, ...worth },
      { action: BID, points: 1.26, ...worth },
    ],
    worlds: 10,
    pointWorth: 0,
  },
  best: BID,
  reasons: [{ key: "bidSure", cards: [], suit: "HEARTS", tricks: 2 }],
};

interface Setup {
  readonly request?: JoinRequest;
  readonly skipsResults?: boolean;
  readonly bots?: readonly BotLevel[];
  readonly isLocal?: boolean;
  /** What the table answers, one after the other; then always yes. */
  readonly answers?: readonly Answer[];
}

function sitDown({ request, skipsResults = false, bots = [], isLocal = false, answers = [] }: Setup = {}) {
  const client = new FakeClient(answers);
  const ui = new TestUi();
  const adviceOn: GameFrame[] = [];
  const session = new TableSession({
    client,
    ui,
    link: "http://host/t/CODE",
    request: request ?? { kind: "sit", name: "Zoe", seat: null },
    skipsResults,
    bots,
    adviceOn: async (game) => {
      adviceOn.push(game);
      return ADVICE;
    },
    isLocal,
  });
  const ended = session.ended.then(
    () => "ended",
    (reason: unknown) => String(reason),
  );
  return { client, ui, sent: client.sent, ended, session, adviceOn };
}

function frame(version: number, changes: Partial<Frame> = {}): Frame {
  return {
    version,
    table: {
      code: "ACDE-FGHJ-2345",
      settings: DEFAULT_SETTINGS,
      stage: "lobby",
      host: "zoe",
      locked: false,
      paused: false,
      claimedBy: null,
      undo: null,
      lateHands: { agreed: [], thisHand: false },
      seats: POSITIONS.map((position): Seat => ({ kind: "empty", position })),
      ready: [],
      heldBy: null,
      scores: null,
      gameId: null,
      removed: [],
      chairAsks: [],
      sameDeals: null,
      finishedGames: [],
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
    },
    you: {
      role: "player",
      personId: "zoe",
      position: 0,
      isHost: false,
      leftSeat: null,
      freeSeats: [],
      isRemoved: false,
      mayUndo: false,
    },
    game: null,
    news: [],
    said: [],
    timer: null,
    lateHand: null,
    seals: null,
    ...changes,
  };
}

const VISITOR: Frame["you"] = {
  role: "visitor",
  personId: null,
  position: null,
  isHost: false,
  leftSeat: null,
  freeSeats: [],
  isRemoved: false,
  mayUndo: false,
};
const HOST: Frame["you"] = {
  role: "player",
  personId: "zoe",
  position: 0,
  isHost: true,
  leftSeat: null,
  freeSeats: [],
  isRemoved: false,
  mayUndo: false,
};

interface Dealt {
  readonly deck?: readonly CardId[];
  readonly later?: readonly buck.Action[];
  readonly options?: Partial<buck.Options>;
}

/** Zoe sits at 0 and `dealer` deals, so that she bids first when it is 3. */
function bidding(dealer: Position, dealt: Dealt = {}): Frame["game"] {
  return { game: "buck", view: buck.view(stateAfter(dealer, dealt), 0), events: [] };
}

function stateAfter(dealer: Position, { deck = FULL_DECK, later = [], options = {} }: Dealt): buck.GameState {
  const actions = [
    ...POSITIONS.map((position) => {
      return { type: "ADD_PLAYER", id: `p${position}`, name: NAMES[position], playerPosition: position };
    }),
    { type: "CHOOSE_DEALER", dealerPosition: dealer },
    { type: "DEAL", deck },
    { type: "OPEN_BIDDING" },
    ...later,
  ];
  return actions.reduce((before, action) => {
    const result = buck.apply(before, action);
    if (!result.ok) throw new Error(result.code);
    return result.state;
  }, buck.create(options));
}

const MY_BID = bidding(3);
const NOT_MY_BID = bidding(0);

/** Zoe holds the five highest trumps and leads. */
function sureLead(): Frame["game"] {
  const mine = ["SPADES_JACK", "CLUBS_JACK", "SPADES_ACE", "SPADES_KING", "SPADES_QUEEN"] as const;
  const others = FULL_DECK.filter((id) => !mine.some((card) => card === id) && id !== "HEARTS_9");
  const deck = [
    ...mine.slice(0, 3),
    ...others.slice(0, 7),
    ...mine.slice(3),
    ...others.slice(7, 15),
    "HEARTS_9" as const,
    ...others.slice(15),
  ];
  const later: readonly buck.Action[] = [
    { type: "PLACE_BID", playerPosition: 0, amount: 5 },
    { type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "SPADES" },
    ...POSITIONS.slice(1).map((playerPosition) => {
      return { type: "FOLD_DECISION", playerPosition, folded: false } as const;
    }),
  ];
  return bidding(3, { deck, later });
}

test("TABLE-LATE-2 a watcher is told once what everybody held in the hand before", () => {
  const { client, ui } = sitDown({ request: { kind: "watch", name: "Wes" } });
  const you = { ...frame(5).you, role: "watcher", position: null } as const;
  const later = POSITIONS.map((playerPosition): buck.Action => {
    return { type: "PLACE_BID", playerPosition, amount: "PASS" };
  });
  const lateHand = { game: "buck", view: buck.openView(stateAfter(3, { later })), events: [] } as const;
  client.welcome(frame(5, { you, game: MY_BID }));
  client.show(frame(6, { you, game: MY_BID, lateHand }));
  client.show(frame(7, { you, game: MY_BID, lateHand }));
  const told = ui.lines.filter((line) => line.includes("with everybody's cards") || line.startsWith("  "));
  expect(told).toHaveLength(5);
  expect(told[1]).toMatch(/^ {2}Zoe: \w+ of \w+(, \w+ of \w+){4}$/);
});

test("TABLE-PACE-7 a hand that everybody passed waits for somebody who looks at the cards", async () => {
  const { client, ui, sent } = sitDown();
  const passes = POSITIONS.map((playerPosition): buck.Action => {
    return { type: "PLACE_BID", playerPosition, amount: "PASS" };
  });
  const passed = stateAfter(3, { later: passes, options: { showHands: "hand" } });
  client.welcome(frame(5, { game: MY_BID }));
  const shown = [
    { type: "cardsShown", hands: passed.players.map(({ hand }) => hand), blind: passed.blind },
  ] as const;
  client.show(frame(6, { game: { game: "buck", view: buck.view(passed, 0), events: shown } }));
  const told = ui.lines.slice(-4).map((line) => line.replaceAll(/[A-Z]\w+ of [A-Z]\w+/g, "card"));
  const five = "card, card, card, card, card";
  expect(told).toEqual([`Ann: ${five}`, `Bob: ${five}`, `Cy: ${five}`, "The blind: card, card, card, card"]);
  expect(ui.asked.at(-1)).toBe("The hand is over");
  await ui.press("n");
  expect(sent.at(-1)).toEqual({ type: "ready" });
});

test("TABLE-UNDO-2 whoever is asked whether a decision may be taken back says yes or no", async () => {
  const { client, ui, sent } = sitDown();
  const { table } = frame(5);
  const seats: readonly Seat[] = table.seats.with(1, {
    kind: "bot",
    position: 1,
    name: "Ben",
    level: "easy",
  });
  const undo = { by: 1, agreed: [] } as const;
  client.welcome(frame(5, { game: NOT_MY_BID, table: { ...table, seats, undo } }));
  expect(ui.asked).toEqual(["May Ben take back their last move?"]);
  await ui.press("y");
  expect(sent).toEqual([{ type: "answerUndo", agrees: true }]);
});

test("TABLE-CLAIM-1 whoever is sure of the rest can claim it, and is asked nothing while it is played out", async () => {
  const { client, ui, sent } = sitDown({ answers: [granted(6)] });
  const shown = frame(5, { game: sureLead() });
  client.welcome(shown);
  await ui.press("c");
  expect(sent).toEqual([{ type: "claim" }]);
  client.show({ ...shown, version: 6, table: { ...shown.table, claimedBy: 0 } });
  expect(ui.asked).toHaveLength(1);
  expect(ui.notices.at(-1)).toContain("claimed");
});

test("a visitor takes the first free seat, under another name where the name is taken", async () => {
  const { client, sent } = sitDown({ answers: [refused("NAME_TAKEN"), granted(2)] });
  client.welcome(frame(1, { you: VISITOR }));
  await settled();
  expect(sent).toEqual([
    { type: "sit", position: 0, name: "Zoe" },
    { type: "sit", position: 0, name: "Zoe 2" },
  ]);
});

test("a visitor who asked for a seat that is gone is told so", async () => {
  const request: JoinRequest = { kind: "sit", name: "Zoe", seat: 2 };
  const { client, sent, ended } = sitDown({ request, answers: [refused("SEAT_TAKEN")] });
  client.welcome(frame(1, { you: VISITOR }));
  expect(await ended).toContain("That seat is taken.");
  expect(sent).toEqual([{ type: "sit", position: 2, name: "Zoe" }]);
});

test.each([
  ["Ann", ["You are back in Zoe's seat, under that name."]],
  ["Zoe", []],
])("who comes back as %s to the seat of Zoe is told about another name", (name, lines) => {
  const { client, ui, sent } = sitDown({ request: { kind: "sit", name, seat: null } });
  const zoe = { kind: "person", position: 0, personId: "zoe", name: "Zoe", covered: false } as const;
  const { table } = frame(1);
  const seats = [{ ...zoe, waitsForDeal: false }, ...table.seats.slice(1)];
  client.welcome(frame(1, { table: { ...table, seats } }));
  client.welcome(frame(2, { table: { ...table, seats } }));
  expect(ui.lines).toEqual(lines);
  expect(sent).toEqual([]);
});

test("one request to sit is enough, however many frames come before the seat is taken", async () => {
  const { client, sent } = sitDown();
  client.welcome(frame(1, { you: VISITOR }));
  client.show(frame(2, { you: VISITOR }));
  await settled();
  client.show(frame(3, { you: VISITOR }));
  await settled();
  expect(sent).toHaveLength(1);
});

test("a question stays open while other things happen, and is answered once", async () => {
  const { client, ui, sent } = sitDown({ answers: [granted(9)] });
  client.welcome(frame(5, { game: MY_BID }));
  client.show(frame(6, { game: MY_BID }));
  expect(ui.asked).toHaveLength(1);
  await ui.press("p");
  expect(sent).toEqual([{ type: "act", action: { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } }]);
});

test("a frame from before the decision does not ask again; the same question in a later one does", async () => {
  const { client, ui } = sitDown({ answers: [granted(8)] });
  client.welcome(frame(5, { game: MY_BID }));
  await ui.press("p");
  client.show(frame(7, { game: MY_BID }));
  expect(ui.asked).toHaveLength(1);
  client.welcome(frame(20, { game: MY_BID }));
  expect(ui.asked).toHaveLength(2);
});

test("a refused decision is explained and asked again", async () => {
  const { client, ui } = sitDown({ answers: [refused("STALE")] });
  client.welcome(frame(5, { game: MY_BID }));
  await ui.press("p");
  expect(ui.notices).toEqual(["The table has moved on. Take another look."]);
  expect(ui.asked).toHaveLength(2);
});

test("a question is off when the table moves on or pauses", async () => {
  const { client, ui, sent } = sitDown();
  client.welcome(frame(5, { game: MY_BID }));
  client.show(frame(6, { game: NOT_MY_BID }));
  await ui.press("p");
  const paused = frame(7, { game: MY_BID });
  client.show({ ...paused, table: { ...paused.table, paused: true } });
  expect(sent).toEqual([]);
  expect(ui.asked).toHaveLength(1);
  expect(ui.notices).toEqual(["The host paused the game."]);
});

test("a host who wants bots gets as many, from the last seat on", async () => {
  const { client, sent } = sitDown({ bots: ["expert", "easy"] });
  const lobby = frame(1, { you: HOST });
  client.welcome(lobby);
  const seats = lobby.table.seats.with(3, { kind: "bot", position: 3, name: "Otto", level: "medium" });
  client.show(frame(2, { you: HOST, table: { ...lobby.table, seats } }));
  client.show(frame(3, { you: HOST, table: { ...lobby.table, seats } }));
  await settled();
  expect(sent).toEqual([
    { type: "addBot", position: 3, level: "expert" },
    { type: "addBot", position: 2, level: "easy" },
  ]);
});

test.each([
  ["closed", "The host closed this table."],
  ["NO_SUCH_TABLE", "There is no such table."],
] as const)("when it ends with %s, people read why", async (ending, sentence) => {
  const { client, ended } = sitDown();
  client.set({ ending });
  expect(await ended).toContain(sentence);
});

test.each<[string, JoinRequest, string]>([
  ["player", { kind: "sit", name: "Zoe", seat: null }, "Connection lost. Trying again; your seat is kept."],
  ["watcher", { kind: "watch", name: "Wil" }, "Connection lost. Trying again."],
])("a %s hears of a lost connection, and that it is back", (_, request, lost) => {
  const { client, ui } = sitDown({ request });
  client.welcome(frame(1, { you: HOST }));
  expect(ui.notices).toEqual([]);
  client.set({ connection: "reconnecting" });
  client.set({ connection: "online" });
  expect(ui.notices).toEqual([lost, "Connected again."]);
});

test.each<[string, Partial<Settings>, readonly string[]]>([
  ["Buck Euchre as usual", {}, ["Buck Euchre"]],
  [
    "house rules and a timer",
    {
      rules: {
        game: "buck",
        options: { ...buck.DEFAULT_OPTIONS, folding: "clockwise", startScore: 10 },
      },
      turnTimer: 30,
    },
    ["Buck Euchre", "house rules: start score 10 and folding clockwise", "30 seconds to decide"],
  ],
  [
    "classic Euchre",
    { rules: { game: "euchre", options: euchre.PRESETS["euchre-cli"] } },
    [
      "Euchre",
      "first to 10",
      "house rules: no stick the dealer, no going alone, call only suits held, after all pass same dealer and first dealer black jack",
    ],
  ],
])("a lobby says what will be played: %s", (_, changes, facts) => {
  const lobby = frame(1);
  const settings = { ...lobby.table.settings, ...changes };
  const board = lobbyBoard({ ...lobby, table: { ...lobby.table, settings } }, "link");
  expect(board.facts).toEqual(["link", ...facts]);
});

test("who watches a lobby is told so", () => {
  const you = {
    role: "watcher",
    personId: "wil",
    position: null,
    isHost: false,
    leftSeat: null,
    freeSeats: [],
    isRemoved: false,
    mayUndo: false,
  } as const;
  expect(lobbyBoard(frame(1, { you }), "link").isWatched).toBe(true);
  expect(lobbyBoard(frame(1), "link").isWatched).toBe(false);
});

test("who has a time limit hears of it, and nobody else does", () => {
  const { client, ui } = sitDown();
  const timer = { kind: "turn", msLeft: 29_400 } as const;
  client.welcome(frame(5, { game: NOT_MY_BID, timer }));
  expect(ui.notices).toEqual([]);
  client.show(frame(6, { game: MY_BID, timer }));
  expect(ui.notices).toEqual(["You have 30 seconds, then a bot decides."]);
});

describe("who comes late", () => {
  const dealt = { type: "dealt", round: 1, dealerPosition: 3 } as const;
  const bid = { type: "bid", playerPosition: 0, amount: 3 } as const;
  const passed = { type: "bid", playerPosition: 1, amount: "PASS" } as const;

  test("is told the hand so far", () => {
    const { client, ui } = sitDown();
    client.welcome(frame(9, { game: NOT_MY_BID }), { handEvents: [dealt, bid] });
    expect(ui.lines).toEqual(["Hand 1", "Cy deals", "Zoe bids 3"]);
  });

  test("and lost the connection meanwhile is told what was missed, once", () => {
    const { client, ui } = sitDown();
    client.welcome(frame(9, { game: NOT_MY_BID }), { handEvents: [dealt, bid] });
    client.welcome(frame(11, { game: NOT_MY_BID }), { handEvents: [dealt, bid, passed] });
    client.welcome(frame(11, { game: NOT_MY_BID }), { handEvents: [dealt, bid, passed] });
    expect(ui.lines.slice(3)).toEqual(["Ann passes"]);
  });
});

test.each([["a server that was never there", "reconnecting", "The server cannot be reached."]] as const)(
  "%s is told at once",
  async (_, connection, sentence) => {
    const { client, ended } = sitDown();
    client.set({ connection });
    expect(await ended).toContain(sentence);
  },
);

test("a busy server is waited for", () => {
  const { client, ui } = sitDown();
  client.set({ connection: "busy" });
  expect(ui.notices).toEqual(["The server is busy. Trying again."]);
});

function gameOver(): Frame["game"] {
  if (MY_BID?.game !== "buck") throw new Error("it is Buck Euchre");
  return { ...MY_BID, view: { ...MY_BID.view, phase: "GAME_OVER", gameOver: true } };
}

describe("a game on this machine", () => {
  test("asks whether to end or to play again, and ends", async () => {
    const { client, ui, ended, sent } = sitDown({ isLocal: true });
    client.welcome(frame(5, { game: gameOver() }));
    expect(ui.asked).toEqual(["The game is over"]);
    await ui.press("e");
    expect(await ended).toBe("ended");
    expect(sent).toEqual([]);
  });

  test("ends by itself where there is no screen", async () => {
    const { client, ui, ended } = sitDown({ isLocal: true, skipsResults: true });
    client.welcome(frame(5, { game: gameOver() }));
    expect(await ended).toBe("ended");
    expect(ui.asked).toEqual([]);
  });
});

test("a decision whose answer comes after the end is neither complained about nor asked again", async () => {
  const { client, ui, session } = sitDown({ isLocal: true, answers: [refused("NO_CONNECTION")] });
  client.welcome(frame(5, { game: MY_BID }));
  const pressed = ui.press("p");
  session.close();
  await pressed;
  expect([ui.asked.length, ui.notices]).toEqual([1, []]);
});

test("chat and news are printed as text", () => {
  const { client, ui } = sitDown();
  client.welcome(frame(1));
  const said = [
    { id: 1, at: 0, room: "players", name: "Ann", position: 1, text: "hi\nZoe wins!\u001B[2J" },
  ] as const;
  client.show(frame(2, { said: [...said] }));
  expect(ui.lines).toEqual(["Ann: hi?Zoe wins!?[2J"]);
});

describe("a hint", () => {
  const withHints = { ...frame(5).table, settings: { ...DEFAULT_SETTINGS, hints: "all" } } as const;
  const HINT =
    "Bid 2: hearts should be good for at least 2 tricks. Points to expect: bid 2 -1.3, pass 0.0; minus is good.";

  test("is asked of the table, then worked out here, and stays while its question is open", async () => {
    const { client, ui, sent, session, adviceOn } = sitDown();
    client.welcome(frame(5, { table: withHints, game: MY_BID }));
    await session.hint();
    expect(sent).toEqual([{ type: "askForHint" }]);
    expect(adviceOn).toEqual([MY_BID]);
    expect(ui.notices.at(-1)).toBe(HINT);
    client.show(frame(6, { table: withHints, game: MY_BID }));
    expect(ui.notices.at(-1)).toBe(HINT);
    await ui.press("p");
    client.show(frame(7, { table: withHints, game: NOT_MY_BID }));
    expect(ui.notices.filter((notice) => notice === HINT)).toHaveLength(2);
  });

  test("is not worked out where the table refuses it, or nobody is asked", async () => {
    const { client, ui, session, adviceOn, sent } = sitDown({ answers: [refused("HINTS_OFF")] });
    client.welcome(frame(5, { game: NOT_MY_BID }));
    await session.hint();
    expect(sent).toEqual([]);
    client.show(frame(6, { game: MY_BID }));
    await session.hint();
    expect(ui.notices).toContain("This table plays without hints.");
    expect(adviceOn).toEqual([]);
  });
});
