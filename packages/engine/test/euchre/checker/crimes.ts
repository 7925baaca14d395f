import { commonCrimes } from "../../checker/commonCrimes.ts";
import { enters, hears, isAction, left, tampering } from "../../checker/tamper.ts";
import type { Tampering } from "../../checker/tamper.ts";
import type { SeenAction, SeenPoints, SeenState } from "./seen.ts";

const { changeAction, changeSeat, changeState } = tampering<SeenState, SeenAction>();

const swapped = ({ a, b }: SeenPoints): SeenPoints => ({ a: b, b: a });
const isCall = isAction("CALL_TRUMP");
const goesAlone = ({ action }: { readonly action: SeenAction }) => action.goAlone === true;

export const CRIMES: readonly Tampering<SeenState, SeenAction>[] = [
  ...commonCrimes<SeenState, SeenAction>(),
  {
    crime: "points for the other team",
    where: enters("ROUND_OVER"),
    how: changeState(({ scores }) => ({ scores: swapped(scores) })),
  },
  {
    crime: "a score and its row both wrong",
    where: enters("ROUND_OVER"),
    how: changeState(({ scores, scoreSheet }) => ({
      scores: { ...scores, a: scores.a + 1 },
      scoreSheet: scoreSheet.map((row, index) =>
        index === 0 ? { round: row.round, points: { a: row.points.a + 1, b: row.points.b } } : row,
      ),
    })),
  },
  {
    crime: "a trick counted for the other team",
    where: hears("trickWon"),
    how: changeState(({ tricksWon }) => ({ tricksWon: swapped(tricksWon) })),
  },
  {
    crime: "a lone march that counts like any other",
    where: ({ events }) => events.some((event) => "result" in event && event.result === "loneMarch"),
    how: (step) => ({
      ...step,
      events: step.events.map((event) => ("result" in event ? { ...event, result: "march" } : event)),
    }),
  },
  {
    crime: "a pass out of turn",
    where: isAction("PASS_TRUMP"),
    how: changeAction(({ action }) => ({ playerPosition: left(action.playerPosition) })),
  },
  {
    crime: "a stuck dealer who passes",
    where: ({ action, before }) =>
      action.type === "CALL_TRUMP" && before.options.stickTheDealer && before.calls.length === 7,
    how: (step) => ({
      ...step,
      action: { type: "PASS_TRUMP", playerPosition: step.action.playerPosition ?? 0 },
    }),
  },
  {
    crime: "the suit that was turned down, called all the same",
    where: ({ action, before }) => isCall({ action }) && before.phase === "ROUND2",
    how: changeAction(({ before }) => ({ suit: before.turnUpCard?.suit ?? "" })),
  },
  {
    crime: "a suit called that is not held",
    where: ({ action, before }) => missingSuit(action, before) !== undefined,
    how: changeAction(({ action, before }) => ({ suit: missingSuit(action, before) ?? "" })),
  },
  {
    crime: "a loner where nobody goes alone",
    where: ({ action, before }) => isCall({ action }) && !before.options.goingAlone,
    how: changeAction(() => ({ goAlone: true })),
  },
  {
    crime: "a Canadian who stays with the partner",
    where: ({ action, before }) =>
      isCall({ action }) &&
      before.options.canadian &&
      before.phase === "ROUND1" &&
      action.playerPosition === (before.dealerPosition + 2) % 4,
    how: changeAction(() => ({ goAlone: false })),
  },
  {
    crime: "trump that nobody called",
    where: isCall,
    how: changeState(({ trumpSuit }) => ({ trumpSuit: trumpSuit === "HEARTS" ? "SPADES" : "HEARTS" })),
  },
  {
    crime: "the wrong partner sits out",
    where: goesAlone,
    how: changeState(({ inactivePosition }) => ({ inactivePosition: left(inactivePosition) })),
  },
  {
    crime: "a dealer who sits out and picks up all the same",
    where: (step) => goesAlone(step) && step.after.inactivePosition === step.after.dealerPosition,
    how: changeState(({ turnUpCard }) => ({ dealerPickedUp: turnUpCard })),
  },
  {
    crime: "a discard from another hand",
    where: isAction("DISCARD"),
    how: changeAction(({ before }) => ({
      cardId: before.players[left(before.dealerPosition)]?.hand[0]?.id ?? "",
    })),
  },
  {
    crime: "a discard that is not kept",
    where: isAction("DISCARD"),
    how: changeState(() => ({ discard: null })),
  },
  {
    crime: "a discard that is announced",
    where: isAction("DISCARD"),
    how: (step) => ({
      ...step,
      events: step.events.map((event) => ({ ...event, card: step.action.cardId })),
    }),
  },
  {
    crime: "a discard that goes to the bottom of the kitty",
    where: isAction("DISCARD"),
    how: changeState(({ kitty }) => ({ kitty: [...kitty.slice(1), ...kitty.slice(0, 1)] })),
  },
  {
    crime: "the same card twice",
    where: isAction("DEAL"),
    how: changeSeat(1, ({ hand }, { kitty }) => ({ hand: [...hand.slice(1), ...kitty.slice(0, 1)] })),
  },
  {
    crime: "the wrong dealer after a pass-out",
    where: hears("allPassed"),
    how: changeState(({ dealerPosition }) => ({ dealerPosition: (dealerPosition + 1) % 4 })),
  },
  {
    crime: "another seat that got the black jack",
    where: ({ action }) => action.type === "CHOOSE_DEALER" && action.deck !== undefined,
    how: changeState(({ dealerPosition }) => ({ dealerPosition: left(dealerPosition) })),
  },
  {
    crime: "somebody in the wrong team",
    where: isAction("SWAP_PLAYERS"),
    how: changeState(({ players }) => ({
      players: players.map((player) => Object.assign({}, player, { team: player.team === "a" ? "b" : "a" })),
    })),
  },
  {
    crime: "a game that goes on after a team won it",
    where: enters("GAME_OVER"),
    how: changeState(() => ({ phase: "ROUND_OVER", winningTeam: null, gameOver: false })),
  },
  {
    crime: "the other team wins",
    where: enters("GAME_OVER"),
    how: changeState(({ winningTeam }) => ({ winningTeam: winningTeam === "a" ? "b" : "a" })),
  },
  {
    crime: "an offer that is not legal",
    where: ({ legal, before }) => legal !== null && before.phase === "ROUND1",
    how: (step) => ({
      ...step,
      legal: [...(step.legal ?? []), { ...step.action, type: "CALL_TRUMP", suit: "SPADES" }],
    }),
  },
  {
    crime: "house rules that change in the middle",
    where: isAction("DEAL"),
    how: changeState(({ options }) => ({ options: { ...options, targetScore: options.targetScore + 1 } })),
  },
];

/** A suit this caller does not hold, where only suits that are held may be called. */
function missingSuit(
  action: SeenAction,
  { phase, options, players, turnUpCard }: SeenState,
): string | undefined {
  if (action.type !== "CALL_TRUMP" || phase !== "ROUND2" || !options.callOnlySuitsHeld) return undefined;
  const hand = players[action.playerPosition ?? 0]?.hand ?? [];
  return ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"].find(
    (suit) => suit !== turnUpCard?.suit && hand.every((card) => card.suit !== suit),
  );
}
