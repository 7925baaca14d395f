export type { Change, Entry, FinishedGame } from "./log.ts";
export { memoryStore } from "./memory-store.ts";
export type { LogStore } from "./memory-store.ts";
export type { Clock, Connection, Ports, Random, Store } from "./ports.ts";
