import {
  BOT_LEVELS,
  COLOURS,
  EMOTES,
  FACES,
  LIMITS,
  PACES,
  TURN_TIMERS,
} from "../../packages/protocol/src/index.ts";
import { paragraphs, table } from "./markdown.ts";

const { commandId, graceSeconds } = LIMITS;

/** One row for each limit: a new one without a row does not compile. */
const ROWS: Readonly<Record<keyof typeof LIMITS, readonly [what: string, bound: string]>> = {
  frameBytes: ["a message from a client", `${LIMITS.frameBytes} bytes`],
  nameGraphemes: ["a name", `1 to ${LIMITS.nameGraphemes} graphemes, after cleaning`],
  titleGraphemes: ["a table's title", `0 to ${LIMITS.titleGraphemes} graphemes, after cleaning`],
  chatGraphemes: ["a line of chat", `1 to ${LIMITS.chatGraphemes} graphemes, after cleaning`],
  rawName: ["a name or title as sent", `${LIMITS.rawName} UTF-16 units`],
  rawChat: ["a line of chat as sent", `${LIMITS.rawChat} UTF-16 units`],
  commandId: ["a command's id", `${commandId.min} to ${commandId.max} letters`],
  chatHistory: ["lines of chat in a welcome", `${LIMITS.chatHistory}`],
  chatHistoryUnits: ["text of all these lines together", `${LIMITS.chatHistoryUnits} UTF-16 units`],
  watchers: ["watchers at a table", `${LIMITS.watchers}`],
  removed: ["removed people whom a table remembers", `${LIMITS.removed}`],
  graceSeconds: [
    "seconds before a bot covers somebody",
    `${graceSeconds.min} to ${graceSeconds.max}, ${graceSeconds.default} by default`,
  ],
  eveningGames: ["finished games whose points are in a welcome", `${LIMITS.eveningGames}`],
  eveningHands: ["rows of points in each of them", `${LIMITS.eveningHands}; the last may be a sum`],
  finishedGames: ["finished games that a table lists", `${LIMITS.finishedGames}`],
  moveCodeSeconds: ["seconds a move code is good for", `${LIMITS.moveCodeSeconds}`],
};

const said = (values: readonly unknown[]) => values.map((value) => `\`${JSON.stringify(value)}\``).join(", ");

export const BOUNDS = paragraphs(
  "## Limits",
  table(["what", "bound"], Object.values(ROWS)),
  "A grapheme is what people count as one letter: an emoji family is one; of Hangul that is not composed, and of joined consonants, each part counts. Cleaning composes letters (NFC), makes one line of it, takes away what cannot be seen (control and direction characters, fillers, stray joiners) and leaves at most three marks on a letter. Markup is left alone, since it is only text. A name that is empty after cleaning is refused, and so is a word in it that mixes alphabets which look alike, such as Latin and Cyrillic.",
  `The values a lobby may offer: pace ${said(PACES)}; turn timer ${said(TURN_TIMERS)}; bots ${said(BOT_LEVELS)}; emotes ${EMOTES.join(" ")}; faces ${said(FACES)}; colours ${said(COLOURS)}.`,
);
