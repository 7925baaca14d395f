import { describe, expect, test } from "vitest";
import {
  CLASSIC_COMMANDS,
  CLASSIC_FRAME,
  CODE,
  COMMAND_MESSAGES,
  CLASSIC_UPDATE,
  FRAME,
  GAME_ID,
  OWN_UPDATE,
  TOKEN,
  CLASSIC_WELCOME,
  UPDATE,
  WELCOME,
} from "../test/samples.ts";
import { CLUB_COMMANDS, CLUB_FRAME, CLUB_HISTORY } from "../test/clubSamples.ts";
import { DEFAULT_SETTINGS, LIMITS } from "./index.ts";
import * as protocol from "./index.ts";

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

const HANDSHAKE = { protocol: 1, table: CODE, token: TOKEN, frames: "whole" };
const CREATE = { settings: DEFAULT_SETTINGS, name: "Ada", token: TOKEN };
const REFUSED = {
  ok: false,
  code: "STALE",
  message: "The table has moved on. Take another look.",
  version: 8,
};

const SAMPLES: readonly [name: string, schema: Schema, sample: unknown][] = [
  ["handshake", protocol.handshake, HANDSHAKE],
  ["createTable", protocol.createTableMessage, CREATE],
  ["created", protocol.created, { ok: true, code: CODE }],
  ["created, refused", protocol.created, { ok: false, code: "FLOODING", message: "Too much." }],
  ["frame", protocol.frame, FRAME],
  ["frame of classic Euchre", protocol.frame, CLASSIC_FRAME],
  ["welcome", protocol.welcome, WELCOME],
  ["welcome to a classic game", protocol.welcome, CLASSIC_WELCOME],
  ["update", protocol.sharedUpdate, UPDATE],
  ["update of classic Euchre", protocol.sharedUpdate, CLASSIC_UPDATE],
  ["own update", protocol.ownUpdate, OWN_UPDATE],
  ["presence", protocol.presence, WELCOME.presence],
  ["answer", protocol.answer, { ok: true, version: 8, moveCode: "12345678" }],
  ["answer, refused", protocol.answer, REFUSED],
  ["goodbye", protocol.goodbye, { reason: "removed" }],
  ["createClub", protocol.createClubMessage, { name: "Friday", founder: "Ada", token: TOKEN }],
  ["club frame", protocol.clubFrame, CLUB_FRAME],
  ["club history", protocol.clubHistory, CLUB_HISTORY],
  ...CLUB_COMMANDS.map(
    (message) => [message.command.type, protocol.clubCommandMessage, message] as [string, Schema, unknown],
  ),
  ...[...COMMAND_MESSAGES, ...CLASSIC_COMMANDS].map(
    (message) => [message.command.type, protocol.commandMessage, message] as [string, Schema, unknown],
  ),
];

/** The same JSON with one more member in one of its objects, for each of them. */
function* withExtra(value: unknown, member: string): Generator<string> {
  const text = JSON.stringify(value);
  for (const { index } of text.matchAll(/\{/g)) {
    const after = text.slice(index + 1);
    yield `${text.slice(0, index + 1)}${member}${after.startsWith("}") ? "" : ","}${after}`;
  }
}

function* withoutOne(value: unknown): Generator {
  if (typeof value !== "object" || value === null) return;
  const whole: Readonly<Record<string, unknown>> = { ...value };
  for (const key of Object.keys(whole)) {
    yield Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));
  }
}

describe.each(SAMPLES)("%s", (_, schema, sample) => {
  test("passes", () => {
    expect(schema.safeParse(JSON.parse(JSON.stringify(sample))).success).toBe(true);
  });

  test.each(['"extra":1', '"__proto__":{"admin":true}', '"constructor":{}', '"toString":"x"'])(
    "is refused with %s at any depth",
    (member) => {
      const doctored = [...withExtra(sample, member)];
      expect(doctored.length).toBeGreaterThan(0);
      for (const text of doctored)
        expect(schema.safeParse(JSON.parse(text)).success, `passed: ${text}`).toBe(false);
    },
  );
});

const OPTIONAL: ReadonlySet<string> = new Set([
  "handshake",
  "created, refused",
  "answer",
  "answer, refused",
  "update",
  "update of classic Euchre",
  "own update",
]);

test.each(SAMPLES.filter(([name]) => !OPTIONAL.has(name)))("%s needs every field", (_, schema, sample) => {
  for (const part of withoutOne(sample)) expect(schema.safeParse(part).success).toBe(false);
});

test.each([
  [{ protocol: 1 }, true],
  [{ protocol: 1, table: CODE }, true],
  [{ table: CODE, token: TOKEN }, false],
])("a handshake needs a version; without table or token it is one all the same: %j", (value, passes) => {
  expect(protocol.handshake.safeParse(value).success).toBe(passes);
});

const asked = (command: object) => ({ commandId: "12345678", expectedVersion: 0, command });
const long = (length: number) => "x".repeat(length);

test.each([
  ["a name", (text: string) => asked({ type: "sit", position: 0, name: text }), LIMITS.rawName],
  ["a watcher's name", (text: string) => asked({ type: "watch", name: text }), LIMITS.rawName],
  ["another name", (text: string) => asked({ type: "rename", name: text }), LIMITS.rawName],
  ["what is said", (text: string) => asked({ type: "say", text }), LIMITS.rawChat],
  [
    "a command's id",
    (text: string) => ({ ...asked({ type: "start" }), commandId: text }),
    LIMITS.commandId.max,
  ],
  [
    "a title",
    (text: string) => asked({ type: "changeSettings", settings: { ...DEFAULT_SETTINGS, title: text } }),
    LIMITS.rawName,
  ],
])("%s has a bound", (_, message, most) => {
  expect(protocol.commandMessage.safeParse(message(long(most))).success).toBe(true);
  expect(protocol.commandMessage.safeParse(message(long(most + 1))).success).toBe(false);
});

test.each([
  ["code", protocol.code, CODE, ["", "acde-fghj-2345", "ACDEFGHJ2345", `${CODE}-2345`, `${CODE}\n`]],
  ["token", protocol.token, TOKEN, ["", long(42), long(44), `${long(42)}=`, `${long(42)}\n`]],
  ["gameId", protocol.gameId, GAME_ID, ["", long(21), long(23), `${long(21)}/`, "../../../etc/passwd-xx"]],
  ["commandId", protocol.commandId, "12345678", ["", "1234567", "1234 5678", "1234567é", 12_345_678]],
])("a %s has one shape", (_, schema, right, wrong) => {
  expect(schema.safeParse(right).success).toBe(true);
  for (const value of wrong) expect(schema.safeParse(value).success, `${value}`).toBe(false);
});

test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53, "0", null])("%s is no version", (expectedVersion) => {
  const message = { ...asked({ type: "start" }), expectedVersion };
  expect(protocol.commandMessage.safeParse(message).success).toBe(false);
});

test.each([4, 301, 20.5, "20"])("nobody is waited for %s seconds", (graceSeconds) => {
  const command = { type: "changeSettings", settings: { ...DEFAULT_SETTINGS, graceSeconds } };
  expect(protocol.commandMessage.safeParse(asked(command)).success).toBe(false);
});

test.each([null, undefined, "start", 1, [], [asked({ type: "start" })], asked({}), asked({ type: "cheat" })])(
  "no command message: %j",
  (value) => {
    expect(protocol.commandMessage.safeParse(value).success).toBe(false);
  },
);

test("the default settings are settings, and those of the engine", () => {
  expect(protocol.settings.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
});
