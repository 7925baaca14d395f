import { cardName, POSITIONS, suitName } from "@buck/engine";
import type { buck, GameEvent, Position, Suit } from "@buck/engine";
import { signed } from "../../texts/numbers.ts";
import { listNames } from "../../texts/people.ts";
import type { People } from "../../texts/people.ts";
import type { LogLine } from "../../texts/line.ts";
import { says as tell, trickLine } from "../trickLines.ts";
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
  const says = (position: Position, forYou: string, forOthers: string): LogLine =>
    tell(people, position, forYou, forOthers);
  switch (event.type) {
    case "joined":
      return says(event.playerPosition, "sit down.", "sits down.");
    case "left":
      return { who: event.name, text: "leaves the table." };
    case "dealt":
      return says(event.dealerPosition, "deal.", "deals.");
    case "turnedUp":
      return { who: null, text: turnedUp(event) };
    case "bid":
      return says(
        event.playerPosition,
        bidWords(event.amount, "pass", "bid"),
        bidWords(event.amount, "passes", "bids"),
      );
    case "allPassed":
      return { who: null, text: "Everybody passed: no score, and the deal moves on." };
    case "declared": {
      const suit = suitName(event.trumpSuit);
      return says(event.playerPosition, `declare ${suit} trump.`, `declares ${suit} trump.`);
    }
    case "folded":
      return event.folded
        ? says(event.playerPosition, "fold.", "folds.")
        : says(event.playerPosition, "stay.", "stays.");
    case "played":
    case "trickWon":
      return trickLine(event, context);
    case "tricksConceded":
      return says(event.playerPosition, `take ${ALL_FIVE}`, `takes ${ALL_FIVE}`);
    case "roundScored":
      return { who: null, text: scored(event.changes, people) };
    case "tied":
      return { who: null, text: level(event.positions, people) };
    case "gameWon":
      return says(event.playerPosition, "win the game!", "wins the game!");
    case "newGame":
      return { who: null, text: "A new game begins." };
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

const ALL_FIVE = "all five tricks: nobody stayed.";

function turnedUp({ card, isClubsTurnUp }: { card: Parameters<typeof cardName>[0]; isClubsTurnUp: boolean }) {
  const what = `The ${cardName(card)} is turned up`;
  return isClubsTurnUp ? `${what}: clubs are trump and nobody may fold.` : `${what}.`;
}

function scored(changes: readonly number[], people: People): string {
  const parts = changes.flatMap((change, seat) => {
    const position = POSITIONS[seat];
    return position === undefined ? [] : [`${people(position).name} ${signed(change)}`];
  });
  return `Score: ${parts.join(", ")}.`;
}

function level(positions: readonly Position[], people: People): string {
  return `${listNames(positions.map((position) => people(position).name))} are level: one more hand decides.`;
}

function bidWords(amount: buck.BidAmount, pass: string, bid: string): string {
  return amount === "PASS" ? `${pass}.` : `${bid} ${amount}.`;
}
