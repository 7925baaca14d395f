import { euchre } from "@buck/engine";
import type { GameEvent, Position, Suit } from "@buck/engine";
import { cardText, suitText, theCard } from "../../texts/cards.ts";
import { euchreTexts as t } from "../../texts/euchre.ts";
import type { LogLine } from "../../texts/line.ts";
import { listNames, namePeople } from "../../texts/people.ts";
import type { NamedPerson } from "../../texts/people.ts";
import { playTexts } from "../../texts/play.ts";
import { lineAbout, plainLine, trickLine } from "../trickLines.ts";
import type { TrickContext } from "../trickLines.ts";
import { teamMark } from "./teams.ts";

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

/** The hand in words: one line for each event that means something to people. */
export function logLines(events: readonly euchre.Event[], view: euchre.View): readonly LogLine[] {
  const people = namePeople(view);
  const lines: LogLine[] = [];
  let trump: Suit | null = null;
  let leads = true;
  let passed: Position | null = null;
  for (const event of events) {
    if (event.type === "dealt") trump = null;
    if (event.type === "orderedUp" || event.type === "called") trump = event.trumpSuit;
    if (event.type === "passed") passed = event.playerPosition;
    const line = logLine(event, { people, trump, leads, view, passed });
    if (line !== null) lines.push(line);
    leads = event.type !== "played";
  }
  return lines;
}

function logLine(event: euchre.Event, context: Context): LogLine | null {
  const { people, view } = context;
  const about = (position: Position, say: (person: NamedPerson) => string): LogLine =>
    lineAbout(people(position), say);
  switch (event.type) {
    case "joined":
      return about(event.playerPosition, playTexts.sits);
    case "left":
      return { who: event.name, text: playTexts.leaves({ name: event.name }) };
    case "swapped": {
      const both = [event.playerPosition, event.otherPosition].map((position) => people(position).name);
      return plainLine(t.swapped({ names: listNames(both) }));
    }
    case "dealerChosen":
      return blackJack(event, context);
    case "dealt":
      return about(event.dealerPosition, playTexts.deals);
    case "turnedUp":
      return plainLine(playTexts.turnedUp({ card: cardText(event.card) }));
    case "passed":
      return about(event.playerPosition, playTexts.passes);
    case "turnedDown":
      return turnedDown(event, context);
    case "orderedUp":
    case "called":
      return called(event, context);
    case "pickedUp": {
      const card = theCard(event.card, context.trump);
      return about(event.playerPosition, (person) => t.picksUp({ ...person, card }));
    }
    case "discarded":
      return about(event.playerPosition, t.discards);
    case "sitsOut":
      return about(event.playerPosition, t.sitsOut);
    case "allPassed":
      return plainLine(t.allPassed);
    case "played":
    case "trickWon":
      return trickLine(event, context);
    case "roundScored":
      return plainLine(scored(event, view));
    case "gameWon": {
      const team = teamMark(event.team, view.viewer).name;
      return { who: team, text: t.wins({ team }) };
    }
    case "newGame":
      return plainLine(playTexts.newGame);
    case "playOpened":
    case "cardsShown":
    case "dealMoved":
      return null;
  }
}

type EventOf<Type extends euchre.Event["type"]> = Extract<euchre.Event, { readonly type: Type }>;

/** Only a dealer whom the cards have chosen is worth a line. */
function blackJack({ dealerPosition, turned }: EventOf<"dealerChosen">, { people }: Context): LogLine | null {
  const jack = turned.at(-1);
  if (jack === undefined) return null;
  return lineAbout(people(dealerPosition), (person) => t.blackJack({ ...person, card: cardText(jack) }));
}

function turnedDown({ card }: EventOf<"turnedDown">, { people, passed }: Context): LogLine {
  const name = { card: cardText(card) };
  if (passed === null) return plainLine(t.turnedDown(name));
  return lineAbout(people(passed), (person) => t.turnsDown({ ...person, ...name }));
}

function called(event: EventOf<"orderedUp"> | EventOf<"called">, { people }: Context): LogLine {
  const say = event.type === "orderedUp" ? t.ordersUp : t.names;
  const call = { suit: suitText(event.trumpSuit), alone: event.goAlone };
  return lineAbout(people(event.playerPosition), (person) => say({ ...person, ...call }));
}

function scored({ callingTeam, result, points, scores }: EventOf<"roundScored">, view: euchre.View): string {
  const mark = (team: euchre.Team) => teamMark(team, view.viewer);
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
