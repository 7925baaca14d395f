import { BOT_LEVELS } from "@buck/protocol";
import type { BotDeeds, BotLevel, News } from "@buck/protocol";
import type { Ending } from "@buck/client";
import { english, listNames } from "@buck/words";
import type { NameOf } from "./eventLines.ts";
import { counted } from "../terminal/cards.ts";

/** What a bot of each level does. */
export const LEVEL_WORDS: Readonly<Record<BotLevel, string>> = {
  easy: "knows the rules and makes mistakes",
  medium: "plays sound, by-the-book cards",
  hard: "remembers the cards and thinks ahead",
  expert: "thinks the longest and is the one to beat",
};

/** What starts this program: in a clone, where it runs from its source, nothing is installed. */
const PROGRAM = import.meta.url.endsWith(".ts") ? "pnpm buck" : "buck-euchre";

/** Every text of a table that is not part of a game. */
export const tableText = {
  tableTitle: "A table",
  freeSeat: "(free)",
  bot: (level: BotLevel) => `${level} bot`,
  levels: `About the bots: ${BOT_LEVELS.map((level) => `${level} ${LEVEL_WORDS[level]}`).join("; ")}.`,
  host: "host",
  botPlays: "away, so a bot plays",
  youAreHost: "You are the host",
  backAs: (name: string) => `You are back in ${name}'s seat, under that name.`,
  waitingForPeople: "Send the link to your friends, or fill the table with bots.",
  waitingForHost: "Waiting for the host to start.",
  timer: (seconds: number) => `${seconds} seconds to decide`,
  timeLeft: (seconds: number) => `You have ${counted(seconds, "second")}, then a bot decides.`,
  gameOver: "The game is over",
  gameToGoOnWith: (title: string, hand: number) =>
    `You left a game of ${title} in hand ${hand}. Continue it? (y continues, n starts a new game and drops this one): `,
  gameSpoilt: "The game you left cannot be read, so it was removed. The same command starts a new one.",
  leftHotSeat: "The game is saved. Run the same command to continue it.",
  leftLocal: "You left the game. Next time you play, you can continue it.",
  handOver: "The hand is over",
  paused: "The host paused the game.",
  undoAsked: (name: string) => `May ${name} take back their last move?`,
  showLate: "show watchers every hand, one hand late",
  showNone: "show watchers no hands",
  promised: "Watchers see this hand once the next one is dealt.",
  handBefore: (number: number) => `Hand ${number}, with everybody's cards:`,
  claimed: "The rest of the tricks are claimed, so the table plays them out.",

  connecting: (server: string) => `Connecting to ${server}`,
  offline: {
    sit: "Connection lost. Trying again; your seat is kept.",
    watch: "Connection lost. Trying again.",
  },
  online: "Connected again.",
  busy: "The server is busy. Trying again.",
  misrouted:
    "The table is on another server that this one cannot reach. Whoever runs this site has to fix it. Trying again.",
  farewell: (link: string) => `Your seat is kept. To come back: ${PROGRAM} join ${link}`,
  full: (link: string) => `All seats are taken. To watch: ${PROGRAM} watch ${link}`,

  badLink: (typed: string) => `"${typed}" is not the link or the code of a table.`,
  badServer: (typed: string) =>
    `"${typed}" is not the address of a server. One looks like http://localhost:3000.`,
  invitation: "Your table is open. Send this link to your friends:",
  onlyHere:
    "Only this machine can open it, because the server listens on this machine alone. Start it with HOST=0.0.0.0 to let others in.",
  toTheTable: "Press Enter to sit down. ",
  takeOver:
    "Your seat here is open in another window. Take it over? (y takes it over, n takes another seat): ",

  watcherSays: (name: string, message: string) => `${name} (watching): ${message}`,

  unreachable: "The server cannot be reached.",
  noServer: (server: string) => `There is no Buck Euchre server at ${server}.`,
  ended: {
    openedElsewhere: "Your seat was opened in another window.",
    removed: "The host gave your seat to a bot.",
    closed: "The host closed this table.",
    flooding: "You sent too much at once, so the server hung up.",
    seatMoved: "Your seat is on another device now.",
    linkRenewed: "The club has another link now. Ask a member for it.",
    OLD_CLIENT: "This program and the server have different versions.",
    BAD_HANDSHAKE: "The server did not understand this program.",
    NO_SUCH_TABLE: "There is no such table.",
    NO_SUCH_CLUB: "There is no such club.",
    TABLE_CLOSED: "This table is closed.",
    TABLE_DAMAGED: "This table cannot be opened, because what the server stored of it is damaged.",
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
  return deeds.length === 0 ? "" : `; the bot ${listNames(english, deeds)}`;
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
      return [`${news.name} is away, so a bot plays`];
    case "returned":
      return [`${news.name} is back${deedsText(news.botDeeds)}`];
    case "swapped":
      return [`${nameOf(news.a)} and ${nameOf(news.b)} switched seats`];
    case "hostChanged":
      return [`${news.name} is the host now`];
    case "chairAsked":
      return [`${news.name} asks for one more chair`];
    case "settingsChanged":
      return ["The host changed the rules of this table"];
    case "started":
      return ["The game starts"];
    case "paused":
      return [`${news.name} pauses the game`];
    case "resumed":
      return [`${news.name} resumes the game`];
    case "timedOut":
      return [`${news.name} ran out of time, so a bot decided`];
    case "askedForHint":
      return [`${news.name} asked for a hint`];
    case "undoAsked":
      return [`${news.name} wants to take back their last move`];
    case "undoRefused":
      return [`${news.name} said no, so the move stands`];
    case "undone":
      return [`${news.name} took back their last move`];
    case "lateHands":
      return [
        news.agrees
          ? `${news.name} agreed to show watchers every hand, one hand late`
          : `${news.name} no longer shows watchers any hands`,
      ];
    case "claimed":
      return [`The rest of the tricks are ${news.name}'s`];
    case "emote":
      return [`${nameOf(news.position)} ${news.emote}`];
    case "backToLobby":
      return ["Back in the lobby"];
    case "locked":
      return ["The host locked the table"];
    case "unlocked":
      return ["The host unlocked the table"];
    case "closed":
      return [];
  }
}
