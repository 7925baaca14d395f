import { buck, suitName } from "@buck/engine";
import type { Position } from "@buck/engine";
import { buckTexts, english, reasonText } from "@buck/words";
import { buckHotSeat } from "../hotSeat/buck.ts";
import { declarationName } from "../terminal/cards.ts";
import { boardFrom, houseRuleFacts } from "./board.ts";
import type { Board, CardInHand } from "./board.ts";
import { linesOf } from "./buckLines.ts";
import { nameIn } from "./eventLines.ts";
import { handSummary } from "./handSummary.ts";
import { askToPlay, numbered } from "./tableQuestion.ts";
import type { Choice, TableQuestion } from "./tableQuestion.ts";
import type { HandStates, TerminalGame } from "./terminalGame.ts";

const TITLE = "Buck Euchre";

export const buckInTerminal: TerminalGame<buck.Types> = {
  title: TITLE,
  boardOf,
  questionOf,
  linesOf,
  standings,
  ruleFacts,
  presets: {},
  hotSeat: {
    options: buck.DEFAULT_OPTIONS,
    pointsRule: "startScore",
    game: buckHotSeat,
  },
  tally,
  winners: (state) => buck.outcome(state)?.winners ?? [],
  scores: ({ players }) => players.map(({ score }) => score),
  summaryOfHand,
  summaryOfScores: ({ players }) => players.map(({ score }) => score),
};

function boardOf(view: buck.View): Board {
  return boardFrom(view, {
    title: TITLE,
    facts: facts(view),
    hand: handOf(view),
    onTurn: buck.toAct(view),
    scoreOf: ({ score }) => score,
    marksOf: (player) => marksOf(view, player),
  });
}

function handOf(view: buck.View): readonly CardInHand[] {
  const hand = buck.ownHand(view);
  const { isMyTurn, playableCards } = buck.derive(view);
  const playable = isMyTurn && view.phase === "PLAYING" ? playableCards : hand;
  return numbered(hand, view.trumpSuit, playable);
}

function facts(view: buck.View): readonly string[] {
  const { round, winningBidderPosition, highestBid, players, options } = view;
  const bid =
    winningBidderPosition === null || highestBid === null
      ? []
      : [`${nameIn(players)(winningBidderPosition)} bid ${highestBid}`];
  const noTrump = buck.playsNoTrump(view) ? ["played without trump"] : [];
  return [`hand ${round}`, ...bid, ...noTrump, ...ruleFacts(options)];
}

/** The facts about the rules that the board shows. */
function ruleFacts(options: buck.Options): readonly string[] {
  return houseRuleFacts(buck.houseRules(options), options);
}

function marksOf(view: buck.View, { position, folded, decided }: buck.PlayerView): readonly string[] {
  const marks: string[] = [];
  if (view.dealerPosition === position && view.dealerChosen) marks.push("dealer");
  const bid = view.bids.findLast(({ playerPosition }) => playerPosition === position);
  if (bid !== undefined) marks.push(bid.amount === "PASS" ? "passed" : `bid ${bid.amount}`);
  if (folded) marks.push("folded");
  else if (decided) marks.push(view.phase === "FOLDING_DECISION" ? "decided" : "stayed");
  return marks;
}

function standings(view: buck.View): readonly string[] {
  const nameOf = nameIn(view.players);
  const outcome = buck.outcome(view);
  return (outcome?.standings ?? []).map(
    ({ place, position, score }) => `${place}. ${nameOf(position)} ${score}`,
  );
}

type Choices = readonly Choice<buck.Decision>[];

function questionOf(view: buck.View): TableQuestion<buck.Decision> | null {
  const { viewer } = view;
  if (viewer === "spectator" || !buck.toAct(view).includes(viewer)) return null;
  switch (view.phase) {
    case "BIDDING":
      return plain(yourBid(view), bidsSoFar(view), bidChoices(view));
    case "DECLARING_TRUMP":
      return plain("Name the trump suit", `You bid ${view.highestBid}: take that many.`, suitChoices(view));
    case "FOLDING_DECISION":
      return plain("Stay or fold?", stayReason(view), foldChoices(viewer));
    case "PLAYING":
      return yourCard(view, viewer);
    default:
      return null;
  }
}

function plain(say: string, why: string, choices: Choices): TableQuestion<buck.Decision> {
  return { say, why, choices, refusals: new Map() };
}

function yourBid(view: buck.View): string {
  const { canPass, minBidAmount } = buck.derive(view);
  if (!canPass) return `Your bid: everybody passed, so you bid ${minBidAmount}`;
  return minBidAmount === 5 ? "Your bid: 5 or pass" : `Your bid: ${minBidAmount} or more, or pass`;
}

function bidsSoFar(view: buck.View): string {
  if (view.highestBid === null || view.winningBidderPosition === null) return "Nobody has bid yet.";
  return `${nameIn(view.players)(view.winningBidderPosition)} has bid ${view.highestBid}.`;
}

function bidChoices(view: buck.View): Choices {
  return buck.legalActions(view).flatMap((action): Choices => {
    if (action.type !== "PLACE_BID") return [];
    if (action.amount === "PASS") return [{ key: "p", words: ["pass"], label: "pass", action }];
    const amount = String(action.amount);
    return [{ key: amount, words: [`bid ${amount}`], label: `bid ${amount}`, action }];
  });
}

function suitChoices(view: buck.View): Choices {
  return buck.legalActions(view).flatMap((action): Choices => {
    if (action.type !== "DECLARE_TRUMP") return [];
    const name = declarationName(action.trumpSuit);
    return [{ key: name.charAt(0), words: [name], label: name, action }];
  });
}

function stayReason({ trumpSuit }: buck.View): string {
  const trump = trumpSuit === null ? "There is no trump. " : `Trump is ${suitName(trumpSuit)}. `;
  return `${trump}${buckTexts(english).stayCost({ penalty: buck.SET_PENALTY })}`;
}

function foldChoices(playerPosition: Position): Choices {
  const decision = (folded: boolean): buck.Decision => ({ type: "FOLD_DECISION", playerPosition, folded });
  return [
    { key: "s", words: ["stay"], label: "stay", action: decision(false) },
    { key: "f", words: ["fold"], label: "fold", action: decision(true) },
  ];
}

function yourCard(view: buck.View, playerPosition: Position): TableQuestion<buck.Decision> {
  return askToPlay<buck.Decision>({
    trick: view.currentTrick,
    trump: view.trumpSuit,
    hand: handOf(view),
    action: (cardId) => ({ type: "PLAY_CARD", playerPosition, cardId }),
    refusal: (cardId) => {
      const refused = buck.whyNotPlayable(view, cardId);
      return refused === null ? null : reasonText(english, refused);
    },
  });
}

function tally(event: buck.Event, { winningBidderPosition }: buck.GameState): readonly string[] {
  switch (event.type) {
    case "allPassed":
      return ["passedOut"];
    case "folded":
      return [event.folded ? "folded" : "stayed"];
    case "tricksConceded":
      return ["conceded"];
    case "roundScored":
      if (winningBidderPosition === null) return ["dirtyClubs"];
      return [(event.changes[winningBidderPosition] ?? 0) < 0 ? "bidsMade" : "bidsSet"];
    default:
      return [];
  }
}

function summaryOfHand({ dealt, end }: HandStates<buck.GameState>) {
  const row = end.scoreSheet.find(({ round }) => round === dealt.round);
  return {
    ...handSummary(dealt, end),
    bids: end.bids,
    bidder: end.winningBidderPosition,
    bid: end.highestBid,
    folded: end.players.filter(({ folded }) => folded).map(({ position }) => position),
    changes: row?.changes ?? null,
    scores: end.players.map(({ score }) => score),
  };
}
