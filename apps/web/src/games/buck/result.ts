import { suitName } from "@buck/engine";
import type { buck } from "@buck/engine";
import { points, signed, tricks } from "../../texts/numbers.ts";
import { namePeople, verb } from "../../texts/people.ts";
import { words } from "../../texts/words.ts";
import { cardsHeld } from "../hands.ts";
import type { HandResult, ResultLine } from "../moment.ts";

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
  return {
    ...headline(view),
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

function headline(view: buck.View): Pick<HandResult, "title" | "summary"> {
  const { winningBidderPosition: bidder, highestBid: bid } = view;
  const player = view.players.find(({ position }) => position === bidder);
  if (bidder === null || bid === null || player === undefined) {
    return { title: "A hand without a bid", summary: "Each needed one trick." };
  }
  const person = namePeople(view)(bidder);
  const trump = view.trumpSuit === null ? "" : ` in ${suitName(view.trumpSuit)}`;
  const bidding = `${person.name} bid ${bid}${trump}`;
  if (everybodyFolded(view)) {
    return {
      title: `${person.name} ${verb(person, "take", "takes")} them all`,
      summary: `${bidding} and nobody stayed: all five tricks without playing a card.`,
    };
  }
  if (player.tricksTaken >= bid) {
    return {
      title: `${person.name} made it`,
      summary: `${bidding} and took ${tricks(player.tricksTaken)}.`,
    };
  }
  return {
    title: `${person.name} ${verb(person, "are", "is")} set`,
    summary: `${bidding} and took ${tricks(player.tricksTaken)}: five points back.`,
  };
}

function everybodyFolded(view: buck.View): boolean {
  return view.tricks.length === 0 && view.players.filter((player) => !player.folded).length === 1;
}

function whatHappened(view: buck.View, player: buck.PlayerView): string {
  if (player.folded) return "Folded: nothing won, nothing lost";
  const took = tricks(player.tricksTaken);
  if (player.position === view.winningBidderPosition) {
    const made = player.tricksTaken >= (view.highestBid ?? 0);
    return `Bid ${view.highestBid}, took ${took}${made ? "" : ": set"}`;
  }
  return player.tricksTaken > 0 ? `Stayed, took ${took}` : "Stayed without a trick: set";
}
