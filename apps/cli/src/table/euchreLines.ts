import { euchre } from "@buck/engine";
import { english, listNames } from "@buck/words";
import { commonLines } from "./eventLines.ts";
import type { EventContext, NameOf } from "./eventLines.ts";
import { cardTitle, counted, suitTitle } from "../terminal/cards.ts";

export function linesOf(event: euchre.Event, context: EventContext): readonly string[] {
  const { nameOf } = context;
  switch (event.type) {
    case "swapped":
      return [`${nameOf(event.playerPosition)} and ${nameOf(event.otherPosition)} swap seats`];
    case "dealerChosen":
      return foundDealer(event, nameOf);
    case "turnedUp":
      return [`${cardTitle(event.card)} turned up`];
    case "passed":
      return [`${nameOf(event.playerPosition)} passes`];
    case "turnedDown":
      return [`${cardTitle(event.card)} turned down`];
    case "orderedUp":
    case "called":
      return calledLines(event, nameOf);
    case "pickedUp":
      return [`${nameOf(event.playerPosition)} picks up the ${cardTitle(event.card)}`];
    case "discarded":
      return [`${nameOf(event.playerPosition)} discards`];
    case "sitsOut":
      return [`${nameOf(event.playerPosition)} sits out`];
    case "farmersHandShown":
      return [`${nameOf(event.playerPosition)} shows a farmer's hand: the cards are dealt again`];
    case "defended":
      return event.alone ? [`${nameOf(event.playerPosition)} defends alone`] : [];
    case "defenseOpened":
      return [];
    case "allPassed":
      return ["Everybody passed: the cards are dealt again"];
    case "roundScored":
      return scored(event, nameOf);
    case "gameWon":
      return [won(event, nameOf)];
    default:
      return commonLines(event, context);
  }
}

function won({ teams }: Extract<euchre.Event, { type: "gameWon" }>, nameOf: NameOf): string {
  const [first, ...others] = teams;
  return first === undefined || others.length > 0
    ? "Both teams share the win!"
    : `${teamName(first, nameOf)} win!`;
}

/** The line for the black jack that chose the first dealer; none by another rule. */
function foundDealer(
  { dealerPosition, turned }: Extract<euchre.Event, { type: "dealerChosen" }>,
  nameOf: NameOf,
): readonly string[] {
  const last = turned.at(-1);
  return last === undefined
    ? []
    : [`${cardTitle(last)} is the first black jack: ${nameOf(dealerPosition)} deals first`];
}

function calledLines(
  { playerPosition, trumpSuit, goAlone }: Extract<euchre.Event, { type: "orderedUp" | "called" }>,
  nameOf: NameOf,
): readonly string[] {
  const line = `${nameOf(playerPosition)} orders up ${suitTitle(trumpSuit)}`;
  return goAlone ? [line, `${nameOf(playerPosition)} goes alone`] : [line];
}

function scored(
  { result, callingTeam, scores }: Extract<euchre.Event, { type: "roundScored" }>,
  nameOf: NameOf,
): readonly string[] {
  const winners = result === "euchred" ? euchre.otherTeam(callingTeam) : callingTeam;
  return [
    `${teamName(winners, nameOf)} win the hand`,
    ...exclamation(result),
    ...euchre.TEAMS.map((team) => `${teamName(team, nameOf)} have ${counted(scores[team], "point")}`),
  ];
}

function exclamation(result: euchre.CallResult): readonly string[] {
  switch (result) {
    case "made":
      return [];
    case "march":
    case "loneMarch":
      return ["march!"];
    case "euchred":
      return ["euchred!"];
  }
}

function teamName(team: euchre.Team, nameOf: NameOf): string {
  return listNames(
    english,
    euchre
      .seats()
      .filter((position) => euchre.teamOf(position) === team)
      .map(nameOf),
  );
}
