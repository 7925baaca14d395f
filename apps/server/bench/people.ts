// People at some of the tables, in a process of their own.
import { POSITIONS } from "@buck/engine/testing";
import { setTimeout as wait } from "node:timers/promises";
import {
  connectOver,
  defaultPlatform,
  legalDecisions,
  makeToken,
  nextCommand,
  playSeat,
  until,
  type TableClient,
} from "@buck/client";
import { created, DEFAULT_SETTINGS, type Code, type Command, type Frame, type Token } from "@buck/protocol";
import { watchedTransport, type Watch } from "./watchedTransport.ts";

export type Order =
  | { readonly type: "sit"; readonly server: string; readonly first: number; readonly tables: number }
  | { readonly type: "play" | "measure" | "report" | "leave" };

/** What one process of people has seen since it was told to measure. */
export class Report {
  plays = 0;
  refused = 0;
  /** From sending a play to the update that each of the four gets of it. */
  readonly milliseconds: number[] = [];
  readonly updateBytes: number[] = [];
}

/** With the table's own pauses, that is a play every three seconds. */
const THINKS_MS = { least: 1_500, most: 4_500 };
const SIT_AT_ONCE = 8;

const platform = defaultPlatform();
const tables: (readonly TableClient[])[] = [];
let report = new Report();

function watchTable(): Watch {
  let sentAt = 0;
  let expected = 0;
  return {
    sent: ({ type }) => {
      if (type !== "act") return;
      report.plays += 1;
      sentAt = performance.now();
      expected = POSITIONS.length;
    },
    refused: () => {
      report.refused += 1;
      expected = 0;
    },
    updated: (bytes) => {
      report.updateBytes.push(bytes);
      if (expected > 0) report.milliseconds.push(performance.now() - sentAt);
      expected -= 1;
    },
  };
}

/** Four people with an address each; the first one is the host. */
async function fillTable(server: string, table: number): Promise<void> {
  const watch = watchTable();
  const addressOf = (seat: number) => `10.${seat}.${table >> 8}.${table & 255}`;
  const hostToken = makeToken(platform.random);
  const code = await createTable(server, hostToken, addressOf(0));
  const people = POSITIONS.map((seat) => {
    const token = seat === 0 ? hostToken : makeToken(platform.random);
    return connectOver(watchedTransport({ server, code, token, address: addressOf(seat) }, watch), {
      code,
      platform,
    });
  });
  tables.push(people);
  await Promise.all(people.map((person) => until(person, ({ connection }) => connection === "online")));
  for (const position of POSITIONS.slice(1)) {
    await people[position]?.send({ type: "sit", position, name: `Player ${position}` });
  }
}

async function createTable(server: string, token: Token, address: string): Promise<Code> {
  const response = await fetch(`${server}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ settings: DEFAULT_SETTINGS, name: "Player 0", token }),
  });
  const answered = created.parse(await response.json());
  if (!answered.ok) throw new Error(answered.message);
  return answered.code;
}

async function thoughtOver(frame: Frame): Promise<Command | null> {
  const command = nextCommand(frame, () => {
    const decisions = legalDecisions(frame);
    const decision = decisions[platform.random.below(decisions.length)];
    if (decision === undefined) throw new Error("there is nothing to decide");
    return decision;
  });
  if (command !== null) await wait(THINKS_MS.least + Math.random() * (THINKS_MS.most - THINKS_MS.least));
  return command;
}

async function sitDown(server: string, first: number, count: number): Promise<void> {
  const waiting = Array.from({ length: count }, (_, index) => first + index).values();
  const filling = async () => {
    for (const table of waiting) await fillTable(server, table);
  };
  await Promise.all(Array.from({ length: SIT_AT_ONCE }, filling));
}

/** Tables begin one after the other, as tables of people do, so that they are not all dealt at once. */
async function startPlaying(): Promise<void> {
  for (const people of tables) {
    for (const person of people) playSeat(person, { clock: platform.clock, next: thoughtOver });
    void people[0]?.send({ type: "start" });
    await wait((THINKS_MS.most * 2) / tables.length);
  }
}

async function obey(order: Order): Promise<Report | null> {
  switch (order.type) {
    case "sit":
      await sitDown(order.server, order.first, order.tables);
      return null;
    case "play":
      await startPlaying();
      return null;
    case "measure":
      report = new Report();
      return null;
    case "report":
      return report;
    case "leave":
      for (const person of tables.flat()) person.close();
      return null;
  }
}

process.on("message", (order: Order) => void obey(order).then((answer) => process.send?.(answer)));
process.on("disconnect", () => process.exit());
