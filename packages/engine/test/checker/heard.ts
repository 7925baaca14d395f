/** An event as one line of the referee's protocol: its type, then its facts in the order given here. */
export interface HeardEvent {
  readonly type: string;
}

const FACTS: Readonly<Record<string, readonly string[]>> = {
  joined: ["playerPosition", "name"],
  left: ["playerPosition", "name"],
  dealerChosen: ["dealerPosition"],
  dealt: ["round", "dealerPosition"],
  turnedUp: ["card", "isClubsTurnUp"],
  biddingOpened: ["playerPosition"],
  bid: ["playerPosition", "amount"],
  bidWon: ["playerPosition", "amount"],
  allPassed: ["dealerPosition"],
  declared: ["playerPosition", "trumpSuit"],
  decided: ["playerPosition"],
  folded: ["playerPosition", "folded"],
  played: ["playerPosition", "card"],
  trickWon: ["playerPosition", "card", "number"],
  tricksConceded: ["playerPosition"],
  roundScored: ["round", "changes", "scores"],
  tied: ["positions"],
  gameWon: ["playerPosition"],
  newGame: [],
};

export function line(event: HeardEvent): string {
  const facts = FACTS[event.type];
  const entries = new Map<string, unknown>(Object.entries(event));
  if (facts === undefined || entries.size !== facts.length + 1) return `unknown ${JSON.stringify(event)}`;
  return [event.type, ...facts.map((fact) => text(entries.get(fact)))].join(" ");
}

function text(value: unknown): string {
  if (Array.isArray(value)) return value.join();
  if (typeof value !== "object" || value === null) return String(value);
  return "id" in value ? String(value.id) : "?";
}
