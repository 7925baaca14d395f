export { exportEgn } from "./export.ts";
export type { EgnExported } from "./export.ts";
export type { EgnErrorCode, EgnFault } from "./fault.ts";
export type { EgnAbout, EgnDeal, EgnGame } from "./game.ts";
export type { EgnCall } from "./notation.ts";
export { importEgn } from "./read.ts";
export type { EgnImported } from "./read.ts";
export { replayEgn } from "./replay.ts";
export type { EgnReplayed, EgnReplayedDeal } from "./replay.ts";
