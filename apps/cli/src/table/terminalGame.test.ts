import type { GameTypes } from "@buck/engine";
import { BUCK, EUCHRE, someGames, stepsOf } from "@buck/engine/testing";
import type { TestedGame } from "@buck/engine/testing";
import { expect, test } from "vitest";
import { buckInTerminal } from "./buck.ts";
import { euchreInTerminal } from "./euchre.ts";
import type { TerminalGame } from "./terminalGame.ts";

/** Every state of a few random games. */
function statesOf<K extends GameTypes>(game: TestedGame<K>): readonly K["state"][] {
  return someGames(game, { count: 4, firstSeed: 40, stride: 29 })
    .flatMap((plan) => stepsOf(game, plan))
    .map(({ after }) => after);
}

function testBoard<K extends GameTypes>(game: TestedGame<K>, inTerminal: TerminalGame<K>): void {
  const { title } = inTerminal;

  test(`${title}: the board marks the dealer, and nobody else`, () => {
    for (const state of statesOf(game)) {
      const { seats } = inTerminal.boardOf(game.rules.view(state, "spectator"));
      const dealers = seats.filter(({ marks }) => marks.includes("dealer")).map(({ position }) => position);
      expect(dealers).toEqual(state.dealerChosen ? [state.dealerPosition] : []);
    }
  });

  test(`${title}: whatever may be answered has a key and a name of its own`, () => {
    for (const state of statesOf(game)) {
      const [position = 0] = game.rules.toAct(state);
      const view = game.rules.view(state, position);
      const choices = inTerminal.questionOf(view)?.choices ?? [];
      expect(choices).toHaveLength(game.rules.legalActions(view).filter(game.rules.isDecision).length);
      expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
      expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      expect(choices.every(({ key, label }) => key !== "" && label.trim() !== "")).toBe(true);
    }
  });
}

testBoard(BUCK, buckInTerminal);
testBoard(EUCHRE, euchreInTerminal);
