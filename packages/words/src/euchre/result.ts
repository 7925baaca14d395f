import { euchre } from "@buck/engine";
import { euchreTexts, teamsTexts } from "../en/euchre.ts";
import { namePeople } from "../people.ts";
import { signed, tricks } from "../numbers.ts";
import { suitText } from "../cards.ts";
import { cardsHeld } from "../handResult.ts";
import type { HandMood, HandResult, HeldCards, ResultLine } from "../handResult.ts";
import { ownFirst } from "./log.ts";
import { members, teamMark } from "./teams.ts";
import type { Language } from "../language.ts";

/** What a finished hand did to both teams. */
export function handResult(language: Language, view: euchre.View): HandResult {
  const t = euchreTexts(language);
  const people = namePeople(language, view);
  const hands = view.players.map(({ position }) => ({
    label: people(position).name,
    cards: cardsHeld(view, position),
  }));
  return {
    mood: moodOf(view),
    title: title(language, view),
    summary: summary(language, view),
    lines: euchre.callResult(view) === null ? [] : ownFirst(view).map((team) => line(language, view, team)),
    held: [...hands, ...asideCards(language, view)],
    closed: view.kitty === null ? t.closed : null,
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

function title(language: Language, view: euchre.View): string {
  const t = euchreTexts(language);
  const { callingTeam, callerPosition } = view;
  const result = euchre.callResult(view);
  if (result === null || callingTeam === null || callerPosition === null) return t.title.none;
  const team = teamMark(language, callingTeam, view.viewer).name;
  const caller = namePeople(language, view)(callerPosition);
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
export function summary(language: Language, view: euchre.View): string {
  const t = euchreTexts(language);
  const { callerPosition, trumpSuit, callingTeam, calls, alonePosition } = view;
  if (view.farmerPosition !== null && callerPosition === null) return t.farmersHandShown;
  if (callerPosition === null || trumpSuit === null || callingTeam === null) return t.allPassed;
  const call = {
    ...namePeople(language, view)(callerPosition),
    ordered: calls.some(({ call: said }) => said === "ORDER_UP"),
    suit: suitText(language, trumpSuit),
    tricks: tricks(language, view.tricksWon[callingTeam]),
  };
  if (alonePosition !== null) return t.summary.alone(call);
  return t.summary.together({ ...call, team: teamMark(language, callingTeam, view.viewer).inside });
}

function line(language: Language, view: euchre.View, team: euchre.Team): ResultLine {
  const teams = teamsTexts(language);
  const mark = teamMark(language, team, view.viewer);
  const change = view.scoreSheet.at(-1)?.points[team] ?? 0;
  return {
    key: team,
    name: mark.name,
    team: mark,
    what: whatTheyDid(language, view, team),
    change: signed(language, change),
    tone: change > 0 ? "good" : "none",
    score: String(view.scores[team]),
    unit: teams.of({ goal: view.options.targetScore }),
  };
}

function whatTheyDid(language: Language, view: euchre.View, team: euchre.Team): string {
  const t = euchreTexts(language);
  const took = tricks(language, view.tricksWon[team]);
  if (team !== view.callingTeam && view.aloneDefender !== null)
    return t.defendedAlone({ ...namePeople(language, view)(view.aloneDefender), tricks: took });
  if (team !== view.callingTeam)
    return t.line.defended({ names: members(language, view, team), tricks: took });
  if (view.alonePosition === null)
    return t.line.called({ names: members(language, view, team), tricks: took });
  return t.line.alone({ ...namePeople(language, view)(view.alonePosition), tricks: took });
}

/** The kitty where it is shown; else the dealer's own discard, for the dealer. */
function asideCards(language: Language, { kitty, discard }: euchre.View): readonly HeldCards[] {
  const t = euchreTexts(language);
  if (kitty !== null) return [{ label: t.kitty, cards: kitty }];
  return discard === null ? [] : [{ label: t.laidAside, cards: [discard] }];
}
