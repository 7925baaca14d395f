import { buck } from "@buck/engine";
import type { Card } from "@buck/engine";
import { expect, test } from "vitest";
import { buckWords, cardsHeld, namePeople } from "@buck/words";
import { FIXTURES, still } from "../../dev/buck.ts";
import { cards } from "../../cards/notation.ts";
import { keyLabel } from "../../dev/buttons.tsx";
import { ruleSheet } from "../index.ts";
import { buckMoment, effects, gameResult, scoreLines, seatStatus } from "./moment.ts";
import { english } from "../../texts/language.ts";

function card(name: string): Card {
  const [found] = cards(name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
}

const told = (name: string) => {
  const { events, view } = still(name);
  return buckWords.logLines(english, events, namePeople(english, view)).map(({ text }) => text);
};

test.each([
  ["outbid", 0, { text: "bid 2", tone: "plain" }],
  ["outbid", 2, { text: "bid 3", tone: "bid" }],
  ["outbid", 1, { text: "passed", tone: "out" }],
  ["bid", 1, null],
  ["decided", 0, { text: "stayed", tone: "plain" }],
  ["decided", 1, null],
  ["follow", 3, { text: "folded", tone: "out" }],
  ["follow", 1, { text: "stayed", tone: "plain" }],
  ["follow", 2, { text: "bid 3", tone: "bid" }],
] as const)("in %s seat %i says %j", (name, position, status) => {
  expect(seatStatus(english, still(name).view, position)).toEqual(status);
});

test.each([
  ["secret", "decided"],
  ["clockwise", "stayed"],
] as const)("BUCK-OPT-7: with folding %s, others read of somebody who stays: %s", (folding, text) => {
  const { view } = still("decided");
  const seen: buck.View = { ...view, viewer: 1, options: { ...view.options, folding } };
  expect(seatStatus(english, seen, 0)).toEqual({ text, tone: "plain" });
});

test("BUCK-OPT-3: nobody is said to bid in a hand of dirty clubs", () => {
  const { view } = still("clubs");
  const asked = { bids: [], highestBid: null, winningBidderPosition: null };
  const turned: buck.View = { ...view, ...asked, phase: "TRUMP_REVEAL" };
  const dirty: buck.View = { ...turned, options: { ...view.options, clubsTurnUp: "dirty" } };
  expect([turned, dirty].map((each) => buckMoment(english, each).bid.text)).toEqual([
    "No bid yet",
    "No bidding",
  ]);
  expect([turned, dirty].map((each) => buckWords.promptFor(english, each).why)).toEqual([
    "Clubs are trump, and nobody may fold.",
    "Clubs are trump with no bidding, and everybody needs a trick.",
  ]);
  // The end of a game tells this sentence alone, below the winner.
  const scored = { ...dirty, scoreSheet: [{ round: view.round, changes: [-2, -1, -2, 5] }] };
  expect(buckWords.handResult(english, scored).summary).toBe(
    "Clubs were trump without any bidding, and everybody needed a trick.",
  );
});

test.each([
  ["bid", "3", "Bid 3"],
  ["bid", "P", "Pass"],
  ["outbid", "3", undefined],
  ["outbid", "4", "Bid 4"],
  ["declare", "D", "Diamonds"],
  ["fold", "F", "Fold"],
  ["fold", "S", "Stay"],
  ["waiting", "3", undefined],
])("in %s the key %s means %j", (name, key, label) => {
  expect(keyLabel({ game: "buck", view: still(name).view, events: [] }, key)).toEqual(label);
});

test.each([
  ["bid", "Your bid: 2 or more, or pass"],
  ["outbid", "Your bid: 4 or more, or pass"],
  ["bidding", "Bo to bid"],
  ["declare", "Name trump: pick a suit"],
  ["fold", "Stay or fold?"],
  ["decided", "Who stays and who folds?"],
  ["lead", "Your lead: any card"],
  ["follow", "Your turn: follow hearts"],
  ["free", "Your turn: any card"],
  ["waiting", "Ann to play"],
  ["reveal", "Ten of diamonds turned up"],
  ["result", "The hand is over"],
  ["over", "You win the game"],
  ["watch", "Dana to play"],
])("the prompt of %s says %s", (name, say) => {
  expect(buckWords.promptFor(english, still(name).view).say).toBe(say);
});

test.each([
  [false, "Who deals first?"],
  [true, "Cy deals"],
])("BUCK-SEAT-7: nobody is said to deal before the dealer is chosen: %s", (dealerChosen, say) => {
  const view: buck.View = { ...still("bid").view, phase: "DEALING", dealerChosen };
  expect(buckWords.promptFor(english, view)).toEqual({ say, why: "" });
});

test.each([
  ["follow", "The jack of diamonds is the left bower: it counts as a heart."],
  ["free", "You have no diamonds: you may trump with a heart."],
  ["outbid", "Ann has bid 3. Once you pass, you’re out of the bidding."],
  ["folded", "You folded: you can’t win or lose anything this hand."],
  ["lead", "Hearts are trump. You need 3 more."],
])("the reason of %s is: %s", (name, why) => {
  expect(buckWords.promptFor(english, still(name).view).why).toBe(why);
});

test("every fixture has a prompt with words in it", () => {
  const silent = Object.keys(FIXTURES).filter(
    (name) => buckWords.promptFor(english, still(name).view).say === "",
  );
  expect(silent).toEqual([]);
});

test("a name written from right to left leaves the number behind it as it is", () => {
  const { events, view } = still("result");
  const players = view.players.map((player) =>
    player.position === 3 ? { ...player, name: "محمد" } : player,
  );
  const lines = buckWords
    .logLines(english, events, namePeople(english, { ...view, players }))
    .map(({ text }) => text);
  expect(lines.at(-1)).toBe("Score: You −2, Bo +5, Ann −3, \u2068محمد\u2069 0.");
});

test("the log tells the hand in the viewer's words", () => {
  expect(told("free")).toEqual([
    "Cy deals.",
    "The ten of diamonds is turned up.",
    "You pass.",
    "Bo bids 2.",
    "Ann bids 3.",
    "Cy passes.",
    "Bo passes.",
    "Ann declares hearts trump.",
    "Cy folds.",
    "You stay.",
    "Bo stays.",
    "Ann leads the ace of hearts.",
    "You play the king of hearts.",
    "Bo plays the nine of hearts.",
    "Ann takes trick 1 with the ace of hearts.",
    "Ann leads the ace of diamonds.",
  ]);
});

test("a club turned up is explained, and its bowers are named", () => {
  expect(told("clubs")).toContain("The ten of clubs is turned up: clubs are trump and nobody may fold.");
  const people = namePeople(english, still("clubs").view);
  const events: buck.Event[] = [
    { type: "turnedUp", card: card("10C"), isClubsTurnUp: true },
    { type: "played", playerPosition: 1, card: card("JS") },
  ];
  expect(buckWords.logLines(english, events, people).at(-1)).toEqual({
    who: "Bo",
    text: "Bo leads the left bower.",
  });
});

test("a spectator is nobody at the table", () => {
  expect(told("watch").some((line) => line.startsWith("You"))).toBe(false);
});

test("the result says who made it, and why each score moved", () => {
  const { title, summary, lines } = buckWords.handResult(english, still("result").view);
  expect(title).toBe("Ann made it");
  expect(summary).toBe("Ann bid 3 in hearts and took three tricks.");
  expect(lines.map(({ name, what, change }) => [name, what, change])).toEqual([
    ["Ann", "Bid 3, took three tricks", "−3"],
    ["You", "Stayed, took two tricks", "−2"],
    ["Cy", "Folded: nothing won, nothing lost", "0"],
    ["Bo", "Stayed, took no tricks: set", "+5"],
  ]);
});

test("BUCK-END-3: a result that ends no game at zero says who is level", () => {
  const { view } = still("result");
  const at = (score: number) => {
    const players = view.players.map((player) => (player.position % 2 === 0 ? { ...player, score } : player));
    return buckWords.handResult(english, { ...view, players }).summary;
  };
  expect(at(-1)).toBe(
    "Ann bid 3 in hearts and took three tricks. You and Ann are tied: one more hand decides it.",
  );
  expect(at(1)).toBe("Ann bid 3 in hearts and took three tricks.");
});

test("a bid is the bidder's to be glad of, and a set is told as one to forget", () => {
  const { view } = still("result");
  expect(
    ([0, 1, 2, "spectator"] as const).map(
      (viewer) => buckWords.handResult(english, { ...view, viewer }).mood,
    ),
  ).toEqual(["even", "lost", "won", "even"]);
});

test("a game ends well or badly by so many points for who played, and neither for who watched", () => {
  const endings = ["over", "beaten", "watched-over"].map(
    (name) => gameResult(english, still(name).view)?.ending,
  );
  expect(endings).toEqual([
    { mood: "won", margin: 21 },
    { mood: "lost", margin: 21 },
    { mood: "watched", margin: 0 },
  ]);
});

test("everybody's five cards are known again when a hand is played", () => {
  const { view } = still("result");
  expect(cardsHeld(view, 2).map(({ id }) => id)).toEqual(cards("JH AH QH QC AD").map(({ id }) => id));
  expect(cardsHeld(view, 3)).toEqual([]);
});

test("the chart begins at the start and ends at the score", () => {
  const { view } = still("over");
  for (const { tint: position, points } of scoreLines(english, view)) {
    expect(points[0]).toBe(view.options.startScore);
    expect(points.at(-1)).toBe(view.players[position]?.score);
    expect(points).toHaveLength(view.scoreSheet.length + 1);
  }
});

function cues(name: string, from = 0) {
  const { view, events } = still(name);
  return effects(view, events.slice(from)).cues;
}

test("few sounds, and a call only when it is your turn", () => {
  expect(cues("follow")).toEqual(["bid", "card", "turn"]);
  expect(cues("waiting")).not.toContain("turn");
  expect(cues("result", -1)).toEqual(["good"]);
});

const unusual = (options: buck.Options) => ruleSheet(english, { game: "buck", options }).unusual;

test("only the rules that differ are told", () => {
  expect(unusual(buck.DEFAULT_OPTIONS)).toEqual([]);
  expect(unusual({ ...buck.DEFAULT_OPTIONS, allPass: "stick" })).toEqual([
    "If everybody else passes, the dealer must bid the minimum.",
  ]);
});

const tally = (name: string, from = 0) => effects(still(name).view, still(name).events.slice(from)).tally;

test("a finished hand is counted for the viewer, and nothing else is", () => {
  expect(tally("result")).toMatchObject({ hands: 1, tricks: 2, bids: 0, games: 0 });
  expect(tally("follow")).toBeNull();
  expect(effects(still("watch").view, still("result").events).tally).toBeNull();
  expect(tally("over", -3)).toMatchObject({ games: 1, wins: 1 });
});

test("a changed rule changes that rule alone, and nonsense changes none", () => {
  const rules = { game: "buck", options: buck.DEFAULT_OPTIONS } as const;
  const [startScore] = ruleSheet(english, rules).fields;
  expect(startScore?.with("10")).toEqual({ ...rules, options: { ...buck.DEFAULT_OPTIONS, startScore: 10 } });
  expect(startScore?.with("11")).toEqual(rules);
});

test("a finished game can be kept as a record", () => {
  const { view } = still("over");
  expect(gameResult(english, view)?.files.map(({ label, address }) => [label, address])).toEqual([
    ["Record", `/api/games/${view.gameId}`],
  ]);
});
