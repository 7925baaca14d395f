import type { Action, Decision, Reason } from "./actions.ts";
import type { DerivedState } from "./derive.ts";
import type { Event } from "./events.ts";
import type { OwnNews } from "./follow.ts";
import type { Options } from "./options.ts";
import type { Outcome } from "./gameOver.ts";
import type { GameState, View } from "./state.ts";

export { isDecision } from "./actions.ts";
export { parseAction } from "./actions.ts";
export type { Action, CallTrump, Decision, Defend, Discard, PassTrump, SwapPlayers } from "./actions.ts";
export { derive, provenRest, whyNotPlayable } from "./derive.ts";
export { follow, ownNews } from "./follow.ts";
export type { OwnNews } from "./follow.ts";
export { ownHand } from "../table.ts";
export type { DerivedState, TeamStanding } from "./derive.ts";
export type { ErrorCode, Reason } from "./actions.ts";
export type { Event, CallResult } from "./events.ts";
export { apply, legalActions, nextTableAction, toAct } from "./machine.ts";
export {
  DEFAULT_OPTIONS,
  houseRules,
  OPTION_VALUES,
  parseOptions,
  PRESETS,
  recordedOptions,
  rematchDealer,
  seats,
} from "./options.ts";
export type { OptionName, Options, PresetName } from "./options.ts";
export { outcome, pointRows, scoreChange, scores } from "./gameOver.ts";
export type { Outcome, Standing } from "./gameOver.ts";
export { create } from "./seating.ts";
export { callResult, LONE_EUCHRE, TRICKS_TO_MAKE } from "./score.ts";
export { GAME_PHASES, otherTeam, partnerOf, sitsOut, teamOf, TEAMS } from "./state.ts";
export type {
  ByTeam,
  Call,
  GamePhase,
  GameState,
  Player,
  PlayerView,
  ScoreRow,
  Team,
  View,
} from "./state.ts";
export { openView, showsResult, view } from "./view.ts";

/** The types of this game, as the contract wants them. */
export interface Types {
  readonly options: Options;
  readonly state: GameState;
  readonly view: View;
  readonly action: Action;
  readonly decision: Decision;
  readonly event: Event;
  readonly ownNews: OwnNews;
  readonly reason: Reason;
  readonly derived: DerivedState;
  readonly outcome: Outcome;
}
