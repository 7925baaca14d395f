import { expect, test } from "vitest";
import { buckOptions } from "../gameUi/houseRules.ts";
import { buckGame } from "../games/buck/localGame.ts";
import { Tally } from "./tally.ts";

test("games that nobody has won are counted, and win nothing for anybody", () => {
  const game = buckGame(buckOptions([]));
  const tally = new Tally(game);
  tally.finish({ state: game.create(), actions: [], isOver: false });
  const summary = tally.summary("s", [{ position: 0, level: "random" }]);
  expect(summary).toMatchObject({ games: 1, unfinished: 1, seats: [{ wins: 0, winShare: 0 }] });
});
