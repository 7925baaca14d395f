import type { buck, euchre, GameTypes } from "@buck/engine";
import * as testing from "@buck/engine/testing";
import type { TestedGame } from "@buck/engine/testing";
import { recordOf } from "../src/index.ts";
import type { GameRecord } from "../src/index.ts";

/** One of the two games, with the way to write down what was played. */
export interface RecordedGame<K extends GameTypes> extends TestedGame<K> {
  readonly record: (options: K["options"], actions: readonly K["action"][]) => GameRecord;
}

export const BUCK: RecordedGame<buck.Types> = {
  ...testing.BUCK,
  record: (options, actions) => recordOf("buck", options, actions),
};

export const EUCHRE: RecordedGame<euchre.Types> = {
  ...testing.EUCHRE,
  record: (options, actions) => recordOf("euchre", options, actions),
};
