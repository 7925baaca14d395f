import type { buck } from "@buck/engine";
import { buckTexts as t } from "../../texts/buck.ts";
import { suitText } from "../../texts/cards.ts";
import { points, signed, tricks } from "../../texts/numbers.ts";
import { listNames, namePeople } from "../../texts/people.ts";
import { words } from "../../texts/words.ts";
import { cardsHeld } from "../hands.ts";
import type { HandMood, HandResult, ResultLine } from "../moment.ts";

/** What a finished hand did to everybody, best change first. */
export function handResult(view: buck.View): HandResult {
  const people = namePeople(view);
  const changes = view.scoreSheet.at(-1)?.changes ?? [];
  const changeOf = ({ position }: buck.PlayerView) => changes[position] ?? 0;
  const best = view.players.toSorted((a, b) => changeOf(a) - changeOf(b) || a.score - b.score);
  const hands = best.map(({ position }) => ({
    label: people(position).name,
    cards: cardsHeld(view, position),
  }));
  const blind = view.blind === null ? [] : [{ label: words.result.blind, cards: view.blind }];
  const { title, summary } = headline(view);
  return {
    title,
    summary: [summary, ...tie(view)].join(" "),
    mood: moodOf(view),
    lines: best.map((player) => ({
      key: String(player.position),
      name: people(player.position).name,
      what: whatHappened(view, player),
      change: signed(changeOf(player)),
      tone: toneOf(changeOf(player)),
      score: points(player.score),
      unit: words.toGo,
    })),
    held: [...hands, ...blind],
    closed: view.blind === null ? words.result.closed : null,
  };
}

function toneOf(change: number): ResultLine["tone"] {
  if (change === 0) return "none";
  return change < 0 ? "good" : "bad";
}

/** A bid that was made or not is the viewer's to be glad of or to forget; so are points for a hand stayed in, in vain. */
function moodOf({ viewer, winningBidderPosition, scoreSheet }: buck.View): HandMood {
  if (viewer === "spectator") return "even";
  const change = scoreSheet.at(-1)?.changes[viewer] ?? 0;
  if (change > 0) return "lost";
  return viewer === winningBidderPosition && change < 0 ? "won" : "even";
}

function headline(view: buck.View): Pick<HandResult, "title" | "summary"> {
  const { winningBidderPosition: bidder, highestBid: bid, trumpSuit } = view;
  const player = view.players.find(({ position }) => position === bidder);
  if (bidder === null || bid === null || player === undefined || trumpSuit === null) {
    return { title: t.noBidTitle, summary: t.noBidSummary };
  }
  const person = namePeople(view)(bidder);
  const bidding = { ...person, bid, suit: suitText(trumpSuit) };
  if (everybodyFolded(view)) return { title: t.takesAll(person), summary: t.takesAllWhy(bidding) };
  const result = { ...bidding, tricks: tricks(player.tricksTaken) };
  if (player.tricksTaken >= bid) return { title: t.made(person), summary: t.madeWhy(result) };
  return { title: t.set(person), summary: t.setWhy(result) };
}

/** Who shares the lowest score at zero or below, where that is why the game goes on (BUCK-END-3). */
function tie(view: buck.View): readonly string[] {
  const lowest = Math.min(...view.players.map(({ score }) => score));
  if (view.phase !== "ROUND_OVER" || lowest > 0) return [];
  const level = view.players.filter(({ score }) => score === lowest);
  return [t.level({ names: listNames(level.map(({ position }) => namePeople(view)(position).name)) })];
}

function everybodyFolded(view: buck.View): boolean {
  return view.tricks.length === 0 && view.players.filter((player) => !player.folded).length === 1;
}

function whatHappened(view: buck.View, player: buck.PlayerView): string {
  if (player.folded) return t.line.folded;
  const took = tricks(player.tricksTaken);
  if (player.position === view.winningBidderPosition && view.highestBid !== null) {
    const made = player.tricksTaken >= view.highestBid;
    const result = { bid: view.highestBid, tricks: took };
    return made ? t.line.made(result) : t.line.set(result);
  }
  return player.tricksTaken > 0 ? t.line.stayed({ tricks: took }) : t.line.stayedInVain;
}
