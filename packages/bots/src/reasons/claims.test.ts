import { POSITIONS } from "@buck/engine/testing";
import {
  beats,
  effectiveSuit,
  GAME_NAMES,
  games,
  ledSuit,
  strength,
  winningPlay,
  withChance,
} from "@buck/engine";
import type { Card, Game, GameAction, GameName, Games, Position, Suit, Trick } from "@buck/engine";
import { expect, test } from "vitest";
import { seeded, shuffled } from "../../test/chance.ts";
import { reasons } from "../index.ts";
import type { Reason, ReasonKey } from "../index.ts";

const SEEDS = 25;
const DECISIONS = 50;

/** Stands for the card of a bid or a call. */
const NO_CARD: Card = { id: "SPADES_9", suit: "SPADES", rank: "9" };

/** What a reason was given for, and all cards. */
interface Given<Name extends GameName = GameName> {
  readonly action: GameAction<Name>;
  readonly reason: Reason;
  readonly seat: Position;
  /** The card of the action. */
  readonly card: Card;
  readonly hand: readonly Card[];
  readonly playable: readonly Card[];
  readonly trump: Suit;
  readonly trick: Trick;
  /** In the hands of those who did not fold. */
  readonly others: readonly Card[];
}

/** Reasons for everything that could be done in a game of chance. */
function* reasonsIn<Name extends GameName>(game: Name, seed: number): Generator<Given<Name>> {
  const rules: Game<Games[Name]> = games[game];
  const random = seeded(seed);
  let state = rules.create();
  const apply = (action: unknown) => {
    const result = rules.apply(state, action);
    if (!result.ok) throw new Error(`seed ${seed}: ${result.code}`);
    ({ state } = result);
  };
  for (const playerPosition of POSITIONS)
    apply({ type: "ADD_PLAYER", id: `p${playerPosition}`, name: `P${playerPosition}`, playerPosition });
  for (let decisions = 0; decisions < DECISIONS && !state.gameOver;) {
    const next = rules.nextTableAction(state);
    if (next !== null) {
      apply(withChance(next, { deck: () => shuffled(random), below: random }));
      continue;
    }
    decisions += 1;
    const [seat = 0] = rules.toAct(state);
    const view = rules.view(state, seat);
    const actions = rules.legalActions(view);
    const choices = actions.map((action) => ({ action, points: 0, error: 0, regret: 0, regretError: 0 }));
    const handOf = (position: Position) => state.players[position]?.hand ?? [];
    const table = {
      seat,
      hand: handOf(seat),
      playable: handOf(seat).filter(({ id }) =>
        actions.some((each) => "cardId" in each && each.cardId === id),
      ),
      trump: state.trumpSuit ?? "SPADES",
      trick: state.currentTrick,
      others: state.players
        .filter((player) => player.position !== seat && !("folded" in player && player.folded))
        .flatMap(({ position }) => handOf(position)),
    };
    for (const choice of choices) {
      const found = reasons<Name>(game, view, { choices, worlds: 1, pointWorth: 0 }, choice).at(-1);
      const { action } = choice;
      const card = table.playable.find(({ id }) => "cardId" in action && action.cardId === id) ?? NO_CARD;
      if (found !== undefined) yield { ...table, action, card, reason: found };
    }
    apply(actions[random(actions.length)]);
  }
}

const suitOf = ({ card, trump }: Given) => effectiveSuit(card, trump);

/** Cards of the same suit that are higher, or with -1 lower. */
function ofSuit(given: Given, cards: readonly Card[], sign: 1 | -1): readonly Card[] {
  const { card, trump } = given;
  const height = (each: Card) => sign * strength(each, trump);
  return cards.filter((each) => effectiveSuit(each, trump) === suitOf(given) && height(each) > height(card));
}

const isAlone = (given: Given) =>
  given.hand.filter((held) => effectiveSuit(held, given.trump) === suitOf(given)).length === 1;
const hasTrump = ({ hand, trump }: Given) => hand.some((held) => effectiveSuit(held, trump) === trump);
const holdsAll = ({ reason, hand }: Given) =>
  reason.cards.every(({ id }) => hand.some((held) => held.id === id));
const winners = ({ trick, trump, playable }: Given) => {
  const led = ledSuit(trick, trump) ?? trump;
  return playable.filter((held) => beats(held, winningPlay(trick.cards, trump).card, { led, trump }));
};
const bidsThem = ({ action, reason }: Given) => "amount" in action && action.amount === reason.tricks;
const isLowest = (given: Given) => ofSuit(given, given.playable, -1).length === 0;

/** What each reason says, held against the cards. */
const CLAIMS: Partial<Readonly<Record<ReasonKey, (given: Given) => boolean>>> = {
  bidSure: bidsThem,
  bidLikely: bidsThem,
  strongestSuit: holdsAll,
  staySure: holdsAll,
  stayLikely: holdsAll,
  orderUp: holdsAll,
  orderUpPartner: holdsAll,
  callSuit: holdsAll,
  // With a card that nothing beats, or a bower.
  pullTrump: holdsAll,
  discardVoid: (given) => isAlone(given) && hasTrump(given) && suitOf(given) !== given.trump,
  discardWeak: isLowest,
  leadTop: (given) => ofSuit(given, [...given.hand, ...given.others], 1).length === 0,
  leadSingleton: (given) => isAlone(given) && hasTrump(given) && given.hand.length > 2,
  leadLow: isLowest,
  takeSure: (given) => suitOf(given) === given.trump && ofSuit(given, given.others, 1).length === 0,
  takeLast: (given) => winners(given).includes(given.card),
  partnerHasIt: ({ trick, trump, seat }) => winningPlay(trick.cards, trump).playerPosition % 2 === seat % 2,
  cannotWin: (given) => winners(given).length === 0 && isLowest(given),
  keepForLater: (given) =>
    given.reason.cards.length > 0 && holdsAll(given) && !given.reason.cards.includes(given.card),
};

test.each(GAME_NAMES)("%s: what reasons say of a hand is true of it", (game) => {
  const said = new Set<ReasonKey>();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    for (const given of reasonsIn(game, seed)) {
      const { key } = given.reason;
      said.add(key);
      const isTrue = CLAIMS[key]?.(given) ?? true;
      expect(isTrue, `seed ${seed}: ${JSON.stringify(given)}`).toBe(true);
    }
  }
  expect([...said]).toEqual(
    expect.arrayContaining(["leadTop", "leadLow", "cannotWin", "keepForLater", "pullTrump"]),
  );
});
