import { euchre, sortHand } from "@buck/engine";
import type { CardId, GameDecision, GameEvent, Position, Suit } from "@buck/engine";
import { isWritable } from "@buck/records";
import { capital, euchreWords, lineAbout, namePeople, plainLine, teamsTexts } from "@buck/words";
import type { LogLine } from "@buck/words";
import type { Cue } from "../../device/sound.ts";
import { tableTexts } from "../../texts/en/table.ts";
import type { Language } from "../../texts/language.ts";
import { notationFile, recordFile } from "../moment.ts";
import { askingNobodyTwice, handsScored, ownCard, refusals, trickLabel } from "../hands.ts";
import type {
  ChartLine,
  Effects,
  GameEnding,
  GameFile,
  GameResult,
  Moment,
  ScoreboardRow,
  SeatPicture,
  SeatStatus,
  Stage,
} from "../moment.ts";

/** Once somebody has called, the turn-up has left the middle of the table. */
const STAGES: Readonly<Record<euchre.GamePhase, Stage>> = {
  WAITING_FOR_PLAYERS: "waiting",
  DEALING: "deal",
  ROUND1: "bid",
  ROUND2: "bid",
  DEALER_DISCARD: "play",
  DEFENDING: "play",
  PLAYING: "play",
  ROUND_OVER: "result",
  GAME_OVER: "over",
};

/** Classic Euchre as the table draws it. */
export function euchreMoment(language: Language, view: euchre.View): Moment {
  const teams = teamsTexts(language);
  const texts = tableTexts(language);
  const { isMyTurn } = euchre.derive(view);
  const stage = euchre.showsResult(view) ? "result" : STAGES[view.phase];
  const hand = sortHand(euchre.ownHand(view), view.trumpSuit);
  const isDiscard = view.phase === "DEALER_DISCARD";
  return {
    gameId: view.gameId,
    viewer: view.viewer,
    round: view.round,
    stage,
    isMyTurn,
    trump: view.trumpSuit,
    isNoTrump: false,
    bid: callLine(language, view),
    prompt: euchreWords.promptFor(language, view),
    seats: seats(language, view),
    trick: view.currentTrick,
    tricks: view.tricks,
    turnUp: view.turnUpCard,
    turnUpNote: turnUpNote(language, view),
    isTurnedDown: isTurnedDown(view),
    hand,
    asksForCard: isMyTurn && (isDiscard || view.phase === "PLAYING"),
    cardUse: isDiscard ? "discard" : "play",
    playable: decisions(view).flatMap((each) => ("cardId" in each ? [each.cardId] : [])),
    scoreboard: scoreboard(language, view),
    scoreboardTitle: teams.scoreboard({ goal: view.options.targetScore }),
    goal: [teams.to({ goal: view.options.targetScore }), handsScored(language, view)]
      .filter(Boolean)
      .join(" · "),
    trickLabel: trickLabel(language, view),
    teamTricks: euchreWords.ownFirst(view).map((team) => ({
      team: euchreWords.teamMark(language, team, view.viewer),
      tricks: view.tricksWon[team],
    })),
    keys: texts.help.euchreKeys,
    rulesPath: "/learn/classic",
    refusals: refusals(language, hand, (cardId) =>
      cardDecision(view, cardId) === null ? euchre.whyNotPlayable(view, cardId) : null,
    ),
    handResult: stage === "result" || stage === "over" ? euchreWords.handResult(language, view) : null,
    gameResult: gameResult(language, view),
  };
}

/** The hand in sentences, from one of its events on. */
export function log(
  language: Language,
  view: euchre.View,
  handEvents: readonly GameEvent[],
  from: number,
): readonly LogLine[] {
  return euchreWords.logLines(language, handEvents.filter(euchreWords.isEuchreEvent), view, from);
}

function callLine(language: Language, view: euchre.View): LogLine {
  const texts = tableTexts(language);
  const { callerPosition, alonePosition } = view;
  if (callerPosition === null) return plainLine(texts.board.noCall);
  const alone = alonePosition !== null;
  return lineAbout(namePeople(language, view)(callerPosition), ({ name }) =>
    texts.board.calledBy({ name, alone }),
  );
}

function turnUpNote(language: Language, view: euchre.View): string {
  const texts = tableTexts(language);
  if (view.dealerPickedUp !== null) return texts.board.pickedUp;
  return isTurnedDown(view) ? texts.board.turnedDown : texts.board.turnUp;
}

function isTurnedDown({ phase, calls }: euchre.View): boolean {
  return phase !== "ROUND1" && calls.every(({ call }) => call !== "ORDER_UP");
}

/** Everything the viewer may decide now. */
function decisions(view: euchre.View): readonly euchre.Decision[] {
  return euchre.legalActions(view).filter(euchre.isDecision);
}

/** The call of this suit, alone or not; the turned suit is called by ordering it up. */
export function callOf(
  view: euchre.View,
  { suit, alone }: { readonly suit: Suit; readonly alone: boolean },
): euchre.Decision | null {
  const isTurned = suit === view.turnUpCard?.suit;
  const found = decisions(view).find(
    (each) =>
      each.type === "CALL_TRUMP" &&
      each.goAlone === alone &&
      (each.pickUp === true ? isTurned : each.suit === suit),
  );
  return found ?? null;
}

export function passOf(view: euchre.View): euchre.Decision | null {
  return decisions(view).find(({ type }) => type === "PASS_TRUMP") ?? null;
}

/** Showing a farmer's hand, where it can be shown now. */
export function showingOf(view: euchre.View): euchre.Decision | null {
  return decisions(view).find(({ type }) => type === "SHOW_FARMERS_HAND") ?? null;
}

/** Defending alone, or with the partner. */
export function defenseOf(view: euchre.View, alone: boolean): euchre.Decision | null {
  return decisions(view).find((each) => each.type === "DEFEND" && each.alone === alone) ?? null;
}

/** Playing a card, or throwing it away as the dealer. */
export function cardDecision(view: euchre.View, cardId: CardId): euchre.Decision | null {
  return decisions(view).find((each) => "cardId" in each && each.cardId === cardId) ?? null;
}

/** The view as it will be once the table has accepted the decision: only a card moves before that. */
export function predict(view: euchre.View, decision: GameDecision): euchre.View {
  const card = "cardId" in decision ? ownCard(view, decision) : null;
  if (card === null) return view;
  const { playerPosition } = decision;
  if (decision.type === "PLAY_CARD") {
    return askingNobodyTwice(euchre.follow(view, [{ type: "played", playerPosition, card }]));
  }
  const after = euchre.follow(view, [{ type: "discarded", playerPosition }], { discard: card });
  // Who leads is told with the answer; nobody is asked for another card until then.
  return { ...after, currentPlayerPosition: null };
}

/** Whether the card of this decision has left the hand already. */
export function shows(view: euchre.View, decision: GameDecision): boolean {
  return "cardId" in decision && ownCard(view, decision) === null;
}

type Events = readonly euchre.Event[];

/** What the events of one frame mean to ears, eyes and the viewer's own numbers. */
export function effects(view: euchre.View, events: Events): Effects {
  const has = (type: euchre.Event["type"]) => events.some((event) => event.type === type);
  return {
    dealt: has("dealt"),
    played: has("played"),
    trickWon: has("trickWon"),
    handOver: has("roundScored") || has("cardsShown"),
    cues: cues(view, events),
    tally: has("roundScored") ? tally(view) : null,
  };
}

const CALLS: ReadonlySet<euchre.Event["type"]> = new Set([
  "passed",
  "orderedUp",
  "called",
  "discarded",
  "farmersHandShown",
  "defended",
]);

/** Which few sounds a frame deserves, in order. */
function cues(view: euchre.View, events: Events): readonly Cue[] {
  const { viewer } = view;
  const heard = new Set<Cue>();
  for (const event of events) {
    if (event.type === "played") heard.add("card");
    if (event.type === "trickWon") heard.add("trick");
    if (CALLS.has(event.type)) heard.add("bid");
    if (event.type === "roundScored" && viewer !== "spectator") {
      heard.add(event.points[euchre.teamOf(viewer)] > 0 ? "good" : "bad");
    }
  }
  if (euchre.derive(view).isMyTurn) heard.add("turn");
  return [...heard];
}

function tally(view: euchre.View): Effects["tally"] {
  const me = view.players.find(({ position }) => position === view.viewer);
  if (me === undefined) return null;
  const isCaller = me.position === view.callerPosition;
  return {
    games: Number(view.gameOver),
    wins: Number(euchre.outcome(view)?.winners.includes(me.team)),
    hands: 1,
    bids: Number(isCaller),
    made: Number(isCaller && euchre.callResult(view) !== "euchred"),
    tricks: me.tricksTaken,
  };
}

/** Standings, and how it came about; null while the game goes on. */
export function gameResult(language: Language, view: euchre.View): GameResult | null {
  const outcome = euchre.outcome(view);
  if (outcome === null) return null;
  return {
    ending: endingOf(view, outcome),
    title: euchreWords.gameOver(language, view),
    summary: euchreWords.summary(language, view),
    standings: outcome.standings.map(({ team, positions, place, score }) => ({
      key: team,
      place,
      positions,
      name: euchreWords.members(language, view, team),
      team: euchreWords.teamMark(language, team, view.viewer),
      score: String(score),
    })),
    chart: { lines: scoreLines(language, view), goal: view.options.targetScore },
    files: euchreFiles(language, view.options, view.gameId),
  };
}

/** A finished game to take along; in the notation as well, where that has words for its house rules. */
export function euchreFiles(
  language: Language,
  options: euchre.Options,
  gameId: string,
): readonly GameFile[] {
  const record = recordFile(language, gameId);
  return isWritable(options) ? [record, notationFile(language, gameId)] : [record];
}

function endingOf({ viewer }: euchre.View, { winners, standings }: euchre.Outcome): GameEnding {
  if (viewer === "spectator") return { mood: "watched", margin: 0 };
  const [first, second] = standings;
  const margin = (first?.score ?? 0) - (second?.score ?? 0);
  return { mood: winners.includes(euchre.teamOf(viewer)) ? "won" : "lost", margin };
}

/** Blue and coral, as on the badges, but dark enough for paper. */
const TINTS: Readonly<Record<euchre.Team, Position>> = { a: 1, b: 3 };

export function scoreLines(language: Language, view: euchre.View): readonly ChartLine[] {
  return euchre.TEAMS.map((team) => {
    const sums: number[] = [0];
    for (const { points } of view.scoreSheet) sums.push((sums.at(-1) ?? 0) + points[team]);
    return {
      key: team,
      tint: TINTS[team],
      label: capital(language, euchreWords.teamMark(language, team, view.viewer).unit),
      points: sums,
    };
  });
}

export function seats(language: Language, view: euchre.View): readonly SeatPicture[] {
  const people = namePeople(language, view);
  const onTurn = euchre.toAct(view);
  return view.players.map(({ position, name, team, tricksTaken, cardCount }) => {
    const mark = euchreWords.teamMark(language, team, view.viewer);
    return {
      position,
      name: people(position).name,
      ownName: name,
      score: String(view.scores[team]),
      unit: mark.unit,
      tricks: tricksTaken,
      cardCount,
      isTurn: onTurn.includes(position),
      isDealer: view.dealerChosen && view.dealerPosition === position,
      team: mark,
      isOut: euchre.sitsOut(view, position),
      status: seatStatus(language, view, position),
    };
  });
}

export function seatStatus(language: Language, view: euchre.View, position: Position): SeatStatus | null {
  const texts = tableTexts(language);
  if (position === view.alonePosition || position === view.aloneDefender)
    return { text: texts.board.alone, tone: "bid" };
  if (euchre.sitsOut(view, position)) return { text: texts.board.sitsOut, tone: "out" };
  if (position === view.callerPosition) return { text: texts.board.called, tone: "bid" };
  if (view.phase !== "ROUND1" && view.phase !== "ROUND2") return null;
  const isSecond = view.phase === "ROUND2";
  const thisRound = view.calls.slice(isSecond ? view.players.length : 0);
  const hasPassed = thisRound.some(({ playerPosition }) => playerPosition === position);
  return hasPassed ? { text: texts.board.passed, tone: "out" } : null;
}

/** Which team is how close to the target, the nearest first. */
export function scoreboard(language: Language, view: euchre.View): readonly ScoreboardRow[] {
  return euchre.derive(view).leaderboard.map(({ team, score }) => {
    const mark = euchreWords.teamMark(language, team, view.viewer);
    return {
      key: team,
      name: mark.name,
      team: mark,
      score: String(score),
      progress: score / view.options.targetScore,
    };
  });
}
