export type { Change, Entry, FinishedGame } from "./log.ts";
export type { Clock, Connection, Ports, Random, Store } from "./ports.ts";
