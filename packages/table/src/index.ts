export { inProcessBots } from "./bots.ts";
export type { Absence, Change, Entry, FinishedGame, GameAction, Starter } from "./entry.ts";
export { memoryStore } from "./memoryStore.ts";
export type { LogStore } from "./memoryStore.ts";
export { createTable, openTable } from "./open.ts";
export type { CreatedTable, NewTable } from "./open.ts";
export type { Bots, BotTurn, Clock, Connection, DeckRequest, Ports, Random, Store } from "./ports.ts";
export { ARCHIVE_AFTER } from "./table.ts";
export type { Session, Table, TableStatus } from "./table.ts";
