import { POSITIONS } from "@buck/engine";
import type { buck, GameEvent, Position, Suit } from "@buck/engine";
import { buckTexts as t } from "../../texts/buck.ts";
import { cardText, suitText } from "../../texts/cards.ts";
import type { LogLine } from "../../texts/line.ts";
import { signed } from "../../texts/numbers.ts";
import { listNames } from "../../texts/people.ts";
import type { NamedPerson, People } from "../../texts/people.ts";
import { playTexts } from "../../texts/play.ts";
import { lineAbout, plainLine, trickLine } from "../trickLines.ts";
import type { TrickContext } from "../trickLines.ts";

const EVENTS: Readonly<Record<buck.Event["type"], true>> = {
  joined: true,
  left: true,
  dealerChosen: true,
  dealt: true,
  turnedUp: true,
  biddingOpened: true,
  bid: true,
  bidWon: true,
  allPassed: true,
  declared: true,
  decided: true,
  folded: true,
  playOpened: true,
  played: true,
  trickWon: true,
  tricksConceded: true,
  roundScored: true,
  tied: true,
  gameWon: true,
  cardsShown: true,
  dealMoved: true,
  newGame: true,
};

export function isBuckEvent(event: GameEvent): event is buck.Event {
  return Object.hasOwn(EVENTS, event.type);
}

/** The hand in words: one line for each event that means something to people. */
export function logLines(events: readonly buck.Event[], people: People): readonly LogLine[] {
  const lines: LogLine[] = [];
  let trump: Suit | null = null;
  let leads = true;
  for (const event of events) {
    if (event.type === "dealt") trump = null;
    if (event.type === "declared") trump = event.trumpSuit;
    if (event.type === "turnedUp" && event.isClubsTurnUp) trump = event.card.suit;
    const line = logLine(event, { people, trump, leads });
    if (line !== null) lines.push(line);
    leads = event.type !== "played";
  }
  return lines;
}

function logLine(event: buck.Event, context: TrickContext): LogLine | null {
  const { people } = context;
  const about = (position: Position, say: (person: NamedPerson) => string): LogLine =>
    lineAbout(people(position), say);
  switch (event.type) {
    case "joined":
      return about(event.playerPosition, playTexts.sits);
    case "left":
      return { who: event.name, text: playTexts.leaves({ name: event.name }) };
    case "dealt":
      return about(event.dealerPosition, playTexts.deals);
    case "turnedUp":
      return plainLine(turnedUp(event));
    case "bid":
      return bidLine(people(event.playerPosition), event.amount);
    case "allPassed":
      return plainLine(t.allPassed);
    case "declared": {
      const suit = suitText(event.trumpSuit);
      return about(event.playerPosition, (person) => t.declares({ ...person, suit }));
    }
    case "folded":
      return about(event.playerPosition, event.folded ? t.folds : t.stays);
    case "played":
    case "trickWon":
      return trickLine(event, context);
    case "tricksConceded":
      return about(event.playerPosition, t.concedes);
    case "roundScored":
      return plainLine(scored(event.changes, people));
    case "tied":
      return plainLine(t.level({ names: listNames(event.positions.map((each) => people(each).name)) }));
    case "gameWon":
      return about(event.playerPosition, t.wins);
    case "newGame":
      return plainLine(playTexts.newGame);
    case "dealerChosen":
    case "biddingOpened":
    case "bidWon":
    case "decided":
    case "playOpened":
    case "cardsShown":
    case "dealMoved":
      return null;
  }
}

type TurnedUp = Extract<buck.Event, { readonly type: "turnedUp" }>;

function turnedUp({ card, isClubsTurnUp }: TurnedUp): string {
  const name = { card: cardText(card) };
  return isClubsTurnUp ? t.clubsTurnedUp(name) : playTexts.turnedUp(name);
}

function bidLine(person: NamedPerson, amount: buck.BidAmount): LogLine {
  return lineAbout(person, amount === "PASS" ? playTexts.passes : () => t.bids({ ...person, amount }));
}

function scored(changes: readonly number[], people: People): string {
  const parts = changes.flatMap((change, seat) => {
    const position = POSITIONS[seat];
    return position === undefined ? [] : [`${people(position).name} ${signed(change)}`];
  });
  return t.scored({ changes: parts.join(", ") });
}
