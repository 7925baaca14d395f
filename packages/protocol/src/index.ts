export { LEVELS as BOT_LEVELS } from "@buck/bots/levels";
export { checksumOf } from "./checksum.ts";
export { CODE_ALPHABET, CODE_LETTERS, makeCode, parseCode } from "./code.ts";
export { command, commandId, commandMessage } from "./commands.ts";
export type { Command, CommandMessage, CommandType } from "./commands.ts";
export { DEFAULT_SETTINGS } from "./defaults.ts";
export { TABLE_ERRORS } from "./errors.ts";
export type { TableErrorCode } from "./errors.ts";
export { eveningAfter, eveningGame } from "./evening.ts";
export type { EveningGame } from "./evening.ts";
export type { ClientEvents, ServerEvents } from "./events.ts";
export { Fnv1a } from "./fnv1a.ts";
export { decision, gameFrame, handEvents, rules } from "./games.ts";
export type { GameFrame, GameUpdate, HandEvents, PrivateNews, Rules } from "./games.ts";
export { handEventsAfter } from "./handEvents.ts";
export { COLOURS, EMOTES, FACES, HINTS, LIMITS, PACES, PROTOCOL_VERSION, TURN_TIMERS } from "./limits.ts";
export {
  againPath,
  gamePath,
  makeTableLink,
  makeWatchLink,
  parseGamePath,
  parseServer,
  parseTableLink,
  parseTablePath,
  tablePath,
  watchPath,
} from "./links.ts";
export type { TableAddress, TableLink } from "./links.ts";
export {
  answer,
  CONNECT_ERRORS,
  created,
  createTableMessage,
  frame,
  goodbye,
  handshake,
  serverAddress,
  welcome,
} from "./messages.ts";
export type {
  Answer,
  ConnectError,
  Created,
  CreateTable,
  Frame,
  Goodbye,
  Handshake,
  Welcome,
} from "./messages.ts";
export { RESULT_DRAWN_MS, TRICK_LEAVES_MS, trickMs } from "./pace.ts";
export {
  chatLine,
  code,
  gameId,
  news,
  presence,
  sealedDeal,
  seals,
  settings,
  tableInfo,
  token,
} from "./table.ts";
export { packOwn, packShared } from "./packing.ts";
export { shortName } from "./cards.ts";
export { seated } from "./seating.ts";
export type { Seating } from "./seating.ts";
export type {
  BotDeeds,
  BotLevel,
  ChatLine,
  Code,
  Emote,
  Look,
  News,
  Presence,
  Seals,
  Seat,
  Settings,
  TableInfo,
  Timer,
  Token,
  You,
} from "./table.ts";
export { cleanText } from "./text.ts";
export { ownUpdate, sharedUpdate } from "./updates.ts";
export type { OwnUpdate, SharedUpdate, TableChanges } from "./updates.ts";
