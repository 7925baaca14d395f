import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Command } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { CODE } from "../test/kit/house.ts";
import { scene, SITUATIONS } from "../test/kit/situations.ts";
import type { Situation } from "../test/kit/situations.ts";

const WHO = ["ann", "ben", "wes", "vic"] as const;

/** What the host, another player, a watcher and a visitor are answered, in this order. */
type Answers = `${string} ${string} ${string} ${string}`;

const PLAYERS_ONLY: Answers = "ok ok NOT_SEATED NOT_SEATED";
const HOST_ONLY: Answers = "ok NOT_HOST NOT_SEATED NOT_SEATED";
const hostIsTold = (code: string): Answers => `${code} NOT_HOST NOT_SEATED NOT_SEATED`;
const playersAreTold = (code: string): Answers => `${code} ${code} NOT_SEATED NOT_SEATED`;
const strangersOnly = (code: string): Answers => `ALREADY_SEATED ALREADY_SEATED ${code} ${code}`;

const NO_SUCH_CHAIR: Answers = "NO_SUCH_CHAIR NO_SUCH_CHAIR NO_SUCH_CHAIR NO_SUCH_CHAIR";

const always = (answers: Answers): Readonly<Record<Situation, Answers>> => ({
  lobby: answers,
  bidding: answers,
  paused: answers,
  result: answers,
  over: answers,
});
const inLobby = (answers: Answers, otherwise: Answers) => ({ ...always(otherwise), lobby: answers });
const hostInLobby = (code = "ok") => inLobby(hostIsTold(code), hostIsTold("NOT_IN_LOBBY"));

interface Row {
  readonly command: Command;
  readonly answers: Readonly<Record<Situation, Answers>>;
}

const settings = { ...DEFAULT_SETTINGS, title: "Friday" };
const GAME_ID = "u7Yq2mLx9Qe4Rt1Zk8Vb3w";
const pass = { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } as const;

const ROWS: readonly Row[] = [
  { command: { type: "sit", position: 3, name: "Zoe" }, answers: always(strangersOnly("ok")) },
  { command: { type: "sit", position: 1, name: "Zoe" }, answers: always(strangersOnly("SEAT_TAKEN")) },
  { command: { type: "sit", position: 4, name: "Zoe" }, answers: always(NO_SUCH_CHAIR) },
  { command: { type: "changeSeat", position: 4 }, answers: always(NO_SUCH_CHAIR) },
  { command: { type: "addBot", position: 4, level: "medium" }, answers: always(NO_SUCH_CHAIR) },
  { command: { type: "swapSeats", a: 0, b: 4 }, answers: always(NO_SUCH_CHAIR) },
  { command: { type: "swapSeats", a: 4, b: 0 }, answers: always(NO_SUCH_CHAIR) },
  { command: { type: "watch", name: "Zoe" }, answers: always(strangersOnly("ok")) },
  {
    command: { type: "changeSeat", position: 3 },
    answers: inLobby(PLAYERS_ONLY, playersAreTold("NOT_IN_LOBBY")),
  },
  {
    command: { type: "changeSeat", position: 1 },
    answers: inLobby("SEAT_TAKEN ok NOT_SEATED NOT_SEATED", playersAreTold("NOT_IN_LOBBY")),
  },
  {
    command: { type: "askForChair", name: "Zoe" },
    answers: inLobby(strangersOnly("CHAIR_FREE"), strangersOnly("NOT_IN_LOBBY")),
  },
  { command: { type: "rename", name: "Bea" }, answers: always(PLAYERS_ONLY) },
  { command: { type: "chooseLook", look: { face: "fox", color: "teal" } }, answers: always(PLAYERS_ONLY) },
  { command: { type: "leave" }, answers: always("ok ok ok NOT_SEATED") },
  { command: { type: "moveSeat" }, answers: always(PLAYERS_ONLY) },
  {
    command: { type: "claimSeat", moveCode: "12345678" },
    answers: always(strangersOnly("WRONG_MOVE_CODE")),
  },
  { command: { type: "addBot", position: 3, level: "medium" }, answers: hostInLobby() },
  { command: { type: "addBot", position: 2, level: "medium" }, answers: hostInLobby("SEAT_TAKEN") },
  { command: { type: "removeBot", position: 2 }, answers: hostInLobby() },
  { command: { type: "removeBot", position: 1 }, answers: hostInLobby("NOT_A_BOT") },
  { command: { type: "swapSeats", a: 0, b: 1 }, answers: hostInLobby() },
  { command: { type: "changeSettings", settings }, answers: hostInLobby() },
  { command: { type: "start" }, answers: hostInLobby("SEATS_OPEN") },
  {
    command: { type: "pause" },
    answers: {
      ...always(hostIsTold("NO_GAME")),
      bidding: HOST_ONLY,
      paused: hostIsTold("PAUSED"),
      result: HOST_ONLY,
    },
  },
  { command: { type: "resume" }, answers: { ...always(hostIsTold("NOT_PAUSED")), paused: HOST_ONLY } },
  { command: { type: "removePlayer", position: 1 }, answers: always(HOST_ONLY) },
  { command: { type: "removePlayer", position: 2 }, answers: always(hostIsTold("SEAT_EMPTY")) },
  { command: { type: "readmit", personId: "nobody" }, answers: always(hostIsTold("NOT_REMOVED")) },
  { command: { type: "makeHost", position: 1 }, answers: always(HOST_ONLY) },
  { command: { type: "makeHost", position: 2 }, answers: always(hostIsTold("SEAT_EMPTY")) },
  { command: { type: "lock", locked: true }, answers: always(HOST_ONLY) },
  { command: { type: "backToLobby" }, answers: inLobby(hostIsTold("NO_GAME"), HOST_ONLY) },
  { command: { type: "close" }, answers: always(HOST_ONLY) },
  {
    command: { type: "act", action: pass },
    answers: {
      lobby: playersAreTold("NO_GAME"),
      bidding: "ok NOT_YOUR_SEAT NOT_SEATED NOT_SEATED",
      paused: "PAUSED NOT_YOUR_SEAT NOT_SEATED NOT_SEATED",
      result: "WRONG_PHASE NOT_YOUR_SEAT NOT_SEATED NOT_SEATED",
      over: "WRONG_PHASE NOT_YOUR_SEAT NOT_SEATED NOT_SEATED",
    },
  },
  {
    command: { type: "act", action: { ...pass, playerPosition: 1 } },
    answers: {
      lobby: playersAreTold("NO_GAME"),
      bidding: "NOT_YOUR_SEAT NOT_YOUR_TURN NOT_SEATED NOT_SEATED",
      paused: "NOT_YOUR_SEAT PAUSED NOT_SEATED NOT_SEATED",
      result: "NOT_YOUR_SEAT WRONG_PHASE NOT_SEATED NOT_SEATED",
      over: "NOT_YOUR_SEAT WRONG_PHASE NOT_SEATED NOT_SEATED",
    },
  },
  {
    command: { type: "claim" },
    answers: {
      ...always(playersAreTold("NOT_PROVEN")),
      lobby: playersAreTold("NO_GAME"),
      paused: playersAreTold("PAUSED"),
    },
  },
  {
    command: { type: "undo" },
    answers: {
      ...always(playersAreTold("NOTHING_TO_UNDO")),
      lobby: playersAreTold("NO_GAME"),
      paused: playersAreTold("PAUSED"),
    },
  },
  { command: { type: "showHandsLate", agrees: true }, answers: always(PLAYERS_ONLY) },
  {
    command: { type: "answerUndo", agrees: true },
    answers: { ...always(playersAreTold("NOTHING_TO_UNDO")), lobby: playersAreTold("NO_GAME") },
  },
  {
    command: { type: "ready" },
    answers: {
      ...always(playersAreTold("NOT_BETWEEN_HANDS")),
      lobby: playersAreTold("NO_GAME"),
      result: PLAYERS_ONLY,
      over: PLAYERS_ONLY,
    },
  },
  {
    command: { type: "wait" },
    answers: {
      ...always(playersAreTold("NOT_BETWEEN_HANDS")),
      lobby: playersAreTold("NO_GAME"),
      result: PLAYERS_ONLY,
    },
  },
  {
    command: { type: "askForHint" },
    answers: inLobby(playersAreTold("NO_GAME"), playersAreTold("HINTS_OFF")),
  },
  {
    command: { type: "rematch" },
    answers: {
      ...always(hostIsTold("GAME_ON")),
      lobby: hostIsTold("NO_GAME"),
      over: HOST_ONLY,
    },
  },
  {
    command: { type: "sealPart", gameId: GAME_ID, deal: 1, seal: "0f".repeat(32) },
    answers: always(playersAreTold("NO_SEALS")),
  },
  {
    command: { type: "openPart", gameId: GAME_ID, deal: 1, part: "a0".repeat(16) },
    answers: always(playersAreTold("NO_SEALS")),
  },
  { command: { type: "say", text: "Hello" }, answers: always("ok ok ok NOT_WATCHING") },
  { command: { type: "emote", emote: "🎉" }, answers: always("ok ok ok NOT_WATCHING") },
];

const CELLS = ROWS.flatMap(({ command, answers }) =>
  SITUATIONS.map((situation) => ({
    what: JSON.stringify(command),
    command,
    situation,
    answers: answers[situation],
  })),
);

describe("host, player, watcher and visitor", () => {
  test.each(CELLS)("TABLE-HOST-1 $what in $situation: $answers", async ({ command, situation, answers }) => {
    const told: string[] = [];
    for (const who of WHO) told.push(await (await scene(situation))[who].code(command));
    expect(told.join(" ")).toBe(answers);
  });

  test("TABLE-HOST-1 every command is in the table", () => {
    const asked = new Set(ROWS.map(({ command }) => command.type));
    expect([...asked].toSorted()).toEqual(COMMAND_TYPES.toSorted());
  });
});

const COMMAND_TYPES: readonly Command["type"][] = Object.keys({
  wait: 0,
  askForHint: 0,
  sit: 0,
  watch: 0,
  changeSeat: 0,
  askForChair: 0,
  rename: 0,
  chooseLook: 0,
  leave: 0,
  moveSeat: 0,
  claimSeat: 0,
  addBot: 0,
  removeBot: 0,
  swapSeats: 0,
  changeSettings: 0,
  start: 0,
  pause: 0,
  resume: 0,
  removePlayer: 0,
  readmit: 0,
  makeHost: 0,
  lock: 0,
  backToLobby: 0,
  close: 0,
  act: 0,
  claim: 0,
  undo: 0,
  answerUndo: 0,
  showHandsLate: 0,
  ready: 0,
  rematch: 0,
  sealPart: 0,
  openPart: 0,
  say: 0,
  emote: 0,
} satisfies Record<Command["type"], 0>) as Command["type"][];

describe("a refused command", () => {
  const refusals = CELLS.filter(({ answers }) => !answers.includes("ok"));

  test.each(refusals)(
    "TABLE-COMMAND-2 $what in $situation writes nothing and tells nobody",
    async ({ command, situation }) => {
      const { ann, ben, wes, vic, store } = await scene(situation);
      const everybody = [ann, ben, wes, vic];
      const before = { log: await store.load(CODE), heard: everybody.map(({ heard }) => heard.length) };
      for (const guest of everybody) await guest.ask(command);
      const after = { log: await store.load(CODE), heard: everybody.map(({ heard }) => heard.length) };
      expect(after).toEqual(before);
    },
  );
});

describe("a closed table", () => {
  test.each(ROWS)("TABLE-HOST-9 refuses $command.type", async ({ command }) => {
    const { ann, table, enter } = await scene("bidding");
    await ann.ask({ type: "close" });
    const late = enter("Ann");
    expect(await late.code(command)).toBe("CLOSED");
    expect(table.status()).toMatchObject({ closed: true, stage: "closed" });
  });
});
