import { euchre } from "@buck/engine";
import { suitText } from "../../texts/cards.ts";
import { euchreTexts as t } from "../../texts/euchre.ts";
import { signed, tricks } from "../../texts/numbers.ts";
import { namePeople } from "../../texts/people.ts";
import { teamTexts } from "../../texts/teams.ts";
import { words } from "../../texts/words.ts";
import { cardsHeld } from "../hands.ts";
import type { HandMood, HandResult, HeldCards, ResultLine } from "../moment.ts";
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
    mood: moodOf(view),
    title: title(view),
    summary: summary(view),
    lines: ownFirst(view).map((team) => line(view, team)),
    held: [...hands, ...asideCards(view)],
    closed: view.kitty === null ? words.result.closedKitty : null,
  };
}

/** Points are the viewer's to be glad of; being euchred is theirs to forget. */
function moodOf(view: euchre.View): HandMood {
  const result = euchre.callResult(view);
  if (view.viewer === "spectator" || result === null) return "even";
  const isCaller = euchre.teamOf(view.viewer) === view.callingTeam;
  if (result === "euchred") return isCaller ? "lost" : "won";
  return isCaller ? "won" : "even";
}

function title(view: euchre.View): string {
  const { callingTeam, callerPosition } = view;
  const result = euchre.callResult(view);
  if (result === null || callingTeam === null || callerPosition === null) return t.title.none;
  const team = teamMark(callingTeam, view.viewer).name;
  const caller = namePeople(view)(callerPosition);
  switch (result) {
    case "made":
      return view.alonePosition === null ? t.title.made({ team }) : t.title.madeAlone(caller);
    case "loneMarch":
      return t.title.loneMarch(caller);
    case "march":
    case "euchred":
      return t.title[result]({ team });
  }
}

/** How trump was made, and what came of it. */
export function summary(view: euchre.View): string {
  const { callerPosition, trumpSuit, callingTeam, calls, alonePosition } = view;
  if (callerPosition === null || trumpSuit === null || callingTeam === null) return t.everybodyPassed;
  const call = {
    ...namePeople(view)(callerPosition),
    ordered: calls.some(({ call: said }) => said === "ORDER_UP"),
    suit: suitText(trumpSuit),
    tricks: tricks(view.tricksWon[callingTeam]),
  };
  if (alonePosition !== null) return t.summary.alone(call);
  return t.summary.together({ ...call, team: teamMark(callingTeam, view.viewer).inside });
}

function line(view: euchre.View, team: euchre.Team): ResultLine {
  const mark = teamMark(team, view.viewer);
  const change = view.scoreSheet.at(-1)?.points[team] ?? 0;
  return {
    key: team,
    name: mark.name,
    team: mark,
    what: whatTheyDid(view, team),
    change: signed(change),
    tone: change > 0 ? "good" : "none",
    score: String(view.scores[team]),
    unit: teamTexts.of({ goal: view.options.targetScore }),
  };
}

function whatTheyDid(view: euchre.View, team: euchre.Team): string {
  const took = tricks(view.tricksWon[team]);
  if (team !== view.callingTeam) return t.line.defended({ names: members(view, team), tricks: took });
  if (view.alonePosition === null) return t.line.called({ names: members(view, team), tricks: took });
  return t.line.alone({ ...namePeople(view)(view.alonePosition), tricks: took });
}

/** The kitty where it is shown; else the dealer's own discard, for the dealer. */
function asideCards({ kitty, discard }: euchre.View): readonly HeldCards[] {
  if (kitty !== null) return [{ label: words.result.kitty, cards: kitty }];
  return discard === null ? [] : [{ label: words.result.discard, cards: [discard] }];
}
