import { expect, test } from "vitest";
import { playedGame } from "../dev/playedGame.ts";
import { ReplaySession } from "./replaySession.ts";

test("everybody's cards are seen from the own seat again after another one's", () => {
  const session = new ReplaySession(playedGame("buck", { hands: 1 }), { address: "", ownSeat: 2 });
  const nearest = () => session.state.getState().nearest;
  expect(nearest()).toBe(2);
  session.setSeat(1);
  expect(nearest()).toBe(1);
  session.setSeat(null);
  expect(nearest()).toBe(2);
  session.close();
});
