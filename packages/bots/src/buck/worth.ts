import { buck } from "@buck/engine";
import type { Viewer } from "@buck/engine";
import { CALL } from "./weights.ts";

export interface Stake {
  /** Chances of taking none, one, … five tricks. */
  readonly chances: readonly number[];
  /** Tricks that must be taken. */
  readonly needed: number;
  /** The seat's score now. */
  readonly score: number;
}

/** Points to expect from playing a hand: what comes off the score, and something on top for winning the game. */
export function expectedGain({ chances, needed, score }: Stake): number {
  return chances.reduce((sum, chance, tricks) => sum + chance * gain(tricks, needed, score), 0);
}

function gain(tricks: number, needed: number, score: number): number {
  if (tricks < needed) return -buck.SET_PENALTY;
  return tricks >= score ? tricks + CALL.winWorth : tricks;
}

export function scoreOf({ players, options }: buck.View, position: Viewer): number {
  return players.find((player) => player.position === position)?.score ?? options.startScore;
}
