import { euchre } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { euchreWords } from "@buck/words";
import { expect, test } from "vitest";
import { cards } from "../../cards/notation.ts";
import { CLASSIC_FIXTURES, classicStill } from "../../dev/euchre.ts";
import { keyLabel, shownButtons } from "../../dev/buttons.tsx";
import { ruleSheet, teamAt } from "../index.ts";
import {
  callOf,
  cardDecision,
  effects,
  euchreMoment,
  gameResult,
  passOf,
  predict,
  scoreLines,
  scoreboard,
  seatStatus,
  seats,
  shows,
} from "./moment.ts";
import { english } from "../../texts/language.ts";

const still = (name: string) => classicStill(`classic-${name}`);
const shown = (name: string) => ({ game: "euchre", view: still(name).view, events: [] }) as const;
const momentIn = (name: string) => euchreMoment(english, still(name).view);
const told = (name: string) => {
  const { events, view } = still(name);
  return euchreWords.logLines(english, events, view).map(({ text }) => text);
};

test.each([
  ["order", 0, null],
  ["pickup", 1, { text: "passed", tone: "out" }],
  ["second", 1, null],
  ["stuck", 1, { text: "passed", tone: "out" }],
  ["lead", 0, { text: "called", tone: "bid" }],
  ["lead", 1, null],
  ["alone", 0, { text: "alone", tone: "bid" }],
  ["alone", 2, { text: "sitting out", tone: "out" }],
] as const)("in %s seat %i says %j", (name, position, status) => {
  expect(seatStatus(english, still(name).view, position)).toEqual(status);
});

test.each([
  ["order", "Order up hearts, or pass?", "Cy would pick up the ten of hearts."],
  ["ask-partner", "Order up hearts, or pass?", "Your partner Ann would pick up the ten of hearts."],
  ["pickup", "Pick up the ten of hearts, or pass?", "Hearts would be trump, and you would discard a card."],
  ["second", "Name trump, or pass?", "Any suit except hearts, which were turned down."],
  ["held", "Name trump, or pass?", "Any suit in your hand except hearts, which were turned down."],
  ["stuck", "You must name trump", "Everybody passed. Any suit except hearts."],
  ["partner", "Ann to call or pass", "The ten of hearts is turned up; Ann dealt."],
  ["discard", "Discard one of your six cards", "Ann ordered it up, and you took the ten of hearts."],
  ["discarding", "Cy discards a card", "You ordered up hearts."],
  ["lead", "Your lead: any card", "Three more tricks and your team makes it."],
  ["out", "Cy to play", "Dana plays alone: you sit this hand out."],
  ["march", "The hand is over", "Next hand in a moment."],
  ["over", "Your team wins the game", ""],
  ["watch", "Ann to play", "Trick 1 of 5: team A 0, team B 0. Hearts were led."],
])("the prompt of %s says %s, because: %s", (name, say, why) => {
  expect(euchreWords.promptFor(english, still(name).view)).toEqual({ say, why });
});

test.each([
  [false, "10H JH QH KH AH", "Any suit except hearts."],
  [true, "10H JH QH KH 9S", "Any suit in your hand except hearts."],
  [true, "JD JH QH KH AH", "Any suit in your hand except hearts."],
  [true, "9H JH QH KH AH", "You have nothing but hearts, so name any other suit."],
])("a dealer who must name trump, only a suit held: %s, with %s is told: %s", (held, hand, why) => {
  const { view } = still("stuck");
  const options = { ...view.options, callOnlySuitsHeld: held };
  const players = view.players.map((player) =>
    player.position === view.viewer ? { ...player, hand: cards(hand) } : player,
  );
  expect(euchreWords.promptFor(english, { ...view, options, players }).why).toBe(`Everybody passed. ${why}`);
});

test("whoever waits is told which trick it is and how many each team has", () => {
  const { view } = still("watch");
  const later: euchre.View = { ...view, viewer: 1, tricksWon: { a: 1, b: 2 } };
  expect(euchreWords.promptFor(english, later).why).toBe(
    "Trick 1 of 5: your team 2, their team 1. Hearts were led.",
  );
  const [first] = still("march").view.tricks;
  if (first === undefined) throw new Error("no trick");
  expect(euchreWords.promptFor(english, { ...view, tricks: [first, first] }).why).toContain("Trick 3 of 5");
});

test("every fixture has a prompt with words in it", () => {
  const silent = Object.keys(CLASSIC_FIXTURES).filter(
    (name) => euchreWords.promptFor(english, classicStill(name).view).say === "",
  );
  expect(silent).toEqual([]);
});

test("whoever must go alone to order up their partner is told so, and cannot switch it off", () => {
  const { view } = still("ask-partner");
  const canadian: euchre.View = { ...view, options: { ...view.options, canadian: true } };
  expect(euchreWords.promptFor(english, canadian).why).toContain("you go alone");
  expect(callOf(canadian, { suit: "HEARTS", alone: false })).toBeNull();
  expect(callOf(canadian, { suit: "HEARTS", alone: true })).toMatchObject({ pickUp: true, goAlone: true });
});

const labels = (name: string) =>
  shownButtons(shown(name)).map(({ label, isEnabled }) => (isEnabled ? label : `(${label})`));

test.each([
  ["order", ["Pass", "Alone", "Order up hearts"]],
  ["pickup", ["Pass", "Alone", "Pick up hearts"]],
  ["second", ["Pass", "Spades", "(Hearts)", "Diamonds", "Clubs", "Alone"]],
  ["held", ["Pass", "Spades", "(Hearts)", "(Diamonds)", "Clubs", "Alone"]],
  ["stuck", ["Spades", "(Hearts)", "Diamonds", "Clubs", "Alone"]],
  ["no-loners", ["Pass", "Order up hearts"]],
  ["discard", []],
  ["lead", []],
])("in %s the buttons are %j", (name, buttons) => {
  expect(labels(name)).toEqual(buttons);
});

test.each([
  ["order", "O", "Order up hearts"],
  ["order", "P", "Pass"],
  ["order", "A", "Alone"],
  ["order", "H", undefined],
  ["second", "S", "Spades"],
  ["second", "1", "Spades"],
  ["second", "4", "Clubs"],
  ["second", "H", undefined],
  ["second", "O", undefined],
  ["stuck", "P", undefined],
  ["lead", "1", undefined],
])("in %s the key %s means %j", (name, key, label) => {
  expect(keyLabel(shown(name), key)).toEqual(label);
});

test("a call says alone only when it is, and only a suit that may be called is found", () => {
  const order = still("order").view;
  expect(callOf(order, { suit: "HEARTS", alone: true })).toEqual({
    type: "CALL_TRUMP",
    playerPosition: 0,
    pickUp: true,
    goAlone: true,
  });
  expect(callOf(order, { suit: "SPADES", alone: false })).toBeNull();
  const second = still("second").view;
  expect(callOf(second, { suit: "CLUBS", alone: false })).toEqual({
    type: "CALL_TRUMP",
    playerPosition: 0,
    suit: "CLUBS",
    goAlone: false,
  });
  expect(callOf(second, { suit: "HEARTS", alone: false })).toBeNull();
  expect(passOf(second)).toEqual({ type: "PASS_TRUMP", playerPosition: 0 });
  expect(passOf(still("stuck").view)).toBeNull();
});

test("a dealer with six cards throws one away, and it leaves the hand at once", () => {
  const { view } = still("discard");
  const moment = momentIn("discard");
  expect(moment.hand).toHaveLength(6);
  expect(moment.playable).toHaveLength(6);
  expect(moment.cardUse).toBe("discard");
  expect(moment.refusals).toEqual({});
  expect(cardDecision(view, "HEARTS_ACE")).toBeNull();
  const move = cardDecision(view, "SPADES_9");
  expect(move).toEqual({ type: "DISCARD", playerPosition: 3, cardId: "SPADES_9" });
  if (move === null) return;
  const after = predict(view, move);
  expect(euchreMoment(english, after)).toMatchObject({ isMyTurn: false, hand: { length: 5 } });
  expect([shows(view, move), shows(after, move)]).toEqual([false, true]);
});

test("a played card lies in the trick before the table answers, and the next player is asked", () => {
  const { view } = still("lead");
  const move = cardDecision(view, "HEARTS_JACK");
  if (move === null) throw new Error("the jack cannot be played");
  const after = predict(view, move);
  expect(after.currentTrick.cards.map(({ card }) => card.id)).toEqual(["HEARTS_JACK"]);
  expect(euchreWords.promptFor(english, after).say).toBe("Bo to play");
});

test("whoever sits out is told why no card of theirs is played", () => {
  const { view } = still("out");
  const { hand, refusals } = momentIn("out");
  const own = hand[0]?.id ?? "SPADES_9";
  expect(refusals[own]).toBe("Your partner plays alone, so you sit this hand out.");
  expect(cardDecision(view, own)).toBeNull();
  expect(seats(english, view).map(({ isOut }) => isOut)).toEqual([false, false, true, false]);
});

test("the log tells a hand that was turned down", () => {
  expect(told("stuck")).toEqual([
    "You deal.",
    "The ten of hearts is turned up.",
    "Dana passes.",
    "Bo passes.",
    "Ann passes.",
    "You pass.",
    "You turn the ten of hearts down.",
    "Dana passes.",
    "Bo passes.",
    "Ann passes.",
  ]);
});

test("the log tells going alone", () => {
  expect(told("out")).toEqual([
    "Cy deals.",
    "The ten of hearts is turned up.",
    "Dana orders up hearts and goes alone!",
    "You sit this hand out.",
    "Cy picks up the ten of hearts.",
    "Cy discards a card.",
    "Dana leads the right bower.",
    "Bo plays the nine of hearts.",
  ]);
});

test.each([
  ["made", "Your team makes it: one point. Now your team 1, their team 0."],
  ["march", "March! Your team takes all five tricks: two points. Now your team 2, their team 0."],
  [
    "lone-march",
    "A lone march! Your team takes all five tricks: four points. Now your team 4, their team 0.",
  ],
  ["euchred", "Your team is euchred! Two points for their team. Now your team 0, their team 2."],
])("the log ends %s with: %s", (name, line) => {
  expect(told(name).at(-1)).toBe(line);
});

test("what else the table announces has a sentence, and a first dealer by lot has none", () => {
  const { view } = still("order");
  const [jack] = view.players[0]?.hand ?? [];
  if (jack === undefined) throw new Error("no card");
  const lines = euchreWords.logLines(
    english,
    [
      { type: "joined", playerPosition: 1, id: "p1", name: "Bo" },
      { type: "left", playerPosition: 1, name: "Bo" },
      { type: "swapped", playerPosition: 0, otherPosition: 1 },
      { type: "dealerChosen", dealerPosition: 2, turned: [] },
      { type: "dealerChosen", dealerPosition: 2, turned: [jack] },
      { type: "called", playerPosition: 1, trumpSuit: "SPADES", goAlone: false },
      { type: "allPassed", dealerPosition: 3 },
      { type: "gameWon", teams: ["b"] },
      { type: "newGame" },
    ],
    view,
  );
  expect(lines.map(({ who, text }) => (who === null ? `– ${text}` : text))).toEqual([
    "Bo sits down.",
    "Bo leaves the table.",
    "– You and Bo switch seats.",
    "Ann gets the jack of hearts and deals first.",
    "Bo names spades trump.",
    "– Everybody passed twice: nobody scores, and the cards are dealt again.",
    "Their team wins the game!",
    "– A new game begins.",
  ]);
});

test("a spectator is nobody at the table, and teams have letters", () => {
  expect(told("watch").some((line) => line.startsWith("You"))).toBe(false);
  expect(scoreboard(english, still("watch").view).map(({ name }) => name)).toEqual(["Team A", "Team B"]);
});

test.each([
  ["made", "Your team made it", "+1", "0"],
  ["march", "March! Your team took all five", "+2", "0"],
  ["lone-march", "You took all five alone!", "+4", "0"],
  ["euchred", "Your team got euchred!", "0", "+2"],
])("the result of %s is headed %s", (name, title, own, other) => {
  const result = euchreWords.handResult(english, still(name).view);
  expect(result.title).toBe(title);
  expect(result.lines.map(({ name: team, change }) => [team, change])).toEqual([
    ["Your team", own],
    ["Their team", other],
  ]);
});

test("a hand made or lost alone is told as such", () => {
  const made = euchreWords.handResult(english, { ...still("made").view, alonePosition: 0 });
  expect(made.title).toBe("You made it alone");
  const euchred = euchreWords.handResult(english, { ...still("euchred").view, alonePosition: 0 });
  expect([euchred.title, euchred.summary]).toEqual([
    "Your team got euchred!",
    "You named diamonds, went alone and took one trick.",
  ]);
});

test.each([
  ["made", 0, "won"],
  ["made", 1, "even"],
  ["euchred", 1, "lost"],
  ["euchred", 0, "won"],
  ["euchred", "spectator", "even"],
] as const)("after %s the hand was for %s: %s", (name, viewer, mood) => {
  expect(euchreWords.handResult(english, { ...still(name).view, viewer }).mood).toBe(mood);
});

test.each([
  [0, "won"],
  [1, "lost"],
  ["spectator", "watched"],
] as const)("the end of the game was for %s: %s", (viewer, mood) => {
  expect(gameResult(english, { ...still("over").view, viewer })?.ending.mood).toBe(mood);
});

test("the result says who did what", () => {
  const euchred = euchreWords.handResult(english, still("euchred").view);
  expect(euchred.summary).toBe("You named diamonds, and your team took one trick.");
  expect(euchred.lines.map(({ what }) => what)).toEqual([
    "You and Cy called and took one trick",
    "Dana and Ann defended and took four tricks",
  ]);
  const alone = euchreWords.handResult(english, still("lone-march").view);
  expect(alone.summary).toBe("You ordered up hearts, went alone and took five tricks.");
  expect(alone.lines[0]?.what).toBe("You went alone and took five tricks");
});

const heldBy = (name: string) =>
  Object.fromEntries(
    euchreWords.handResult(english, still(name).view).held.map(({ label, cards }) => [label, cards.length]),
  );

test("cards stay closed until the house shows them, but the dealer knows the discard", () => {
  expect(heldBy("lone-march")).toEqual({ You: 5, Bo: 5, Ann: 0, Cy: 5 });
  expect(heldBy("dealer-march")).toMatchObject({ Discard: 1 });
  expect(heldBy("shown")).toEqual({ You: 5, Bo: 5, Ann: 5, Cy: 5, "The kitty": 4 });
  expect(euchreWords.handResult(english, still("lone-march").view).closed).not.toBeNull();
  expect(euchreWords.handResult(english, still("shown").view).closed).toBeNull();
});

test("the game ends with two teams, the winners first, and a chart that ends at the score", () => {
  const { view } = still("over");
  const result = gameResult(english, view);
  expect(result?.title).toBe("Your team wins the game");
  expect(result?.standings.map(({ place, name, score }) => [place, name, score])).toEqual([
    [1, "You and Ann", String(view.scores.a)],
    [2, "Bo and Cy", String(view.scores.b)],
  ]);
  expect(result?.chart.goal).toBe(11);
  expect(scoreLines(english, view).map(({ points }) => [points[0], points.at(-1)])).toEqual([
    [0, view.scores.a],
    [0, view.scores.b],
  ]);
  expect(gameResult(english, still("march").view)).toBeNull();
});

test("a finished game can be kept as a record and in the notation other programs read", () => {
  const { view } = still("over");
  expect(gameResult(english, view)?.files.map(({ label, address }) => [label, address])).toEqual([
    ["Record", `/api/games/${view.gameId}`],
    ["EGN file", `/api/games/${view.gameId}/egn`],
  ]);
});

test("few sounds, and a hand is counted for the viewer alone", () => {
  const cues = (name: string, from = 0) => effects(still(name).view, still(name).events.slice(from)).cues;
  expect(cues("discard")).toEqual(["bid", "turn"]);
  expect(cues("march", -1)).toEqual(["good"]);
  expect(cues("euchred", -1)).toEqual(["bad"]);
  const tally = (name: string) => effects(still(name).view, still(name).events).tally;
  expect(tally("march")).toMatchObject({ hands: 1, bids: 1, made: 1, tricks: 5, games: 0 });
  expect(tally("euchred")).toMatchObject({ bids: 1, made: 0 });
  expect(tally("over")).toMatchObject({ games: 1, wins: 1 });
  expect(tally("lead")).toBeNull();
  expect(effects(still("watch").view, still("march").events).tally).toBeNull();
});

const sheet = (options: Partial<euchre.Options> = {}) =>
  ruleSheet(english, { game: "euchre", options: { ...euchre.DEFAULT_OPTIONS, ...options } });

test("only the rules that differ are told, also those no form asks for", () => {
  expect(sheet().unusual).toEqual([]);
  expect(sheet({ targetScore: 5, canadian: true, lonerMarchScore: 5 }).unusual).toEqual([
    "The first team to 5 points wins.",
    "If you order up your partner, you must go alone.",
    "Taking all five tricks alone scores 5 points.",
  ]);
  expect(sheet({ targetScore: 21 }).goal).toBe("to 21 points");
  expect(sheet({ targetScore: 1 }).goal).toBe("to 1 point");
});

test("every rule that is asked for has a sentence for each of its values", () => {
  const empty = sheet().fields.flatMap((field) =>
    field.values.filter(({ value }) => {
      const next = ruleSheet(english, field.with(value)).fields.find(({ name }) => name === field.name);
      return next?.text === "" || next?.value !== value;
    }),
  );
  expect(empty).toEqual([]);
  expect(sheet({ stickTheDealer: false }).fields).toHaveLength(10);
});

const asks = (options: Partial<euchre.Options>) =>
  sheet(options).fields.some(({ name }) => name === "afterAllPass");

test("what happens after all passed is asked only where all can pass", () => {
  expect(asks({})).toBe(false);
  expect(asks({ stickTheDealer: false })).toBe(true);
});

test("ways to play are there by names that people know, and a change makes it one's own", () => {
  const chosen = (options: Partial<euchre.Options>) =>
    sheet(options)
      .presets.filter(({ isChosen }) => isChosen)
      .map(({ name }) => name);
  expect(sheet().presets.map(({ title }) => title)).toEqual([
    "Stick the dealer",
    "Dealer may pass",
    "Canadian loner",
    "Old style",
  ]);
  expect(chosen({})).toEqual(["usual"]);
  expect(chosen(euchre.PRESETS["euchre-cli"])).toEqual(["old"]);
  expect(chosen({ targetScore: 5 })).toEqual([]);
});

test("without loners nobody must go alone, and nonsense changes nothing", () => {
  const { fields } = sheet({ canadian: true });
  const change = (option: string, value: string) => fields.find(({ name }) => name === option)?.with(value);
  expect(change("goingAlone", "false")).toMatchObject({ options: { goingAlone: false, canadian: false } });
  for (const nonsense of ["", "0", "-3", "2.5", "many"]) {
    expect(change("targetScore", nonsense)).toMatchObject({ options: { targetScore: 10, canadian: true } });
  }
  expect(change("showHands", "1")).toMatchObject({ options: { showHands: "game" } });
});

test("a game may be played to any number, and everything else to what is listed", () => {
  const { fields } = sheet();
  expect(fields.filter(({ mostNumber }) => mostNumber !== null).map(({ name }) => name)).toEqual([
    "targetScore",
  ]);
  const odd = fields.find(({ name }) => name === "targetScore")?.with("21");
  expect(odd === undefined ? null : ruleSheet(english, odd)).toMatchObject({
    goal: "to 21 points",
    unusual: ["The first team to 21 points wins."],
  });
});

test("partners sit across, and are yours or theirs", () => {
  expect(([0, 1, 2, 3] as const).map((seat) => teamAt(english, "euchre", seat, 1)?.name)).toEqual([
    "Their team",
    "Your team",
    "Their team",
    "Your team",
  ]);
  expect(teamAt(english, "euchre", 3, "spectator")).toEqual({
    letter: "B",
    name: "Team B",
    inside: "team B",
    unit: "team B",
  });
  expect(teamAt(english, "buck", 3, 0)).toBeNull();
});

test("no card the viewer may not see is in a moment", () => {
  const { view } = still("out");
  const mine = view.players[2]?.hand?.map(({ id }) => id) ?? [];
  const open: readonly CardId[] = [...mine, "HEARTS_10", "HEARTS_JACK", "HEARTS_9"];
  const shownIds = JSON.stringify(momentIn("out")).match(/(SPADES|HEARTS|DIAMONDS|CLUBS)_\w+/g) ?? [];
  expect(shownIds.filter((id) => !open.some((each) => each === id))).toEqual([]);
});

test("the trick is counted, and how many each team has", () => {
  expect(momentIn("order").trickLabel).toBe("");
  const { trickLabel, teamTricks } = momentIn("alone");
  expect(trickLabel).toBe("Trick 1 of 5");
  expect(teamTricks.map(({ team, tricks }) => [team.name, tricks])).toEqual([
    ["Your team", 0],
    ["Their team", 0],
  ]);
  expect(momentIn("march")).toMatchObject({
    trickLabel: "Trick 5 of 5",
    teamTricks: [{ tricks: 5 }, { tricks: 0 }],
  });
});
