export { inProcessBots } from "./bots.ts";
export type { Absence, Change, Entry, FinishedGame, GameAction, Starter } from "./log.ts";
export { memoryStore } from "./memory-store.ts";
export type { LogStore } from "./memory-store.ts";
export { createTable, openTable } from "./open.ts";
export type { CreatedTable, NewTable } from "./open.ts";
export type { Bots, BotTurn, Clock, Connection, Ports, Random, Store } from "./ports.ts";
export { ARCHIVE_AFTER } from "./table.ts";
export type { Session, Table, TableStatus } from "./table.ts";
