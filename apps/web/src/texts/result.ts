import { suitName } from "@buck/engine";
import type { buck, Position } from "@buck/engine";
import { tricks } from "./log.ts";
import { capital, peopleOf, verb } from "./people.ts";

export interface ResultLine {
  readonly position: Position;
  readonly name: string;
  readonly what: string;
  readonly change: number;
  readonly score: number;
}

export interface HandResult {
  readonly title: string;
  readonly story: string;
  readonly lines: readonly ResultLine[];
}

/** What a finished hand did to everybody, best change first. */
export function handResult(view: buck.View): HandResult {
  const people = peopleOf(view);
  const changes = view.scoreSheet.at(-1)?.changes ?? [];
  const lines = view.players.map((player) => ({
    position: player.position,
    name: people(player.position).name,
    what: whatHappened(view, player),
    change: changes[player.position] ?? 0,
    score: player.score,
  }));
  return { ...headline(view), lines: lines.toSorted((a, b) => a.change - b.change || a.score - b.score) };
}

function headline(view: buck.View): Pick<HandResult, "title" | "story"> {
  const { winningBidderPosition: bidder, highestBid: bid } = view;
  const player = view.players.find(({ position }) => position === bidder);
  if (bidder === null || bid === null || player === undefined) {
    return { title: "A hand without a bid", story: "Each needed one trick." };
  }
  const person = peopleOf(view)(bidder);
  const trump = view.trumpSuit === null ? "" : ` in ${suitName(view.trumpSuit)}`;
  const bidding = `${person.name} bid ${bid}${trump}`;
  if (everybodyFolded(view)) {
    return {
      title: `${person.name} ${verb(person, "take", "takes")} them all`,
      story: `${bidding} and nobody stayed: all five tricks without playing a card.`,
    };
  }
  if (player.tricksTaken >= bid) {
    return {
      title: `${person.name} made it`,
      story: `${bidding} and took ${tricks(player.tricksTaken)}.`,
    };
  }
  return {
    title: `${person.name} ${verb(person, "are", "is")} set`,
    story: `${bidding} and took ${tricks(player.tricksTaken)}: five points back.`,
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
  return player.tricksTaken > 0 ? `Stayed, took ${took}` : `${capital("stayed")} without a trick: set`;
}
