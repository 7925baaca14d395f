import { LARGEST_TABLE } from "@buck/engine";
import type { buck, GameEvent, Position, Suit } from "@buck/engine";
import { buckTexts } from "../en/buck.ts";
import { cardText, suitText } from "../cards.ts";
import { listNames } from "../people.ts";
import { playTexts } from "../en/play.ts";
import { signed } from "../numbers.ts";
import type { LogLine } from "../lines.ts";
import type { NamedPerson, People } from "../people.ts";
import { lineAbout, plainLine, trickLine } from "../lines.ts";
import type { TrickContext } from "../lines.ts";
import type { Language } from "../language.ts";

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

/** The hand in words, from one of its events on: a line for each that means something to people. */
export function logLines(
  language: Language,
  events: readonly buck.Event[],
  people: People,
  from = 0,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  let trump: Suit | null = null;
  let leads = true;
  for (const [index, event] of events.entries()) {
    if (event.type === "dealt") trump = null;
    if (event.type === "declared") trump = event.trumpSuit === "NO_TRUMP" ? null : event.trumpSuit;
    if (event.type === "turnedUp" && event.isClubsTurnUp) trump = event.card.suit;
    const line = index < from ? null : logLine(language, event, { people, trump, leads });
    if (line !== null) lines.push(line);
    leads = event.type !== "played";
  }
  return lines;
}

function logLine(language: Language, event: buck.Event, context: TrickContext): LogLine | null {
  const t = buckTexts(language);
  const play = playTexts(language);
  const { people } = context;
  const about = (position: Position, say: (person: NamedPerson) => string): LogLine =>
    lineAbout(people(position), say);
  switch (event.type) {
    case "joined":
      return about(event.playerPosition, play.sits);
    case "left":
      return { who: event.name, text: play.leaves({ name: event.name }) };
    case "dealt":
      return about(event.dealerPosition, play.deals);
    case "turnedUp":
      return plainLine(turnedUp(language, event));
    case "bid":
      return bidLine(language, people(event.playerPosition), event.amount);
    case "allPassed":
      return plainLine(t.allPassed);
    case "declared": {
      if (event.trumpSuit === "NO_TRUMP") return about(event.playerPosition, t.declaresNoTrump);
      const suit = suitText(language, event.trumpSuit);
      return about(event.playerPosition, (person) => t.declares({ ...person, suit }));
    }
    case "folded":
      return about(event.playerPosition, event.folded ? t.folds : t.stays);
    case "played":
    case "trickWon":
      return trickLine(language, event, context);
    case "tricksConceded":
      return about(event.playerPosition, t.concedes);
    case "roundScored":
      return plainLine(scored(language, event.changes, people));
    case "tied":
      return plainLine(t.level({ names: listPositions(language, event.positions, people) }));
    case "gameWon":
      return won(language, event.positions, people);
    case "newGame":
      return plainLine(play.newGame);
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

function won(language: Language, positions: readonly Position[], people: People): LogLine {
  const t = buckTexts(language);
  const [first, ...others] = positions.map(people);
  if (first !== undefined && others.length === 0) return lineAbout(first, t.wins);
  return plainLine(t.shareWin({ names: listPositions(language, positions, people) }));
}

function listPositions(language: Language, positions: readonly Position[], people: People): string {
  return listNames(
    language,
    positions.map((each) => people(each).name),
  );
}

type TurnedUp = Extract<buck.Event, { readonly type: "turnedUp" }>;

function turnedUp(language: Language, { card, isClubsTurnUp }: TurnedUp): string {
  const t = buckTexts(language);
  const play = playTexts(language);
  const name = { card: cardText(language, card) };
  return isClubsTurnUp ? t.clubsTurnedUp(name) : play.turnedUp(name);
}

function bidLine(language: Language, person: NamedPerson, amount: buck.BidAmount): LogLine {
  const t = buckTexts(language);
  const play = playTexts(language);
  return lineAbout(person, amount === "PASS" ? play.passes : () => t.bids({ ...person, amount }));
}

function scored(language: Language, changes: readonly number[], people: People): string {
  const t = buckTexts(language);
  const parts = changes.flatMap((change, seat) => {
    const position = LARGEST_TABLE[seat];
    return position === undefined ? [] : [`${people(position).name} ${signed(language, change)}`];
  });
  return t.scored({ changes: parts.join(", ") });
}
