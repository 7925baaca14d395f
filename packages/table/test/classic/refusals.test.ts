import { POSITIONS } from "@buck/engine/testing";
import { describe, expect, test } from "vitest";
import { act, codeOf, firstRound, orderUp, pass } from "../kit/classic.ts";
import { playUntil } from "../kit/house.ts";

describe("what the rules refuse", () => {
  test("out of turn, in the wrong round, and in the other game", async () => {
    const { people } = await firstRound({ goingAlone: false });
    const [ann, ben, , dov] = people;
    expect(await codeOf(ben, pass(1))).toBe("NOT_YOUR_TURN");
    expect(await codeOf(ann, pass(1))).toBe("NOT_YOUR_SEAT");
    expect(await codeOf(ann, orderUp(0, true))).toBe("ALONE_NOT_ALLOWED");
    expect(await codeOf(ann, { type: "CALL_TRUMP", playerPosition: 0, suit: "SPADES" })).toBe("INVALID_CALL");
    expect(await codeOf(ann, { type: "PLACE_BID", playerPosition: 0, amount: 2 })).toBe("UNKNOWN_ACTION");
    expect(await codeOf(ann, { type: "DISCARD", playerPosition: 0, cardId: "SPADES_9" })).toBe("NOT_DEALER");
    expect(await codeOf(dov, { type: "DISCARD", playerPosition: 3, cardId: "SPADES_9" })).toBe("WRONG_PHASE");
  });

  test("a stuck dealer passes, and a suit that was turned down", async () => {
    const { people } = await firstRound();
    for (const position of [...POSITIONS, ...POSITIONS.slice(0, -1)]) {
      await act(people[position], pass(position));
    }
    const [, , , dov] = people;
    const { turnUpCard } = dov.euchre;
    if (turnUpCard === null) throw new Error("Nothing was turned up");
    expect(await codeOf(dov, pass(3))).toBe("MUST_CALL");
    expect(await codeOf(dov, { type: "CALL_TRUMP", playerPosition: 3, suit: turnUpCard.suit })).toBe(
      "INVALID_SUIT",
    );
  });

  test("the partner of somebody alone plays, and nobody waits for them", async () => {
    const house = await firstRound();
    const [ann, , cleo] = house.people;
    await act(ann, orderUp(0, true));
    await playUntil(house, "PLAYING", house.people);
    expect(ann.euchre).toMatchObject({ alonePosition: 0, inactivePosition: 2 });
    const [card] = cleo.euchre.players[2]?.hand ?? [];
    if (card === undefined) throw new Error("Cleo has no cards");
    const play = { type: "PLAY_CARD", playerPosition: 2, cardId: card.id } as const;
    expect(await codeOf(cleo, play)).toBe("INACTIVE_PARTNER");
    await playUntil(house, "ROUND_OVER", house.people.slice(1));
    expect(ann.euchre.tricks.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3, 3]);
    expect(cleo.euchre.players[2]?.cardCount).toBe(5);
  });
});
