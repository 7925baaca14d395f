import type { Trick } from "@buck/engine";
import { POSITIONS } from "@buck/engine/testing";
import { expect, test } from "vitest";
import { card, hand, playing } from "../../test/builders.ts";
import { mayHoldTrump } from "../knownCards.ts";
import { cardReason } from "./cardReason.ts";

interface Table {
  /** Cards in the trick before seat 0, the last of them by seat 3. */
  readonly trick?: string;
  readonly gone?: string;
  readonly playable?: string;
  readonly isTrumpOut?: boolean;
  readonly isClassic?: boolean;
}

/** Spades are trump, and seat 0 plays the first card of its hand. */
function reasonOf(cards: string, { trick = "", gone = "", playable = cards, ...more }: Table): string {
  const [first = card("9S")] = hand(cards);
  const before = hand(trick);
  const seats = POSITIONS.slice(-before.length);
  const onTable: Trick = {
    number: 1,
    leadPlayerPosition: seats[0] ?? 0,
    cards: before.map((laid, index) => ({ card: laid, playerPosition: seats[index] ?? 0 })),
    winner: null,
  };
  const { key, cards: named } = cardReason({
    card: first,
    hand: hand(cards),
    trump: "SPADES",
    gone: [...before, ...hand(gone)],
    trick: onTable,
    playable: hand(playable),
    isLast: before.length === 3,
    isMaking: true,
    partner: more.isClassic === true ? 2 : null,
    isTrumpOut: more.isTrumpOut ?? true,
  });
  return key === "keepForLater" ? `keep ${named.map(({ id }) => id).join(" ")}` : key;
}

const REASONS: readonly [string, string, Table, string][] = [
  ["the king of a suit whose ace is gone", "KH 9D", { gone: "AH" }, "leadTop"],
  ["the king beside its ace", "KH AH 9D", {}, "tryToTake"],
  ["the king beside its ace and a trump", "KH AH 9S", {}, "keep SPADES_9 HEARTS_ACE"],
  ["the best of plain cards", "KC 9D", {}, "tryToTake"],
  ["the other one of them", "9D KC", {}, "leadLow"],
  ["the lowest of its suit", "10H QH 9S", {}, "leadLow"],
  ["one that is not the lowest of its suit", "QH 10H 9S", {}, "keep SPADES_9"],
  ["a trump where others may hold some", "9S JC AH", {}, "pullTrump"],
  ["a low trump where all the higher ones are out", "9S AH", {}, "leadTrump"],
  ["a high trump with all above it gone", "AS AH", { gone: "JS JC" }, "pullTrump"],
  ["a lone plain card beside the last trump", "10H 9S", {}, "leadLow"],
  ["a lone king beside the last trump", "KH 9S", {}, "keep SPADES_9"],
  ["a lone queen, which gives something away", "QD AH 9S", { gone: "AD" }, "leadSingleton"],
  ["a lone queen without a trump", "QD AH 9H", {}, "keep HEARTS_ACE"],
  ["a trump where no other has any", "9S AH 9H", { isTrumpOut: false }, "takeSure"],
  ["a trump that the partner alone may beat", "9S AH", { isTrumpOut: false, isClassic: true }, "tryToTake"],
  ["the lower of two such trumps", "9S AS", { isTrumpOut: false, isClassic: true }, "keep SPADES_ACE"],
  ["the lowest under a lost trick", "9H KH", { trick: "AH" }, "cannotWin"],
  ["a higher one under a lost trick", "KH 9H", { trick: "AH" }, "keep HEARTS_9"],
  [
    "a trump under a lost trick, beside a plain card",
    "9S 9D",
    { trick: "10S JS", playable: "9S" },
    "cannotWin",
  ],
  ["the higher of two discards", "KD 9C", { trick: "AH" }, "keep CLUBS_9"],
  ["the highest that takes the trick so far", "KH 10H", { trick: "9H" }, "tryToTake"],
  ["a lower one that takes the trick so far", "QH AH 10H", { trick: "9H" }, "keep HEARTS_ACE"],
  ["an ace thrown where nothing better is left", "AH KD 9D", { trick: "9C JS" }, "keepOthers"],
  ["a low card under the partner's last ace", "9H KH", { trick: "9D AH 10H", isClassic: true }, "cannotWin"],
  ["a low card under the partner's ace", "9H KH", { trick: "AH 10H", isClassic: true }, "partnerHasIt"],
];

test.each(REASONS)("the reason for %s is true of the hand", (_, cards, table, expected) => {
  expect(reasonOf(cards, table)).toBe(expected);
});

test.each([
  ["nobody has shown anything", [], true],
  ["one did not follow a trump", ["AS 9H 9S 10S"], true],
  ["none of them followed a trump", ["AS 9H 9C 10D"], false],
])("where %s, whether others may hold a trump is %s", (_, tricks, expected) => {
  const view = playing("JS JC", { tricks });
  const known = { hand: hand("JS JC"), trump: card("9S").suit, gone: [] };
  expect(mayHoldTrump([1, 2, 3], known, view)).toBe(expected);
  expect(mayHoldTrump([1, 2, 3], { ...known, gone: hand("7S 8S 9S 10S QS KS AS") }, view)).toBe(false);
});
