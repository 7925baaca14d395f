export type { Action } from "./actions.ts";
export { create } from "./create.ts";
export { derive, ownHand, whyNotPlayable } from "./derive.ts";
export type { DerivedState } from "./derive.ts";
export type { ErrorCode } from "./errors.ts";
export type { Event } from "./events.ts";
export { legalActions, toAct } from "./legal.ts";
export { apply } from "./machine.ts";
export { DEFAULT_OPTIONS, houseRules, OPTION_VALUES, parseOptions } from "./options.ts";
export type { OptionName, Options } from "./options.ts";
export { outcome } from "./outcome.ts";
export type { Outcome, Standing } from "./outcome.ts";
export { BID_AMOUNTS, GAME_PHASES } from "./state.ts";
export type {
  Bid,
  BidAmount,
  GamePhase,
  GameState,
  Player,
  PlayerView,
  ScoreRow,
  View,
  Viewer,
} from "./state.ts";
export { view } from "./view.ts";
