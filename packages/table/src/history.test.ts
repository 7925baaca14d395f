import { expect, test } from "vitest";
import { CARDS } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { History } from "./history.ts";

const play = (cardId: CardId) => ({ type: "PLAY_CARD", playerPosition: 1, cardId }) as const;

test("a history that has grown is another one, and both keep what they had", () => {
  const first = History.of([], []).after(play("SPADES_ACE"), 10);
  const second = first.after(play("SPADES_KING"), 20);
  const other = first.after(play("SPADES_9"), 30);
  expect([first.actions, first.times]).toEqual([[play("SPADES_ACE")], [10]]);
  expect([second.actions, second.times]).toEqual([
    [play("SPADES_ACE"), play("SPADES_KING")],
    [10, 20],
  ]);
  expect([other.actions, other.times]).toEqual([
    [play("SPADES_ACE"), play("SPADES_9")],
    [10, 30],
  ]);
});

test("what is given out cannot change a history", () => {
  const history = History.of([play("SPADES_ACE")], [10]);
  Reflect.apply(Array.prototype.push, history.actions, [play("SPADES_9")]);
  expect(history.actions).toEqual([play("SPADES_ACE")]);
});

test("actions that are alike are one object, also in different histories", () => {
  const [first] = History.of([play("HEARTS_9")], [1]).actions;
  const [second] = History.of([], []).after(play("HEARTS_9"), 2).actions;
  expect(second).toBe(first);
});

test("decks come out as they went in", () => {
  const deck = CARDS.map(({ id }) => id).toReversed();
  const actions = [
    { type: "CHOOSE_DEALER", deck } as const,
    { type: "DEAL", deck: deck.toSorted() } as const,
  ];
  const history = History.of(actions.slice(0, 1), [1]).after({ type: "DEAL", deck: deck.toSorted() }, 2);
  expect(history.actions).toEqual(actions);
  expect(history.last).toEqual(actions[1]);
});
