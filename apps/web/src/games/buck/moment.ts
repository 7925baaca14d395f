import { buck, sortHand } from "@buck/engine";
import type { CardId, GameDecision, GameEvent, Position } from "@buck/engine";
import { buckTexts, buckWords, lineAbout, namePeople, plainLine, points } from "@buck/words";
import type { LogLine } from "@buck/words";
import type { Cue } from "../../device/sound.ts";
import { tableTexts } from "../../texts/en/table.ts";
import type { Language } from "../../texts/language.ts";
import { recordFile } from "../moment.ts";
import { askingNobodyTwice, handsScored, ownCard, refusals, trickLabel } from "../hands.ts";
import type {
  ChartLine,
  Effects,
  GameEnding,
  GameResult,
  Moment,
  ScoreboardRow,
  SeatPicture,
  SeatStatus,
  Stage,
} from "../moment.ts";

const STAGES: Readonly<Record<buck.GamePhase, Stage>> = {
  WAITING_FOR_PLAYERS: "waiting",
  DEALING: "deal",
  TRUMP_REVEAL: "bid",
  BIDDING: "bid",
  DECLARING_TRUMP: "bid",
  FOLDING_DECISION: "bid",
  PLAYING: "play",
  ROUND_OVER: "result",
  GAME_OVER: "over",
};

/** Buck Euchre as the table draws it. */
export function buckMoment(language: Language, view: buck.View): Moment {
  const texts = tableTexts(language);
  const { isMyTurn, playableCards } = buck.derive(view);
  const stage = buck.showsResult(view) ? "result" : STAGES[view.phase];
  const hand = sortHand(buck.ownHand(view), view.trumpSuit);
  return {
    gameId: view.gameId,
    viewer: view.viewer,
    round: view.round,
    stage,
    isMyTurn,
    trump: view.trumpSuit,
    isNoTrump: buck.playsNoTrump(view),
    bid: bidLine(language, view),
    prompt: buckWords.promptFor(language, view),
    seats: seats(language, view),
    trick: view.currentTrick,
    tricks: view.tricks,
    turnUp: view.turnUpCard,
    turnUpNote: texts.board.turnUp,
    isTurnedDown: false,
    hand,
    asksForCard: isMyTurn && view.phase === "PLAYING",
    cardUse: "play",
    playable: playableCards.map(({ id }) => id),
    scoreboard: scoreboard(language, view),
    scoreboardTitle: texts.board.scoreboard,
    goal: handsScored(language, view),
    trickLabel: trickLabel(language, view),
    teamTricks: [],
    keys: texts.help.buckKeys,
    rulesPath: "/learn",
    refusals: refusals(language, hand, (cardId) => buck.whyNotPlayable(view, cardId)),
    handResult: stage === "result" || stage === "over" ? buckWords.handResult(language, view) : null,
    gameResult: gameResult(language, view),
  };
}

/** The hand in sentences, from one of its events on. */
export function log(
  language: Language,
  view: buck.View,
  handEvents: readonly GameEvent[],
  from: number,
): readonly LogLine[] {
  return buckWords.logLines(
    language,
    handEvents.filter(buckWords.isBuckEvent),
    namePeople(language, view),
    from,
  );
}

function bidLine(language: Language, view: buck.View): LogLine {
  const texts = tableTexts(language);
  const { highestBid: amount, winningBidderPosition: bidder } = view;
  if (buckWords.isDirty(view)) return plainLine(texts.board.noBidding);
  if (bidder === null || amount === null) return plainLine(texts.board.noBid);
  return lineAbout(namePeople(language, view)(bidder), (person) => texts.board.bidBy({ ...person, amount }));
}

/** Everything the viewer may decide now. */
export function decisions(view: buck.View): readonly buck.Decision[] {
  return buck.legalActions(view).filter(buck.isDecision);
}

export function cardDecision(view: buck.View, cardId: CardId): buck.Decision | null {
  return decisions(view).find((each) => each.type === "PLAY_CARD" && each.cardId === cardId) ?? null;
}

/** The view as it will be once the table has accepted the decision: only a card moves before that. */
export function predict(view: buck.View, decision: GameDecision): buck.View {
  const card = decision.type === "PLAY_CARD" ? ownCard(view, decision) : null;
  if (card === null) return view;
  const { playerPosition } = decision;
  return askingNobodyTwice(buck.follow(view, [{ type: "played", playerPosition, card }]));
}

/** Whether the card of this decision has left the hand already. */
export function shows(view: buck.View, decision: GameDecision): boolean {
  return decision.type === "PLAY_CARD" && ownCard(view, decision) === null;
}

type Events = readonly buck.Event[];

/** What the events of one frame mean to ears, eyes and the viewer's own numbers. */
export function effects(view: buck.View, events: Events): Effects {
  const has = (type: buck.Event["type"]) => events.some((event) => event.type === type);
  return {
    dealt: has("dealt"),
    played: has("played"),
    trickWon: has("trickWon"),
    handOver: has("roundScored") || has("cardsShown"),
    cues: cues(view, events),
    tally: has("roundScored") ? tally(view) : null,
  };
}

/** Which few sounds a frame deserves, in order. */
function cues(view: buck.View, events: Events): readonly Cue[] {
  const heard = new Set<Cue>();
  for (const event of events) {
    if (event.type === "played") heard.add("card");
    if (event.type === "trickWon") heard.add("trick");
    if (event.type === "bid" || event.type === "declared" || event.type === "folded") heard.add("bid");
    if (event.type === "roundScored" && view.viewer !== "spectator") {
      heard.add((event.changes[view.viewer] ?? 0) > 0 ? "bad" : "good");
    }
  }
  if (buck.derive(view).isMyTurn) heard.add("turn");
  return [...heard];
}

function tally(view: buck.View): Effects["tally"] {
  const me = view.players.find(({ position }) => position === view.viewer);
  if (me === undefined) return null;
  const isBidder = me.position === view.winningBidderPosition;
  return {
    games: Number(view.gameOver),
    wins: Number(buck.outcome(view)?.winners.includes(me.position)),
    hands: 1,
    bids: Number(isBidder),
    made: Number(isBidder && me.tricksTaken >= (view.highestBid ?? 0)),
    folds: Number(me.folded),
    tricks: me.tricksTaken,
  };
}

/** Standings, and how it came about; null while the game goes on. */
export function gameResult(language: Language, view: buck.View): GameResult | null {
  const outcome = buck.outcome(view);
  if (outcome === null) return null;
  const people = namePeople(language, view);
  return {
    ending: endingOf(view, outcome),
    title: buckWords.gameOver(language, view),
    summary: buckWords.handResult(language, view).summary,
    standings: outcome.standings.map(({ position, place, score }) => ({
      key: String(position),
      place,
      positions: [position],
      name: people(position).name,
      score: points(language, score),
    })),
    chart: { lines: scoreLines(language, view), goal: 0 },
    files: [recordFile(language, view.gameId)],
  };
}

function endingOf({ viewer }: buck.View, { winners, standings }: buck.Outcome): GameEnding {
  if (viewer === "spectator") return { mood: "watched", margin: 0 };
  const best = standings[0]?.score ?? 0;
  if (winners.includes(viewer)) return { mood: "won", margin: (standings[1]?.score ?? best) - best };
  const own = standings.find(({ position }) => position === viewer)?.score ?? best;
  return { mood: "lost", margin: own - best };
}

export function scoreLines(language: Language, view: buck.View): readonly ChartLine[] {
  const people = namePeople(language, view);
  return view.players.map(({ position }) => {
    const sums: number[] = [view.options.startScore];
    for (const { changes } of view.scoreSheet) sums.push((sums.at(-1) ?? 0) + (changes[position] ?? 0));
    return { key: String(position), tint: position, label: people(position).name, points: sums };
  });
}

function seats(language: Language, view: buck.View): readonly SeatPicture[] {
  const people = namePeople(language, view);
  const onTurn = buck.toAct(view);
  return view.players.map((player) => ({
    position: player.position,
    name: people(player.position).name,
    ownName: player.name,
    score: points(language, player.score),
    unit: buckTexts(language).toGo,
    tricks: player.tricksTaken,
    cardCount: player.cardCount,
    isTurn: onTurn.includes(player.position),
    isDealer: view.dealerChosen && view.dealerPosition === player.position,
    isOut: player.folded,
    status: seatStatus(language, view, player.position),
  }));
}

export function seatStatus(language: Language, view: buck.View, position: Position): SeatStatus | null {
  const texts = tableTexts(language);
  const player = view.players.find((seat) => seat.position === position);
  if (player === undefined) return null;
  if (view.phase === "BIDDING") return bidStatus(language, view, position);
  if (position === view.winningBidderPosition && view.highestBid !== null) {
    return { text: texts.board.bid({ amount: view.highestBid }), tone: "bid" };
  }
  if (player.folded) return { text: texts.board.folded, tone: "out" };
  if (!player.decided) return null;
  return { text: isSecret(view, position) ? texts.board.decided : texts.board.stayed, tone: "plain" };
}

/** Decisions of others are covered until all are in, unless the house has them made in turn. */
function isSecret({ viewer, phase, options }: buck.View, position: Position): boolean {
  return phase === "FOLDING_DECISION" && options.folding === "secret" && position !== viewer;
}

function bidStatus(language: Language, view: buck.View, position: Position): SeatStatus | null {
  const texts = tableTexts(language);
  const last = view.bids.findLast((bid) => bid.playerPosition === position);
  if (last === undefined) return null;
  if (last.amount === "PASS") return { text: texts.board.passed, tone: "out" };
  const leads = position === view.winningBidderPosition;
  return { text: texts.board.bid({ amount: last.amount }), tone: leads ? "bid" : "plain" };
}

/** Who is how close to zero, the nearest first. */
function scoreboard(language: Language, view: buck.View): readonly ScoreboardRow[] {
  const people = namePeople(language, view);
  const { startScore } = view.options;
  return buck.derive(view).leaderboard.map(({ position, score }) => ({
    key: String(position),
    name: people(position).name,
    score: points(language, score),
    progress: (startScore - score) / startScore,
  }));
}
