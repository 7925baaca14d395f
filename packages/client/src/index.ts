export {
  makeTableLink,
  makeWatchLink,
  parseServer,
  parseTableLink,
  tablePath,
  watchPath,
} from "@buck/protocol";
export type { TableAddress, TableLink } from "@buck/protocol";
export { connectOver } from "./connection.ts";
export { createTable } from "./createTable.ts";
export type { CreateOptions } from "./createTable.ts";
export { defaultPlatform } from "./defaultPlatform.ts";
export { eveningRows } from "./eveningRows.ts";
export type { EveningRow } from "./eveningRows.ts";
export { inviteAddress } from "./inviteAddress.ts";
export type { InviteAddress } from "./inviteAddress.ts";
export { connectLive } from "./live.ts";
export type { LiveOptions } from "./live.ts";
export { connectTable, LOCAL_CODE, openLocal } from "./local.ts";
export type { KeptTable, LocalBot, LocalOptions, TableConnectOptions } from "./local.ts";
export { legalDecisions, nextCommand, playSeat } from "./playSeat.ts";
export type { KeyValueStorage, Platform, Signals } from "./platform.ts";
export type { ClientState, ConnectionStatus, Ending, ReadonlyStore, TableClient } from "./tableClient.ts";
export { deviceHash } from "./seals/deviceHash.ts";
export { watchSeals } from "./seals/watchSeals.ts";
export type { SealState, SealWatch } from "./seals/watchSeals.ts";
export { makeToken, seatToken } from "./tokens.ts";
export type { Line, LineListener, Transport } from "./transport.ts";
export { until } from "./until.ts";
export { applyUpdate, readUpdate } from "./update.ts";
export type { Update } from "./update.ts";
