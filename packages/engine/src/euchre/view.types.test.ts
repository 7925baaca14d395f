import { expect, test } from "vitest";
import { at } from "../../test/euchre/builders.ts";
import { derive, legalActions, view } from "./index.ts";
import type { GameState, Player, PlayerView, View } from "./index.ts";

type Assignable<From, To> = [From] extends [To] ? true : false;

// Each of these lines stops compiling as soon as the truth can be passed off as what somebody may see.
const STATE_IS_A_VIEW: Assignable<GameState, View> = false;
const VIEW_IS_A_STATE: Assignable<View, GameState> = false;
const PLAYER_IS_A_PLAYER_VIEW: Assignable<Player, PlayerView> = false;
// @ts-expect-error: only a view may be asked for moves
const movesOf: (state: GameState) => unknown = legalActions;
// @ts-expect-error: only a view may be derived from
const derivedFrom: (state: GameState) => unknown = derive;

const fieldsOnlyOf = (a: object, b: object) => Object.keys(a).filter((field) => !Object.hasOwn(b, field));

test("a state is not a view: neither for the compiler nor in its fields", () => {
  expect([STATE_IS_A_VIEW, VIEW_IS_A_STATE, PLAYER_IS_A_PLAYER_VIEW]).toEqual([false, false, false]);
  expect([movesOf, derivedFrom]).toEqual([legalActions, derive]);
  const state = at("PLAYING");
  expect(fieldsOnlyOf(view(state, 0), state)).toEqual(["viewer"]);
  expect(fieldsOnlyOf(view(state, 0).players[0] ?? {}, state.players[0] ?? {})).toEqual(["cardCount"]);
});
