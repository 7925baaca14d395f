import { DEFAULT_SETTINGS, type Command } from "@buck/protocol";

type Random = (below: number) => number;

const COMMANDS: readonly Command[] = [
  { type: "sit", position: 2, name: "Eve" },
  { type: "watch", name: "Eve" },
  { type: "changeSeat", position: 3 },
  { type: "rename", name: "Eve" },
  { type: "leave" },
  { type: "moveSeat" },
  { type: "claimSeat", moveCode: "12345678" },
  { type: "addBot", position: 2, level: "easy" },
  { type: "swapSeats", a: 0, b: 1 },
  { type: "changeSettings", settings: DEFAULT_SETTINGS },
  { type: "start" },
  { type: "removePlayer", position: 0 },
  { type: "lock", locked: false },
  { type: "close" },
  { type: "act", action: { type: "PLAY_CARD", playerPosition: 0, cardId: "SPADES_ACE" } },
  { type: "act", action: { type: "PLACE_BID", playerPosition: 1, amount: 3 } },
  { type: "say", text: "hello" },
  { type: "emote", emote: "🎉" },
];

const HOSTILE: readonly string[] = [
  "null",
  "true",
  "-1",
  "4",
  "1e308",
  "9007199254740993",
  "0.1",
  '""',
  '"\\u0000\\u202e"',
  '"__proto__"',
  '"constructor"',
  "[]",
  "[[[[[[]]]]]]",
  "{}",
  '{"__proto__":{"locked":true}}',
  '{"type":"__proto__"}',
  '{"toString":null,"valueOf":1}',
  '{"_placeholder":true,"num":0}',
  JSON.stringify("x".repeat(3000)),
  JSON.stringify("👨‍👩‍👧‍👦".repeat(60)),
];
const EVENTS: readonly string[] = [
  "command",
  "resync",
  "create",
  "frame",
  "__proto__",
  "toString",
  "deal",
  "",
];
const KEYS: readonly string[] = ["__proto__", "constructor", "type", "position", "action", "admin", "0"];
/** What breaks a frame, or makes another kind of it: the line is usually closed for it. */
const BROKEN: readonly string[] = [
  "",
  "4",
  "49",
  "42",
  "42[",
  "42{}",
  '42["command"',
  "40{",
  "47x",
  "451-[",
  "x",
  "\u0000",
  "42/admin,[]",
  "3probe",
  "5",
  "44{}",
  "42-1[]",
  "42[null]",
  '42["disconnect"]',
  "b64",
];

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

/** A message that is nearly a command, as JSON: something in it is replaced, added, or cut off. */
function hostileMessage(random: Random, serial: number): string {
  const expectedVersion = random(9);
  const message = JSON.stringify({
    commandId: `fuzz-${serial}`,
    expectedVersion,
    command: pick(random, COMMANDS),
  });
  const values = [...message.matchAll(/:("[^"]*"|\d+|true|false|null)/g)];
  switch (random(5)) {
    case 0:
      return message;
    case 1:
      return pick(random, HOSTILE);
    case 2:
      return message.replace(/\{/, `{${JSON.stringify(pick(random, KEYS))}:${pick(random, HOSTILE)},`);
    case 3:
      return message.replace(/\}\}$/, `,${JSON.stringify(pick(random, KEYS))}:${pick(random, HOSTILE)}}}`);
    default: {
      const value = pick(random, values);
      return `${message.slice(0, value.index + 1)}${pick(random, HOSTILE)}${message.slice(value.index + value[0].length)}`;
    }
  }
}

/** Socket.IO's way to send an event, nearly always with a wish for an answer. */
export function hostileEvent(random: Random, serial: number): string {
  const event = random(4) === 0 ? pick(random, EVENTS) : "command";
  const id = random(10) === 0 ? "" : String(serial);
  const more = random(20) === 0 ? `,${pick(random, HOSTILE)}` : "";
  return `42${id}[${JSON.stringify(event)},${hostileMessage(random, serial)}${more}]`;
}

export function brokenFrame(random: Random, serial: number): string | Buffer {
  const kind = random(3);
  if (kind === 0) return pick(random, BROKEN);
  const event = hostileEvent(random, serial);
  return kind === 1 ? event.slice(0, random(event.length)) : Buffer.from(event);
}
