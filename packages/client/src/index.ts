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
export { connectClub, untilClub } from "./club.ts";
export type { ClubClient, ClubClientState, ClubOptions } from "./club.ts";
export { createClub, createTable } from "./createTable.ts";
export type { CreateClubOptions, CreateOptions } from "./createTable.ts";
export { eveningRows, eveningsOf, goesOn } from "./eveningRows.ts";
export type { EveningRow } from "./eveningRows.ts";
export { inviteAddress } from "./inviteAddress.ts";
export type { InviteAddress } from "./inviteAddress.ts";
export { connectLive } from "./live.ts";
export type { LiveOptions } from "./live.ts";
export { connectTable, LOCAL_CODE, LOCAL_SETTINGS, openLocal } from "./local.ts";
export type { KeptTable, LocalBot, LocalOptions, TableConnectOptions } from "./local.ts";
export { defaultPlatform } from "./platform.ts";
export type { KeyValueStorage, Platform, Signals } from "./platform.ts";
export { legalDecisions, nextCommand, playSeat, showsResult } from "./playSeat.ts";
export { deviceHash, watchSeals } from "./seals.ts";
export type { SealState, SealWatch } from "./seals.ts";
export { until } from "./tableClient.ts";
export type { ClientState, ConnectionStatus, Ending, ReadonlyStore, TableClient } from "./tableClient.ts";
export { clubToken, keepToken, makeToken, seatToken } from "./tokens.ts";
export type { OpenConnection, ConnectionListener, Transport } from "./transport.ts";
export { applyUpdate, readUpdate } from "./update.ts";
export type { Update } from "./update.ts";
