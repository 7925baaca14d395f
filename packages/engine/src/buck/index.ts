export type { Action } from "./actions.ts";
export type { ErrorCode } from "./errors.ts";
export type { Event } from "./events.ts";
export { DEFAULT_OPTIONS, houseRules, OPTION_VALUES, parseOptions } from "./options.ts";
export type { OptionName, Options } from "./options.ts";
export { BID_AMOUNTS, GAME_PHASES } from "./state.ts";
export type { Bid, BidAmount, GamePhase, GameState, Player, PlayerView, ScoreRow, View, Viewer } from "./state.ts";
