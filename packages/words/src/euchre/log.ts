import { euchre } from "@buck/engine";
import type { GameEvent, Position, Suit } from "@buck/engine";
import { cardText, suitText, theCard } from "../cards.ts";
import { euchreTexts } from "../en/euchre.ts";
import { listNames, namePeople } from "../people.ts";
import { playTexts } from "../en/play.ts";
import type { LogLine } from "../lines.ts";
import type { NamedPerson } from "../people.ts";
import { lineAbout, plainLine, trickLine } from "../lines.ts";
import type { TrickContext } from "../lines.ts";
import { teamMark } from "./teams.ts";
import type { Language } from "../language.ts";

interface Context extends TrickContext {
  readonly view: euchre.View;
  /** Who passed last: the dealer, when the card is turned down. */
  readonly passed: Position | null;
}

const EVENTS: Readonly<Record<euchre.Event["type"], true>> = {
  joined: true,
  left: true,
  swapped: true,
  dealerChosen: true,
  dealt: true,
  turnedUp: true,
  passed: true,
  turnedDown: true,
  orderedUp: true,
  called: true,
  pickedUp: true,
  discarded: true,
  sitsOut: true,
  farmersHandShown: true,
  defenseOpened: true,
  defended: true,
  allPassed: true,
  playOpened: true,
  played: true,
  trickWon: true,
  roundScored: true,
  gameWon: true,
  cardsShown: true,
  dealMoved: true,
  newGame: true,
};

export function isEuchreEvent(event: GameEvent): event is euchre.Event {
  return Object.hasOwn(EVENTS, event.type);
}

/** The hand in words, from one of its events on: a line for each that means something to people. */
export function logLines(
  language: Language,
  events: readonly euchre.Event[],
  view: euchre.View,
  from = 0,
): readonly LogLine[] {
  const people = namePeople(language, view);
  const lines: LogLine[] = [];
  let trump: Suit | null = null;
  let leads = true;
  let passed: Position | null = null;
  for (const [index, event] of events.entries()) {
    if (event.type === "dealt") trump = null;
    if (event.type === "orderedUp" || event.type === "called") trump = event.trumpSuit;
    if (event.type === "passed") passed = event.playerPosition;
    const line = index < from ? null : logLine(language, event, { people, trump, leads, view, passed });
    if (line !== null) lines.push(line);
    leads = event.type !== "played";
  }
  return lines;
}

function logLine(language: Language, event: euchre.Event, context: Context): LogLine | null {
  const t = euchreTexts(language);
  const play = playTexts(language);
  const { people, view } = context;
  const about = (position: Position, say: (person: NamedPerson) => string): LogLine =>
    lineAbout(people(position), say);
  switch (event.type) {
    case "joined":
      return about(event.playerPosition, play.sits);
    case "left":
      return { who: event.name, text: play.leaves({ name: event.name }) };
    case "swapped": {
      const both = [event.playerPosition, event.otherPosition].map((position) => people(position).name);
      return plainLine(t.swapped({ names: listNames(language, both) }));
    }
    case "dealerChosen":
      return blackJack(language, event, context);
    case "dealt":
      return about(event.dealerPosition, play.deals);
    case "turnedUp":
      return plainLine(play.turnedUp({ card: cardText(language, event.card) }));
    case "passed":
      return about(event.playerPosition, play.passes);
    case "turnedDown":
      return turnedDown(language, event, context);
    case "orderedUp":
    case "called":
      return called(language, event, context);
    case "pickedUp": {
      const card = theCard(language, event.card, context.trump);
      return about(event.playerPosition, (person) => t.picksUp({ ...person, card }));
    }
    case "discarded":
      return about(event.playerPosition, t.discards);
    case "sitsOut":
      return about(event.playerPosition, t.sitsOut);
    case "farmersHandShown": {
      const cards = listNames(
        language,
        event.cards.map((card) => cardText(language, card)),
      );
      return about(event.playerPosition, (person) => t.showsFarmersHand({ ...person, cards }));
    }
    case "defended":
      return event.alone ? about(event.playerPosition, t.defendsAlone) : null;
    case "allPassed":
      return plainLine(t.allPassed);
    case "played":
    case "trickWon":
      return trickLine(language, event, context);
    case "roundScored":
      return plainLine(scored(language, event, view));
    case "gameWon": {
      const [first, ...others] = event.teams;
      if (first === undefined || others.length > 0) return plainLine(t.shareWin);
      const team = teamMark(language, first, view.viewer).name;
      return { who: team, text: t.wins({ team }) };
    }
    case "newGame":
      return plainLine(play.newGame);
    case "defenseOpened":
    case "playOpened":
    case "cardsShown":
    case "dealMoved":
      return null;
  }
}

type EventOf<Type extends euchre.Event["type"]> = Extract<euchre.Event, { readonly type: Type }>;

/** Only a dealer whom the cards have chosen is worth a line. */
function blackJack(
  language: Language,
  { dealerPosition, turned }: EventOf<"dealerChosen">,
  { people }: Context,
): LogLine | null {
  const t = euchreTexts(language);
  const jack = turned.at(-1);
  if (jack === undefined) return null;
  return lineAbout(people(dealerPosition), (person) =>
    t.blackJack({ ...person, card: cardText(language, jack) }),
  );
}

function turnedDown(
  language: Language,
  { card }: EventOf<"turnedDown">,
  { people, passed }: Context,
): LogLine {
  const t = euchreTexts(language);
  const name = { card: cardText(language, card) };
  if (passed === null) return plainLine(t.turnedDown(name));
  return lineAbout(people(passed), (person) => t.turnsDown({ ...person, ...name }));
}

function called(
  language: Language,
  event: EventOf<"orderedUp"> | EventOf<"called">,
  { people }: Context,
): LogLine {
  const t = euchreTexts(language);
  const say = event.type === "orderedUp" ? t.ordersUp : t.names;
  const call = { suit: suitText(language, event.trumpSuit), alone: event.goAlone };
  return lineAbout(people(event.playerPosition), (person) => say({ ...person, ...call }));
}

function scored(
  language: Language,
  { callingTeam, result, points, scores }: EventOf<"roundScored">,
  view: euchre.View,
): string {
  const t = euchreTexts(language);
  const mark = (team: euchre.Team) => teamMark(language, team, view.viewer);
  const won = result === "euchred" ? euchre.otherTeam(callingTeam) : callingTeam;
  const [one, other] = ownFirst(view);
  const told = {
    team: mark(callingTeam).name,
    winners: mark(won).inside,
    points: points[won],
    one: mark(one).inside,
    oneScore: scores[one],
    other: mark(other).inside,
    otherScore: scores[other],
  };
  return t.scored[result](told);
}

/** The viewer's own team first. */
export function ownFirst({ viewer }: euchre.View): readonly [euchre.Team, euchre.Team] {
  return viewer !== "spectator" && euchre.teamOf(viewer) === "b" ? ["b", "a"] : ["a", "b"];
}
