import { expect, test } from "vitest";
import { card, playing } from "../../test/builders.ts";
import { buckReason } from "../reasons/buckReason.ts";
import { judge } from "./judge.ts";

test("the reasons speak of the choice with most points, also where another one wins more often", () => {
  const scene = { turnUp: "10D", bidder: 0, bid: 3, scores: [5, 1, 4, 5], folded: [3] } as const;
  const view = playing("JS 10S 9D KD KS", scene);
  const action = { type: "PLAY_CARD", playerPosition: 0, cardId: card("KS").id } as const;
  const { best, reasons } = judge({ game: "buck", view, action, worlds: 120, seed: 1 });
  expect(best.action).toMatchObject({ cardId: "DIAMONDS_9" });
  expect(reasons).toEqual([buckReason(view, best)]);
});
