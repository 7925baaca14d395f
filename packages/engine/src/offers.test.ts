import { expect, test } from "vitest";
import { buck, euchre, FULL_DECK, POSITIONS } from "./index.ts";
import { offersOf, perCard } from "./offers.ts";

test("an action is offered only by the game that made it, and only as the same object", () => {
  const ours = offersOf<object>();
  const theirs = offersOf<object>();
  const action = ours.offer({ type: "PASS" });
  expect(ours.isOffered(action)).toBe(true);
  expect(theirs.isOffered(action)).toBe(false);
  expect(ours.isOffered({ ...action })).toBe(false);
});

test("an offered action cannot be changed afterwards", () => {
  expect(Object.isFrozen(offersOf<object>().offer({ type: "PASS" }))).toBe(true);
});

test("each card of a hand has one action, the same one each time", () => {
  const plays = perCard((position, cardId) => ({ position, cardId }));
  const hand = [
    { suit: "HEARTS", rank: "9", id: "HEARTS_9" },
    { suit: "CLUBS", rank: "ACE", id: "CLUBS_ACE" },
  ] as const;
  expect(plays(2, hand)).toEqual([
    { position: 2, cardId: "HEARTS_9" },
    { position: 2, cardId: "CLUBS_ACE" },
  ]);
  expect(plays(2, hand)[0]).toBe(plays(2, hand)[0]);
});

test("what one game offers is no move of another", () => {
  const actions = [
    ...POSITIONS.map((seat) => ({ type: "ADD_PLAYER", id: `p${seat}`, name: `Player ${seat}` })),
    { type: "CHOOSE_DEALER", dealerPosition: 0 },
    { type: "DEAL", deck: FULL_DECK },
  ];
  const dealt = actions.reduce<euchre.GameState>((state, action) => {
    const result = euchre.apply(state, action);
    if (!result.ok) throw new Error(result.code);
    return result.state;
  }, euchre.create());
  const [pass] = euchre.legalActions(euchre.view(dealt, 1));
  expect(pass).toEqual({ type: "PASS_TRUMP", playerPosition: 1 });
  expect(buck.apply(buck.create(), pass)).toMatchObject({ ok: false, code: "UNKNOWN_ACTION" });
});
