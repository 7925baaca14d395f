export { inProcessBots } from "@buck/bots";
export type { Bots, Question } from "@buck/bots";
export { VirtualClock } from "./clock/virtualClock.ts";
export { shuffledDeck } from "./game.ts";
export { memoryStore } from "./memoryStore.ts";
export type { LogStore } from "./memoryStore.ts";
export { nameFrom } from "./names.ts";
export { keptRecord, makeTable, openTable, snapshotOfLog } from "./open.ts";
export type { CreatedTable, NewBot, NewTable, StoredTable } from "./open.ts";
export type { PublicFacts } from "./people/shown.ts";
export { KnownCommand, TableLost } from "./ports.ts";
export type {
  AnsweredCommand,
  Clock,
  Connection,
  DeckRequest,
  Ports,
  Random,
  SavedTable,
  Store,
  WithEntry,
} from "./ports.ts";
export type { Absence, Change, FinishedGame, KnownDeals, Snapshot, Starter } from "./state/changes.ts";
export type { Entry } from "./state/entry.ts";
export type { Inbound, OwnSeat, Table, TableStatus } from "./table.ts";
