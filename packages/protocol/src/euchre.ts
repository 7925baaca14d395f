import { euchre } from "@buck/engine";
import { z } from "zod/mini";
import { card, cardId, commonEvents, position, suit, trick } from "./cards.ts";
import { laterRule, list, message } from "./schema.ts";

const { DEFAULT_OPTIONS, OPTION_VALUES } = euchre;

const points = z.int().check(z.gte(1), z.lte(1_000));

export const euchreOptions = message({
  targetScore: points,
  stickTheDealer: z.boolean(),
  goingAlone: z.boolean(),
  callOnlySuitsHeld: z.boolean(),
  afterAllPass: z.literal(OPTION_VALUES.afterAllPass),
  firstDealer: z.literal(OPTION_VALUES.firstDealer),
  showHands: z.literal(OPTION_VALUES.showHands),
  lonerLead: z.literal(OPTION_VALUES.lonerLead),
  canadian: z.boolean(),
  lonerMarchScore: points,
  lonerEuchredScore: points,
  endsAfterHands: laterRule(z.literal(OPTION_VALUES.endsAfterHands), DEFAULT_OPTIONS.endsAfterHands),
  farmersHand: laterRule(z.boolean(), DEFAULT_OPTIONS.farmersHand),
  defendAlone: laterRule(z.boolean(), DEFAULT_OPTIONS.defendAlone),
}).check(z.refine((options) => euchre.parseOptions(options).ok, "rules that do not go together"));

/** What a player may decide; the table itself deals and goes on. */
export const euchreDecision = z.discriminatedUnion("type", [
  message({
    type: z.literal("CALL_TRUMP"),
    playerPosition: position,
    /** In the first round. */
    pickUp: z.exactOptional(z.literal(true)),
    /** In the second round. */
    suit: z.exactOptional(suit),
    goAlone: z.exactOptional(z.boolean()),
  }),
  message({ type: z.literal("PASS_TRUMP"), playerPosition: position }),
  message({ type: z.literal("SHOW_FARMERS_HAND"), playerPosition: position }),
  message({ type: z.literal("DEFEND"), playerPosition: position, alone: z.boolean() }),
  message({ type: z.literal("DISCARD"), playerPosition: position, cardId }),
  message({ type: z.literal("PLAY_CARD"), playerPosition: position, cardId }),
]);

const team = z.literal(euchre.TEAMS);
const byTeam = message({ a: z.int(), b: z.int() });

export const euchrePlayer = message({
  id: z.string(),
  name: z.string(),
  position,
  team,
  connected: z.boolean(),
  cardCount: z.int(),
  hand: z.nullable(list(card)),
  tricksTaken: z.int(),
});

export const euchreView = message({
  viewer: z.union([position, z.literal("spectator")]),
  gameId: z.string(),
  options: euchreOptions,
  phase: z.literal(euchre.GAME_PHASES),
  round: z.int(),
  dealerPosition: position,
  dealerChosen: z.boolean(),
  players: list(euchrePlayer),
  scores: byTeam,
  kitty: z.nullable(list(card)),
  discard: z.nullable(card),
  turnUpCard: z.nullable(card),
  calls: list(
    message({
      playerPosition: position,
      call: z.union([z.literal(["PASS", "ORDER_UP"]), suit]),
      goAlone: z.boolean(),
    }),
  ),
  trumpSuit: z.nullable(suit),
  callerPosition: z.nullable(position),
  callingTeam: z.nullable(team),
  alonePosition: z.nullable(position),
  inactivePosition: z.nullable(position),
  aloneDefender: z.nullable(position),
  farmerPosition: z.nullable(position),
  dealerPickedUp: z.nullable(card),
  tricks: list(trick),
  currentTrick: trick,
  currentPlayerPosition: z.nullable(position),
  tricksWon: byTeam,
  scoreSheet: list(message({ round: z.int(), points: byTeam })),
  winningTeam: z.nullable(team),
  gameOver: z.boolean(),
});

const playerPosition = position;
const callRound = z.literal([1, 2]);

/** What one player alone is told beside the events. Their new cards come with the whole game. */
export const euchreOwnNews = {
  discard: z.exactOptional(card),
};

export const euchreEvent = z.discriminatedUnion("type", [
  ...commonEvents,
  message({ type: z.literal("swapped"), playerPosition, otherPosition: position }),
  message({ type: z.literal("dealerChosen"), dealerPosition: position, turned: list(card) }),
  message({ type: z.literal("turnedUp"), card }),
  message({ type: z.literal("passed"), playerPosition, callRound }),
  message({ type: z.literal("turnedDown"), card }),
  message({ type: z.literal("orderedUp"), playerPosition, trumpSuit: suit, goAlone: z.boolean() }),
  message({ type: z.literal("called"), playerPosition, trumpSuit: suit, goAlone: z.boolean() }),
  message({ type: z.literal("pickedUp"), playerPosition, card }),
  message({ type: z.literal("discarded"), playerPosition }),
  message({ type: z.literal("sitsOut"), playerPosition }),
  message({ type: z.literal("farmersHandShown"), playerPosition, cards: list(card) }),
  message({ type: z.literal("defenseOpened"), playerPosition }),
  message({ type: z.literal("defended"), playerPosition, alone: z.boolean() }),
  message({
    type: z.literal("roundScored"),
    round: z.int(),
    callingTeam: team,
    result: z.literal(["made", "march", "loneMarch", "euchred"]),
    tricksWon: byTeam,
    points: byTeam,
    scores: byTeam,
  }),
  message({ type: z.literal("gameWon"), teams: list(team) }),
  message({ type: z.literal("cardsShown"), hands: list(list(card)), kitty: list(card) }),
]);
