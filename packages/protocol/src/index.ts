export { LEVELS as BOT_LEVELS } from "@buck/bots/levels";
export { cardId, position } from "./cards.ts";
export {
  clubCommandMessage,
  clubDate,
  clubFrame,
  clubHistory,
  clubResult,
  clubTotal,
  createClubMessage,
  MOVEMENTS,
  NIGHT_BOTS,
  NIGHT_HANDS,
  nightSettings,
  nightTable,
  rsvp,
  RSVPS,
  season,
  SEASONS,
  tableResult,
  weekly,
} from "./club.ts";
export type {
  ClubCommand,
  ClubCommandMessage,
  ClubDate,
  ClubFrame,
  ClubHistory,
  ClubResult,
  ClubSeat,
  ClubTable,
  ClubTotal,
  CreateClub,
  Night,
  NightRow,
  NightSettings,
  NightTable,
  Rsvp,
  Season,
  TableResult,
  Weekly,
} from "./club.ts";
export { command, commandId, commandMessage } from "./commands.ts";
export type { Command, CommandMessage, CommandType } from "./commands.ts";
export { CLUB_ERRORS, TABLE_ERRORS } from "./errors.ts";
export type { ClubErrorCode, ErrorCode, TableErrorCode } from "./errors.ts";
export { eveningGame, withEveningGame } from "./evening.ts";
export type { EveningGame } from "./evening.ts";
export { chairsFor, decision, gameEvents, gameFrame, handEventsAfter, rules, seated } from "./games.ts";
export type { GameEvents, GameFrame, PrivateNews, Rules, Seating } from "./games.ts";
export { COLORS, EMOTES, FACES, HINTS, LIMITS, PACES, PROTOCOL_VERSION, TURN_TIMERS } from "./limits.ts";
export {
  againPath,
  CODE_ALPHABET,
  clubPath,
  CODE_LETTERS,
  gamePath,
  makeClubLink,
  makeCode,
  makeTableLink,
  makeWatchLink,
  parseClubPath,
  parseCode,
  parseGamePath,
  parseServer,
  parseTableLink,
  parseTablePath,
  tablePath,
  watchPath,
} from "./links.ts";
export type { TableAddress, TableLink } from "./links.ts";
export { lookByName } from "./looks.ts";
export {
  answer,
  CONNECT_ERRORS,
  created,
  createTableMessage,
  elsewhere,
  frame,
  goodbye,
  handshake,
  nodeName,
  ownUpdate,
  serverAddress,
  sharedUpdate,
  welcome,
} from "./messages.ts";
export type {
  Answer,
  ClientEvents,
  ConnectError,
  Created,
  CreateTable,
  Frame,
  Goodbye,
  Handshake,
  OwnUpdate,
  ServerEvents,
  SharedUpdate,
  TableChanges,
  Welcome,
} from "./messages.ts";
export { list, message } from "./schema.ts";
export {
  DEFAULT_SETTINGS,
  isTalkShared,
  RESULT_DRAWN_MS,
  settings,
  TRICK_LEAVES_MS,
  trickMs,
} from "./settings.ts";
export type { Settings } from "./settings.ts";
export {
  botDeeds,
  botLevel,
  chatLine,
  code,
  gameId,
  look,
  news,
  nightPlace,
  presence,
  sealedDeal,
  seals,
  tableInfo,
  token,
} from "./table.ts";
export type {
  BotDeeds,
  BotLevel,
  ChatLine,
  Code,
  Emote,
  Look,
  News,
  NightPlace,
  Presence,
  Seals,
  Seat,
  TableInfo,
  Timer,
  Token,
  You,
} from "./table.ts";
export { cleanText } from "./text.ts";
