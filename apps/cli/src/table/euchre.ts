import { cardName, euchre, seatsOf, suitName } from "@buck/engine";
import type { Position } from "@buck/engine";
import { english, listNames, reasonText } from "@buck/words";
import { euchreHotSeat } from "../hotSeat/euchre.ts";
import { boardFrom, houseRuleFacts } from "./board.ts";
import type { Board, CardInHand } from "./board.ts";
import { linesOf } from "./euchreLines.ts";
import { nameIn } from "./eventLines.ts";
import { handSummary } from "./handSummary.ts";
import { askForCard, askToPlay, numbered } from "./tableQuestion.ts";
import type { Choice, TableQuestion } from "./tableQuestion.ts";
import type { HandStates, TerminalGame } from "./terminalGame.ts";

const TITLE = "Euchre";

export const euchreInTerminal: TerminalGame<euchre.Types> = {
  title: TITLE,
  boardOf,
  questionOf,
  linesOf,
  standings,
  ruleFacts,
  presets: euchre.PRESETS,
  hotSeat: {
    options: euchre.PRESETS["command-line"],
    pointsRule: "targetScore",
    game: euchreHotSeat,
  },
  tally,
  winners: (state) => {
    const winners = euchre.outcome(state)?.winners ?? [];
    return seatsOf(state.players.filter(({ team }) => winners.includes(team)));
  },
  scores: ({ players, scores }) => players.map(({ team }) => scores[team]),
  summaryOfHand,
  summaryOfScores: ({ scores }) => scores,
};

function boardOf(view: euchre.View): Board {
  return boardFrom(view, {
    title: TITLE,
    facts: facts(view),
    hand: handOf(view),
    onTurn: euchre.toAct(view),
    scoreOf: ({ team }) => view.scores[team],
    marksOf: (player) => marksOf(view, player),
  });
}

function handOf(view: euchre.View): readonly CardInHand[] {
  const hand = euchre.ownHand(view);
  const { isMyTurn, playableCards } = euchre.derive(view);
  const playable = isMyTurn && view.phase === "PLAYING" ? playableCards : hand;
  return numbered(hand, view.trumpSuit, playable);
}

function facts({ round, callerPosition, players, options }: euchre.View): readonly string[] {
  const call = callerPosition === null ? [] : [`called by ${nameIn(players)(callerPosition)}`];
  return [`hand ${round}`, ...call, ...ruleFacts(options)];
}

/** The facts about the rules that the board shows. */
function ruleFacts(options: euchre.Options): readonly string[] {
  const others = euchre.houseRules(options).filter((name) => name !== "targetScore");
  return [`first to ${options.targetScore}`, ...houseRuleFacts(others, options)];
}

function marksOf(view: euchre.View, { position }: euchre.PlayerView): readonly string[] {
  const marks: string[] = [];
  if (view.viewer !== "spectator" && position === euchre.partnerOf(view.viewer)) marks.push("partner");
  if (view.dealerPosition === position && view.dealerChosen) marks.push("dealer");
  if (view.alonePosition === position) marks.push("alone");
  if (view.aloneDefender === position) marks.push("defends alone");
  if (euchre.sitsOut(view, position)) marks.push("sits out");
  const call = view.calls.findLast(({ playerPosition }) => playerPosition === position);
  if (call?.call === "PASS" && view.trumpSuit === null) marks.push("passed");
  return marks;
}

function standings(view: euchre.View): readonly string[] {
  const nameOf = nameIn(view.players);
  return (euchre.outcome(view)?.standings ?? []).map(
    ({ place, positions, score }) => `${place}. ${listNames(english, positions.map(nameOf))} ${score}`,
  );
}

type Choices = readonly Choice<euchre.Decision>[];

function questionOf(view: euchre.View): TableQuestion<euchre.Decision> | null {
  const { viewer } = view;
  if (viewer === "spectator" || !euchre.toAct(view).includes(viewer)) return null;
  switch (view.phase) {
    case "ROUND1":
      return plain(orderUp(view), dealerReason(view), callChoices(view));
    case "ROUND2":
      return plain(nameASuit(view), turnedDown(view), callChoices(view));
    case "DEFENDING":
      return plain(
        "Defend alone, or together?",
        "Alone, a euchre is worth four points.",
        defenseChoices(view),
      );
    case "DEALER_DISCARD":
      return yourDiscard(view, viewer);
    case "PLAYING":
      return yourCard(view, viewer);
    default:
      return null;
  }
}

function plain(say: string, why: string, choices: Choices): TableQuestion<euchre.Decision> {
  return { say, why, choices, refusals: new Map() };
}

function orderUp({ turnUpCard }: euchre.View): string {
  return turnUpCard === null ? "Order up?" : `The ${cardName(turnUpCard)} is turned up: order it up?`;
}

function dealerReason(view: euchre.View): string {
  if (view.dealerPosition === view.viewer) return "You would take it into your hand.";
  return `${nameIn(view.players)(view.dealerPosition)} would take it.`;
}

function nameASuit(view: euchre.View): string {
  return euchre.derive(view).canPass
    ? "Name a suit as trump, or pass"
    : "Everybody passed: the dealer must name a suit";
}

function turnedDown({ turnUpCard }: euchre.View): string {
  return turnUpCard === null ? "" : `Not ${suitName(turnUpCard.suit)}: they were turned down.`;
}

function callChoices(view: euchre.View): Choices {
  return euchre.legalActions(view).flatMap((action): Choices => {
    if (action.type === "PASS_TRUMP")
      return [{ key: "p", words: ["pass", "n", "no"], label: "pass", action }];
    if (action.type === "SHOW_FARMERS_HAND")
      return [{ key: "f", words: ["show", "farmer"], label: "show your farmer's hand", action }];
    if (action.type !== "CALL_TRUMP") return [];
    return [action.suit === undefined ? orderUpChoice(action) : suitChoice(action)];
  });
}

function defenseChoices(view: euchre.View): Choices {
  return euchre.legalActions(view).flatMap((action): Choices => {
    if (action.type !== "DEFEND") return [];
    return action.alone
      ? [{ key: "a", words: ["alone", "yes", "y"], label: "alone", action }]
      : [{ key: "t", words: ["together", "no", "n"], label: "together", action }];
  });
}

type Call = Extract<euchre.Decision, { type: "CALL_TRUMP" }>;

function orderUpChoice(action: Call): Choice<euchre.Decision> {
  return action.goAlone === true
    ? { key: "a", words: ["alone", "order up alone"], label: "order up and go alone", action }
    : { key: "y", words: ["yes", "order up", "o"], label: "order up", action };
}

/** The letter calls the suit; the same letter as a capitalised goes alone. */
function suitChoice(action: Call): Choice<euchre.Decision> {
  const name = action.suit === undefined ? "" : suitName(action.suit);
  const letter = name.charAt(0);
  return action.goAlone === true
    ? { key: letter.toUpperCase(), words: [`${name} alone`], label: `${name} alone`, action }
    : { key: letter, words: [name], label: name, action };
}

function yourDiscard(view: euchre.View, playerPosition: Position): TableQuestion<euchre.Decision> {
  return askForCard<euchre.Decision>({
    say: "Discard one of your six cards",
    why: view.dealerPickedUp === null ? "" : `You picked up the ${cardName(view.dealerPickedUp)}.`,
    hand: handOf(view),
    action: (cardId) => ({ type: "DISCARD", playerPosition, cardId }),
    refusal: () => null,
  });
}

function yourCard(view: euchre.View, playerPosition: Position): TableQuestion<euchre.Decision> {
  return askToPlay<euchre.Decision>({
    trick: view.currentTrick,
    trump: view.trumpSuit,
    hand: handOf(view),
    action: (cardId) => ({ type: "PLAY_CARD", playerPosition, cardId }),
    refusal: (cardId) => {
      const refused = euchre.whyNotPlayable(view, cardId);
      return refused === null ? null : reasonText(english, refused);
    },
  });
}

function tally(event: euchre.Event): readonly string[] {
  switch (event.type) {
    case "allPassed":
      return ["passedOut"];
    case "sitsOut":
      return ["alone"];
    case "orderedUp":
    case "called":
      return [event.type];
    case "roundScored":
      return [event.result];
    default:
      return [];
  }
}

function summaryOfHand({ dealt, end }: HandStates<euchre.GameState>) {
  const row = end.scoreSheet.find(({ round }) => round === dealt.round);
  return {
    ...handSummary(dealt, end),
    calls: end.calls,
    caller: end.callerPosition,
    alone: end.alonePosition,
    discard: end.discard?.id ?? null,
    points: row?.points ?? null,
    scores: end.scores,
  };
}
