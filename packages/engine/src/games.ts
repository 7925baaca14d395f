import * as buck from "./buck/index.ts";
import * as euchre from "./euchre/index.ts";
import type { Game } from "./game.ts";

/** Every game there is, with its types. */
export interface Games {
  readonly buck: buck.Types;
  readonly euchre: euchre.Types;
}

export type GameName = keyof Games;

/** The one list of games: every other register of them has the same names. */
export const games: { readonly [Name in GameName]: Game<Games[Name]> } = { buck, euchre };

export function isGameName(name: unknown): name is GameName {
  return typeof name === "string" && Object.hasOwn(games, name);
}

export const GAME_NAMES: readonly GameName[] = Object.keys(games).filter(isGameName);

export type GameAction<Name extends GameName = GameName> = Games[Name]["action"];
export type GameEvent<Name extends GameName = GameName> = Games[Name]["event"];
export type GameOptions<Name extends GameName = GameName> = Games[Name]["options"];
/** What a player decides; the table itself deals, reveals and goes on. */
export type GameDecision<Name extends GameName = GameName> = Games[Name]["decision"];
