export { adviceFrom } from "./advice.ts";
export { dailyBots } from "./dailyBots.ts";
export { BotWorkerPool } from "./pool.ts";
export type { StartBotWorker } from "./pool.ts";
export { threadWorkers } from "./thread.ts";
export { workerBots } from "./workerBots.ts";
