export { inProcessBots } from "./bots.ts";
export { adviceFrom } from "./botWorkers/advice.ts";
export { BotWorkerPool } from "./botWorkers/pool.ts";
export type { StartBotWorker } from "./botWorkers/pool.ts";
export { dailyBots } from "./botWorkers/dailyBots.ts";
export { threadWorkers } from "./botWorkers/thread.ts";
export { workerBots } from "./botWorkers/workerBots.ts";
export type { Absence, Change, Entry, FinishedGame, Starter } from "./entry.ts";
export { keptRecord } from "./keptRecord.ts";
export type { KnownDeals } from "./knownDeals.ts";
export type { PublicFacts } from "./publicFacts.ts";
export { memoryStore } from "./memoryStore.ts";
export type { LogStore } from "./memoryStore.ts";
export { nameFrom } from "./commands/names.ts";
export { makeTable, openTable } from "./open.ts";
export type { CreatedTable, NewBot, NewTable, StoredTable } from "./open.ts";
export { KnownCommand, TableLost } from "./ports.ts";
export type {
  AnsweredCommand,
  Bots,
  BotTurn,
  Clock,
  Connection,
  DeckRequest,
  Ports,
  Random,
  SavedTable,
  Store,
  WithEntry,
} from "./ports.ts";
export { snapshotOfLog } from "./snapshot.ts";
export type { Snapshot } from "./snapshot.ts";
export { shuffledDeck } from "./shuffle.ts";
export type { Session, Table, TableStatus } from "./table.ts";
export { VirtualClock } from "./virtualClock.ts";
