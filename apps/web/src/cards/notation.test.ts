import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { cards, deckFrom } from "./notation.ts";

test("a stacked deck deals what it says", () => {
  const hands = ["JD KH AC 10C 9S", "9H QS 9C KS AS", "JH AH QH AD QC", "9D KD JS 10S KC"] as const;
  for (const dealer of [0, 1, 2, 3] as const) {
    const joined = hands.reduce((state, _, seat) => {
      const result = buck.apply(state, { type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` });
      return result.ok ? result.state : state;
    }, buck.create());
    const chosen = buck.apply(joined, { type: "CHOOSE_DEALER", dealerPosition: dealer });
    const dealt = buck.apply(chosen.ok ? chosen.state : joined, {
      type: "DEAL",
      deck: deckFrom({ dealer, hands, turnUp: "10D" }),
    });
    if (!dealt.ok) throw new Error(dealt.code);
    expect(dealt.state.players.map(({ hand }) => hand)).toEqual(hands.map(cards));
    expect(dealt.state.turnUpCard).toEqual(cards("10D")[0]);
  }
});
