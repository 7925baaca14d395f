import { BOT_LEVELS } from "@buck/protocol";
import type { BotDeeds, BotLevel, News } from "@buck/protocol";
import type { Ending } from "@buck/client";
import type { NameOf } from "../gameUi/names.ts";
import { counted, listed } from "../text/lists.ts";

/** What a bot of each level does. */
export const LEVEL_WORDS: Readonly<Record<BotLevel, string>> = {
  easy: "plays along and makes mistakes",
  medium: "plays soundly, by rules of thumb",
  hard: "remembers the cards and thinks ahead",
  expert: "thinks the longest, and is the one to beat",
};

/** What starts this program: in a clone, where it runs from its source, nothing is installed. */
const PROGRAM = import.meta.url.endsWith(".ts") ? "pnpm buck" : "buck-euchre";

/** Every text of a table that is not part of a game. */
export const tableText = {
  tableTitle: "A table",
  freeSeat: "(free)",
  bot: (level: BotLevel) => `${level} bot`,
  levels: `Of the bots, ${BOT_LEVELS.map((level) => `${level} ${LEVEL_WORDS[level]}`).join("; ")}.`,
  host: "host",
  botPlays: "away, a bot plays",
  youAreHost: "You are the host",
  backAs: (name: string) => `You are back in the seat of ${name}, and keep that name.`,
  waitingForPeople: "Send the link to your friends, or fill the table with bots.",
  waitingForHost: "Waiting for the host to start.",
  timer: (seconds: number) => `${seconds} seconds to decide`,
  timeLeft: (seconds: number) => `You have ${counted(seconds, "second")}, then a bot decides.`,
  gameOver: "The game is over",
  gameToGoOnWith: (title: string, hand: number) =>
    `You left a game of ${title} in hand ${hand}. Go on with it? (y goes on, n begins a new one and forgets it): `,
  gameSpoilt:
    "The game that was left cannot be read. It has been removed; the same command begins a new one.",
  leftHotSeat: "The game is kept: the same command offers to go on with it.",
  leftLocal: "You left the game. The next play offers to go on with it.",
  handOver: "The hand is over",
  paused: "The host has paused the game.",
  undoAsked: (name: string) => `May ${name} take the last decision back?`,
  showLate: "let watchers see all hands, one hand late",
  showNone: "show watchers no hands",
  promised: "Watchers see this hand when the next one is dealt.",
  handBefore: (number: number) => `Hand ${number}, with everybody's cards:`,
  claimed: "The rest of the tricks are claimed: the table plays them out.",

  connecting: (server: string) => `Connecting to ${server}`,
  offline: {
    sit: "Connection lost. Trying again; your seat is kept.",
    watch: "Connection lost. Trying again.",
  },
  online: "Connected again.",
  busy: "The server is busy. Trying again.",
  farewell: (link: string) => `Your seat is kept. To come back: ${PROGRAM} join ${link}`,
  full: (link: string) => `All four seats are taken. To watch: ${PROGRAM} watch ${link}`,

  badLink: (typed: string) => `"${typed}" is neither the link nor the code of a table.`,
  badServer: (typed: string) =>
    `"${typed}" is not the address of a server. It reads like http://localhost:3000.`,
  invitation: "Your table is open. Send this link to your friends:",
  onlyHere:
    "Only this machine can open it: the server listens on this machine alone. Start it with HOST=0.0.0.0 for others.",
  toTheTable: "Press Enter to sit down at it. ",
  takeOver: "Your seat here is open in another window. Take it over? (y takes it, n takes another seat): ",

  unreachable: "The server cannot be reached.",
  noServer: (server: string) => `There is no Buck Euchre server at ${server}.`,
  ended: {
    openedElsewhere: "Your seat was opened in another window.",
    removed: "The host has given your seat to a bot.",
    closed: "The host has closed this table.",
    flooding: "That was too much at once, and the server hung up.",
    seatMoved: "Your seat is on another device now.",
    OLD_CLIENT: "This program and the server are of different versions.",
    BAD_HANDSHAKE: "The server did not understand this program.",
    NO_SUCH_TABLE: "There is no such table.",
    TABLE_CLOSED: "This table is closed.",
  } satisfies Record<Ending, string>,
} as const;

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}

/** What a bot did for somebody who was away: ", the bot passed once and played 2 cards". */
function deedsText({ passes, calls, cards, secrets }: BotDeeds): string {
  const deeds = [
    passes > 0 && `passed ${times(passes)}`,
    calls > 0 && `called ${times(calls)}`,
    secrets > 0 && `decided ${times(secrets)}`,
    cards > 0 && `played ${counted(cards, "card")}`,
  ].filter((deed) => deed !== false);
  return deeds.length === 0 ? "" : `, the bot ${listed(deeds)}`;
}

/** The lines for what happened at the table beside the game. */
export function tellNews(news: News, nameOf: NameOf): readonly string[] {
  switch (news.type) {
    case "sat":
    case "botSat":
      return [`${news.name} sits down`];
    case "gotUp":
    case "botLeft":
      return [`${news.name} leaves`];
    case "tookOver":
      return [`${news.name} takes over from ${news.from}`];
    case "covered":
      return [`${news.name} is away, a bot plays`];
    case "returned":
      return [`${news.name} is back${deedsText(news.botDeeds)}`];
    case "swapped":
      return [`${nameOf(news.a)} and ${nameOf(news.b)} have swapped seats`];
    case "hostChanged":
      return [`${news.name} is the host now`];
    case "settingsChanged":
      return ["The host has changed the rules of the table"];
    case "started":
      return ["The game begins"];
    case "paused":
      return [`${news.name} pauses the game`];
    case "resumed":
      return [`${news.name} goes on with the game`];
    case "timedOut":
      return [`${news.name} took too long, a bot decided`];
    case "askedForHint":
      return [`${news.name} asked for a hint`];
    case "undoAsked":
      return [`${news.name} asks to take the last decision back`];
    case "undoRefused":
      return [`${news.name} does not agree: the decision stands`];
    case "undone":
      return [`${news.name} took the last decision back`];
    case "lateHands":
      return [
        news.agrees
          ? `${news.name} lets watchers see all hands, one hand late`
          : `${news.name} does not let watchers see hands`,
      ];
    case "claimed":
      return [`The rest of the tricks are ${news.name}'s`];
    case "emote":
      return [`${nameOf(news.position)} ${news.emote}`];
    case "backToLobby":
      return ["Back in the lobby"];
    case "locked":
      return ["The host has locked the table"];
    case "unlocked":
      return ["The host has unlocked the table"];
    case "closed":
      return [];
  }
}
