export { exportEgn } from "./egn/export.ts";
export type { EgnExported } from "./egn/export.ts";
export type { EgnErrorCode, EgnFault } from "./egn/fault.ts";
export type { EgnAbout, EgnDeal, EgnGame } from "./egn/game.ts";
export type { EgnCall } from "./egn/notation.ts";
export { importEgn } from "./egn/read.ts";
export type { EgnImported } from "./egn/read.ts";
export { isWritable } from "./egn/ruleset.ts";
export { replayEgn } from "./egn/replay.ts";
export type { EgnReplayed, EgnReplayedDeal } from "./egn/replay.ts";
export { SUMMARY_VERSION, gameSummary } from "./gameSummary.ts";
export type { GameSummary, SeatSummary } from "./gameSummary.ts";
export {
  beginsLikeGames,
  decodeGames,
  encodeGames,
  MOST_FILE_BYTES,
  MOST_RECORD_LETTERS,
  readKeptGame,
} from "./keptGame.ts";
export type { GameToKeep, KeptGame, KeptPlayer, KeptResult } from "./keptGame.ts";
export { historyOf, readGameFile, seatsIn } from "./history.ts";
export type { GameHistory, HistoryResult } from "./history.ts";
export type { FileFault, FileFaultCode } from "./fileFault.ts";
export { decodeRecord, encodeRecord, RECORD_FORMAT, RECORD_VERSION, recordOf, replay } from "./record.ts";
export type { BrokenRecord, DecodeResult, GameRecord, RecordErrorCode, Replayed } from "./record.ts";
export {
  dealKey,
  deckOf,
  fingerprintOf,
  firstDealerOf,
  fromHex,
  PART_BYTES,
  sealPart,
  sealSecret,
  SECRET_BYTES,
  toHex,
} from "./sealed/scheme.ts";
export type { Hash, SealedHand, SeatPart } from "./sealed/scheme.ts";
export { parseSeenGame, verifySeen } from "./sealed/seen.ts";
export type { SeenDeal, SeenGame } from "./sealed/seen.ts";
export { gameSeals, verifySeals } from "./sealed/verify.ts";
export type { GameSeals, SealedDeal, SealFault, SealReport } from "./sealed/verify.ts";
export { dealsOf, deckFindingDealer } from "./deals.ts";
export type { DealSequence } from "./deals.ts";
export type { SameDeals } from "./sameDeals.ts";
export { sittings } from "./sitting.ts";
export type { Sitting } from "./sitting.ts";
export { placeOf, statisticsOf } from "./statistics.ts";
export type { CompanionCount, EveningCount, Statistics } from "./statistics.ts";
export { finalPlaces } from "./finalPlaces.ts";
export type { FinalPlace } from "./finalPlaces.ts";
export {
  findStep,
  makeStepAddress,
  parseStepAddress,
  STEP_UNITS,
  stepAfter,
  stepBefore,
  stepsOf,
} from "./steps.ts";
export type { GameStep, StepAddress, StepUnit } from "./steps.ts";
export { verifyRecord } from "./verifyRecord.ts";
