import { expect, test } from "vitest";
import { playedGame } from "../dev/playedGame.ts";
import { Replay } from "./replay.ts";

test("everybody's cards are seen from the own seat again after another one's", () => {
  const replay = new Replay(playedGame("buck", { hands: 1 }), { address: "", ownSeat: 2 });
  const nearest = () => replay.state.getState().nearest;
  expect(nearest()).toBe(2);
  replay.setSeat(1);
  expect(nearest()).toBe(1);
  replay.setSeat(null);
  expect(nearest()).toBe(2);
  replay.close();
});
