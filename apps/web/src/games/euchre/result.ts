import { euchre, suitName } from "@buck/engine";
import { signed, tricks } from "../../texts/numbers.ts";
import { namePeople } from "../../texts/people.ts";
import { inside, teamTexts } from "../../texts/teams.ts";
import { words } from "../../texts/words.ts";
import { cardsHeld } from "../hands.ts";
import type { HandResult, HeldCards, ResultLine } from "../moment.ts";
import { ownFirst } from "./log.ts";
import { members, teamMark } from "./teams.ts";

/** What a finished hand did to both teams. */
export function handResult(view: euchre.View): HandResult {
  const people = namePeople(view);
  const hands = view.players.map(({ position }) => ({
    label: people(position).name,
    cards: cardsHeld(view, position),
  }));
  return {
    title: title(view),
    summary: summary(view),
    lines: ownFirst(view).map((team) => line(view, team)),
    held: [...hands, ...asideCards(view)],
    closed: view.kitty === null ? words.result.closedKitty : null,
  };
}

function title(view: euchre.View): string {
  const { callingTeam, callerPosition } = view;
  const result = euchre.callResult(view);
  if (result === null || callingTeam === null || callerPosition === null) return "A hand without trump";
  const makers = teamMark(callingTeam, view.viewer).name;
  const caller = namePeople(view)(callerPosition);
  switch (result) {
    case "made":
      return view.alonePosition === null ? `${makers} made it` : `${caller.name} made it alone`;
    case "march":
      return `March! ${makers} took all five`;
    case "loneMarch":
      return `${caller.name} marched alone: all five!`;
    case "euchred":
      return `${makers} is euchred!`;
  }
}

/** How trump was made, and what came of it. */
export function summary(view: euchre.View): string {
  const { callerPosition, trumpSuit, callingTeam, calls, alonePosition } = view;
  if (callerPosition === null || trumpSuit === null || callingTeam === null) return "Everybody passed.";
  const orderedUp = calls.some(({ call }) => call === "ORDER_UP");
  const called = `${namePeople(view)(callerPosition).name} ${orderedUp ? "ordered up" : "named"} ${suitName(trumpSuit)}`;
  const took = `took ${tricks(view.tricksWon[callingTeam])}`;
  if (alonePosition !== null) return `${called}, went alone and ${took}.`;
  return `${called}, and ${inside(teamMark(callingTeam, view.viewer).name)} ${took}.`;
}

function line(view: euchre.View, team: euchre.Team): ResultLine {
  const mark = teamMark(team, view.viewer);
  const change = view.scoreSheet.at(-1)?.points[team] ?? 0;
  return {
    key: team,
    name: mark.name,
    team: mark,
    what: `${whatTheyDid(view, team)} and took ${tricks(view.tricksWon[team])}`,
    change: signed(change),
    tone: change > 0 ? "good" : "none",
    score: String(view.scores[team]),
    unit: teamTexts.of(view.options.targetScore),
  };
}

function whatTheyDid(view: euchre.View, team: euchre.Team): string {
  if (team !== view.callingTeam) return `${members(view, team)} defended`;
  if (view.alonePosition === null) return `${members(view, team)} called`;
  return `${namePeople(view)(view.alonePosition).name} went alone`;
}

/** The kitty where it is shown; else the dealer's own discard, for the dealer. */
function asideCards({ kitty, discard }: euchre.View): readonly HeldCards[] {
  if (kitty !== null) return [{ label: words.result.kitty, cards: kitty }];
  return discard === null ? [] : [{ label: words.result.discard, cards: [discard] }];
}
