import { buck } from "@buck/engine";
import { buckTexts } from "../en/buck.ts";
import { listNames, namePeople } from "../people.ts";
import { points, signed, tricks } from "../numbers.ts";
import { suitText } from "../cards.ts";
import { cardsHeld } from "../handResult.ts";
import type { HandMood, HandResult, ResultLine } from "../handResult.ts";
import type { Language } from "../language.ts";

/** What a finished hand did to everybody, best change first. */
export function handResult(language: Language, view: buck.View): HandResult {
  const t = buckTexts(language);
  const people = namePeople(language, view);
  const changes = changesBy(view);
  const changeOf = ({ position }: buck.PlayerView) => changes?.[position] ?? 0;
  const best = view.players.toSorted((a, b) => changeOf(a) - changeOf(b) || a.score - b.score);
  const hands = best.map(({ position }) => ({
    label: people(position).name,
    cards: cardsHeld(view, position),
  }));
  const blind = view.blind === null ? [] : [{ label: t.blind, cards: view.blind }];
  const { title, summary } = headline(language, view);
  return {
    title,
    summary: [summary, ...tie(language, view)].join(" "),
    mood: moodOf(view),
    lines: (changes === null ? [] : best).map((player) => ({
      key: String(player.position),
      name: people(player.position).name,
      what: whatHappened(language, view, player),
      change: signed(language, changeOf(player)),
      tone: toneOf(changeOf(player)),
      score: points(language, player.score),
      unit: t.toGo,
    })),
    held: [...hands, ...blind],
    closed: view.blind === null ? t.closed : null,
  };
}

/** What the hand did to each score; null when everybody passed. */
function changesBy({ scoreSheet, round }: buck.View): readonly number[] | null {
  const last = scoreSheet.at(-1);
  return last?.round === round ? last.changes : null;
}

function toneOf(change: number): ResultLine["tone"] {
  if (change === 0) return "none";
  return change < 0 ? "good" : "bad";
}

/** A bid that was made or not is the viewer's to be glad of or to forget; so are points for a hand stayed in, in vain. */
function moodOf(view: buck.View): HandMood {
  const { viewer } = view;
  if (viewer === "spectator") return "even";
  const change = changesBy(view)?.[viewer] ?? 0;
  if (change > 0) return "lost";
  return viewer === view.winningBidderPosition && change < 0 ? "won" : "even";
}

function headline(language: Language, view: buck.View): Pick<HandResult, "title" | "summary"> {
  const t = buckTexts(language);
  const { winningBidderPosition: bidder, highestBid: bid, trumpSuit } = view;
  const player = view.players.find(({ position }) => position === bidder);
  if (changesBy(view) === null) return { title: t.passedTitle, summary: t.passedSummary };
  if (bidder === null || bid === null || player === undefined) {
    return { title: t.noBidTitle, summary: t.noBidSummary };
  }
  const person = namePeople(language, view)(bidder);
  const bidding = { ...person, bid, suit: trumpSuit === null ? t.noTrump : suitText(language, trumpSuit) };
  if (everybodyFolded(view)) return { title: t.takesAll(person), summary: t.takesAllWhy(bidding) };
  const result = { ...bidding, tricks: tricks(language, player.tricksTaken) };
  if (player.tricksTaken >= bid) return { title: t.made(person), summary: t.madeWhy(result) };
  return { title: t.set(person), summary: t.setWhy({ ...result, penalty: buck.SET_PENALTY }) };
}

/** Who shares the lowest score at zero or below, where that is why the game goes on (BUCK-END-3). */
function tie(language: Language, view: buck.View): readonly string[] {
  const t = buckTexts(language);
  const lowest = Math.min(...view.players.map(({ score }) => score));
  if (view.gameOver || lowest > 0) return [];
  const level = view.players.filter(({ score }) => score === lowest);
  return [
    t.level({
      names: listNames(
        language,
        level.map(({ position }) => namePeople(language, view)(position).name),
      ),
    }),
  ];
}

function everybodyFolded(view: buck.View): boolean {
  return view.tricks.length === 0 && view.players.filter((player) => !player.folded).length === 1;
}

function whatHappened(language: Language, view: buck.View, player: buck.PlayerView): string {
  const t = buckTexts(language);
  if (player.folded) return t.line.folded;
  const took = tricks(language, player.tricksTaken);
  if (player.position === view.winningBidderPosition && view.highestBid !== null) {
    const made = player.tricksTaken >= view.highestBid;
    const result = { bid: view.highestBid, tricks: took };
    return made ? t.line.made(result) : t.line.set(result);
  }
  return player.tricksTaken > 0 ? t.line.stayed({ tricks: took }) : t.line.stayedInVain;
}
