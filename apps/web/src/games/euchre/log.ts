import { cardName, euchre, suitName } from "@buck/engine";
import type { GameEvent, Position, Suit } from "@buck/engine";
import { theCard } from "../../texts/cards.ts";
import { count, listNames, namePeople } from "../../texts/people.ts";
import { inside } from "../../texts/teams.ts";
import type { LogLine } from "../../texts/line.ts";
import { says as tell, trickLine } from "../trickLines.ts";
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
  const says = (position: Position, forYou: string, forOthers: string): LogLine =>
    tell(people, position, forYou, forOthers);
  switch (event.type) {
    case "joined":
      return says(event.playerPosition, "sit down.", "sits down.");
    case "left":
      return { who: event.name, text: "leaves the table." };
    case "swapped": {
      const both = [event.playerPosition, event.otherPosition].map((position) => people(position).name);
      return { who: null, text: `${listNames(both)} change seats.` };
    }
    case "dealerChosen":
      return blackJack(event, says);
    case "dealt":
      return says(event.dealerPosition, "deal.", "deals.");
    case "turnedUp":
      return { who: null, text: `The ${cardName(event.card)} is turned up.` };
    case "passed":
      return says(event.playerPosition, "pass.", "passes.");
    case "turnedDown":
      return turnedDown(event, context);
    case "orderedUp":
    case "called":
      return called(event, says);
    case "pickedUp": {
      const card = theCard(event.card, context.trump);
      return says(event.playerPosition, `pick up ${card}.`, `picks up ${card}.`);
    }
    case "discarded":
      return says(event.playerPosition, "discard a card.", "discards a card.");
    case "sitsOut":
      return says(event.playerPosition, "sit this hand out.", "sits this hand out.");
    case "allPassed":
      return { who: null, text: "Everybody passed twice: no score, and a new deal." };
    case "played":
    case "trickWon":
      return trickLine(event, context);
    case "roundScored":
      return { who: null, text: scored(event, view) };
    case "gameWon":
      return { who: teamMark(event.team, view.viewer).name, text: "wins the game!" };
    case "newGame":
      return { who: null, text: "A new game begins." };
    case "playOpened":
    case "cardsShown":
    case "dealMoved":
      return null;
  }
}

type Says = (position: Position, forYou: string, forOthers: string) => LogLine;
type EventOf<Type extends euchre.Event["type"]> = Extract<euchre.Event, { readonly type: Type }>;

/** Only a dealer whom the cards have chosen is worth a line. */
function blackJack({ dealerPosition, turned }: EventOf<"dealerChosen">, says: Says): LogLine | null {
  const jack = turned.at(-1);
  if (jack === undefined) return null;
  const card = cardName(jack);
  return says(dealerPosition, `get the ${card} and deal first.`, `gets the ${card} and deals first.`);
}

function turnedDown({ card }: EventOf<"turnedDown">, { people, passed }: Context): LogLine {
  const name = cardName(card);
  if (passed === null) return { who: null, text: `The ${name} is turned down.` };
  return tell(people, passed, `turn the ${name} down.`, `turns the ${name} down.`);
}

function called(event: EventOf<"orderedUp"> | EventOf<"called">, says: Says): LogLine {
  const suit = suitName(event.trumpSuit);
  const [you, others] = event.type === "orderedUp" ? ["order up", "orders up"] : ["name", "names"];
  const what = event.type === "orderedUp" ? suit : `${suit} trump`;
  if (!event.goAlone) return says(event.playerPosition, `${you} ${what}.`, `${others} ${what}.`);
  return says(event.playerPosition, `${you} ${what} and go alone!`, `${others} ${what} and goes alone!`);
}

const VERDICTS: Readonly<Record<euchre.CallResult, (makers: string, winners: string) => string>> = {
  made: (makers) => `${makers} makes it`,
  march: (makers) => `March! ${makers} takes all five tricks`,
  loneMarch: (makers) => `A lone march! ${makers} takes all five tricks`,
  euchred: (makers, winners) => `${makers} is euchred! For ${inside(winners)}`,
};

function scored({ callingTeam, result, points, scores }: EventOf<"roundScored">, view: euchre.View): string {
  const name = (team: euchre.Team) => teamMark(team, view.viewer).name;
  const won = result === "euchred" ? euchre.otherTeam(callingTeam) : callingTeam;
  const verdict = VERDICTS[result](name(callingTeam), name(won));
  const standing = ownFirst(view).map((team) => `${inside(name(team))} ${scores[team]}`);
  return `${verdict}: ${count(points[won], "point")}. Now ${standing.join(", ")}.`;
}

/** The viewer's own team first. */
export function ownFirst({ viewer }: euchre.View): readonly euchre.Team[] {
  return viewer !== "spectator" && euchre.teamOf(viewer) === "b" ? ["b", "a"] : ["a", "b"];
}
