import { storedLevel } from "@buck/bots/levels";
import { DEFAULT_SETTINGS, LIMITS } from "@buck/protocol";
import type { GameAction, Position } from "@buck/engine";
import { withDeed } from "./botDeeds.ts";
import { eveningNow } from "./evening.ts";
import { mustApply, openPlay } from "./games.ts";
import { History } from "./history.ts";
import type { Change, Entry, GameStart } from "./entry.ts";
import type { Play } from "./play.ts";
import { afterAnswer, lateHandsAfterDeal, NO_LATE_HANDS } from "./lateHands.ts";
import { sealingAfter, sealingAfterDeal, sealsOf, UNSEALED } from "./sealing.ts";
import type { SealChange } from "./sealing.ts";
import { actorOf, waitingAfter } from "./waiting.ts";
import { gameAfterUndo, lastDecisionBy } from "./undo.ts";
import type { UndoChange } from "./undo.ts";
import { EMPTY, NO_DEEDS, peopleOf, seatAt, withoutNews } from "./state.ts";
import type { KnownHand, PersonSeat, RunningGame, SeatState, TableState } from "./state.ts";

/**
 * The table after one more entry. Pure: the same log always gives the same table.
 * `nextPlay` is the game after the entry's action, where that has been applied already.
 */
export function reduce(state: TableState, entry: Entry, nextPlay?: Play): TableState {
  const { seq, at, commandId, changes } = entry;
  const createdAt = state.version === 0 ? at : state.createdAt;
  const before: TableState = { ...state, version: seq, createdAt, updatedAt: at };
  const context = { seq, at, commandId, nextPlay };
  return withoutOldEvents(
    changes.reduce((current, change) => changed(current, change, context), before),
    state,
  );
}

/** What happened in the game before this entry is no news any more. */
function withoutOldEvents(after: TableState, before: TableState): TableState {
  return after.game?.play === before.game?.play ? withoutNews(after) : after;
}

interface EntryContext extends Pick<Entry, "seq" | "at" | "commandId"> {
  readonly nextPlay: Play | undefined;
}

function changed(state: TableState, change: Change, context: EntryContext): TableState {
  const { seq } = context;
  switch (change.type) {
    case "opened":
    case "settingsChanged":
      return withSettings(state, change);
    case "personSat":
      return satDown(state, change, seq);
    case "botSat":
      return seated(state, change.position, botSeat(change));
    case "seatEmptied":
      return unlockedIfEmpty(seated(state, change.position, EMPTY));
    case "removed":
      return removed(state, change);
    case "readmitted":
      return { ...state, removed: state.removed.filter(({ personId }) => personId !== change.personId) };
    case "seatsSwapped":
      return swapped(state, change, seq);
    case "renamed":
      return person(state, change.personId, { name: change.name });
    case "lookChosen":
      return person(state, change.personId, { look: change.look });
    case "tokenChanged":
      return moved(withRightfulToken(state, change), change, seq);
    case "covered":
    case "uncovered":
      return absent(state, change.position, change.type === "covered" ? change.absence : null);
    case "hostChanged":
      return { ...state, host: change.personId };
    case "hostGiven":
      return { ...state, host: change.personId, rightfulHost: tokenOf(state, change.personId) };
    case "locked":
      return { ...state, locked: change.locked };
    case "paused":
      return { ...state, paused: change.paused };
    case "gameStarted":
    case "gameActed":
    case "claimed":
    case "undoAsked":
    case "undoAgreed":
    case "undoRefused":
    case "undone":
      return changedGame(state, change, context);
    case "secretSealed":
    case "partSealed":
    case "sealsListed":
    case "partOpened":
      return resealed(state, change);
    case "lateHandsAnswered":
      return afterAnswer(state, change);
    case "ready":
      return { ...state, ready: [...state.ready, change.position] };
    case "backToLobby":
      return backInLobby(state);
    case "said":
      return { ...state, chat: recent([...state.chat, change.line]) };
    case "closed":
      return { ...state, stage: "closed" };
  }
}

type GameChange = Extract<
  Change,
  { readonly type: "gameStarted" | "gameActed" | "claimed" | UndoChange["type"] }
>;

function changedGame(state: TableState, change: GameChange, context: EntryContext): TableState {
  switch (change.type) {
    case "gameStarted":
      return started(state, change, context);
    case "gameActed":
      return acted(state, change.action, context);
    case "claimed": {
      const { position, cardIds } = change;
      if (state.game === null) return state;
      const claim = { position, cardIds };
      return { ...state, game: { ...state.game, changedAt: context.seq, claim, lastDecision: null } };
    }
    default:
      return state.game === null ? state : { ...state, game: gameAfterUndo(state.game, change, context) };
  }
}

function satDown(
  state: TableState,
  { position, personId, name, tokenHash }: Extract<Change, { readonly type: "personSat" }>,
  seq: number,
): TableState {
  const who = { personId, name, tokenHash, since: seq };
  const seat = { kind: "person", ...who, absence: null, botDeeds: NO_DEEDS, showsHandsLate: false } as const;
  return foundedBy(seated(state, position, seat), tokenHash, seq);
}

function botSeat({ name, level }: Extract<Change, { readonly type: "botSat" }>): SeatState {
  return { kind: "bot", name, level: storedLevel(level) };
}

function withSettings(
  state: TableState,
  change: Extract<Change, { readonly type: "opened" | "settingsChanged" }>,
): TableState {
  // A log of an older version does not know every setting.
  const settings = { ...DEFAULT_SETTINGS, ...change.settings };
  return change.type === "opened"
    ? { ...state, settings, nextDeals: change.deals ?? null }
    : { ...state, settings };
}

function seated(state: TableState, position: Position, seat: SeatState): TableState {
  return { ...state, seats: state.seats.with(position, seat) };
}

function swapped(state: TableState, { a, b }: { a: Position; b: Position }, seq: number): TableState {
  const arriving = (seat: SeatState) => (seat.kind === "person" ? { ...seat, since: seq } : seat);
  const seats = state.seats.with(a, arriving(seatAt(state, b))).with(b, arriving(seatAt(state, a)));
  return { ...state, seats };
}

function person(
  state: TableState,
  personId: string,
  changes: Partial<Pick<PersonSeat, "name" | "tokenHash" | "look" | "since">>,
): TableState {
  const seats = state.seats.map((seat) =>
    seat.kind === "person" && seat.personId === personId ? { ...seat, ...changes } : seat,
  );
  return { ...state, seats };
}

function absent(state: TableState, position: Position, absence: "away" | "left" | null): TableState {
  const seat = seatAt(state, position);
  if (seat.kind !== "person") return state;
  // Somebody who leaves while they are away has been covered all the time.
  const botDeeds = seat.absence === null ? NO_DEEDS : seat.botDeeds;
  const isBack = seat.absence === "left" && absence === null;
  const next = isBack && !seat.showsHandsLate ? withoutPromise(state) : state;
  return seated(next, position, { ...seat, absence, botDeeds });
}

/** Somebody who was not asked at the deal holds cards of this hand again. */
function withoutPromise(state: TableState): TableState {
  return state.game === null ? state : { ...state, game: { ...state.game, promised: false } };
}

function started(state: TableState, start: GameStart, { seq, at }: EntryContext): TableState {
  const { gameId, rules } = start;
  const { play, actions } = openPlay(start);
  const game: RunningGame = {
    gameId,
    rules,
    play,
    changedAt: seq,
    waitingSince: [null, null, null, null],
    dealtAt: null,
    knownHands: [],
    claim: null,
    lastDecision: null,
    ...NO_LATE_HANDS,
    history: History.of(
      actions,
      actions.map(() => at),
    ),
    sealing: start.sealed === true ? UNSEALED : null,
    deals: state.nextDeals,
  };
  return { ...state, stage: "playing", paused: false, ready: [], game, nextDeals: null, lastSeals: null };
}

function acted(state: TableState, action: GameAction, context: EntryContext): TableState {
  const { seq, at, nextPlay } = context;
  if (state.game === null) throw new Error(`The log has ${action.type} without a game`);
  const play = nextPlay ?? mustApply(state.game.play, action);
  const game: RunningGame = {
    ...state.game,
    play,
    changedAt: seq,
    waitingSince: waitingAfter(state.game, { play, actor: actorOf(action), seq }),
    claim: play.toAct.length === 0 ? null : state.game.claim,
    lastDecision: lastDecisionBy(action, context),
    ...(action.type === "DEAL" && dealt(state, state.game, seq)),
    history: state.game.history.after(action, at),
  };
  const finishedGames = play.isOver
    ? [...state.finishedGames, game.gameId].slice(-LIMITS.finishedGames)
    : state.finishedGames;
  const ready = state.ready.length === 0 ? state.ready : [];
  return { ...withDeed(state, action), ready, game, finishedGames, evening: eveningNow(state, play) };
}

function dealt(state: TableState, game: RunningGame, seq: number) {
  const { sealing } = game;
  return {
    dealtAt: seq,
    knownHands: handsOf(state),
    sealing: sealing === null ? null : sealingAfterDeal(sealing),
    ...lateHandsAfterDeal(state, game),
  };
}

function resealed(state: TableState, change: SealChange): TableState {
  const { game } = state;
  if (game === null || game.sealing === null)
    throw new Error(`The log has ${change.type} without a sealed game`);
  return { ...state, game: { ...game, sealing: sealingAfter(game.sealing, change) } };
}

/** People who left lose their seat now; people who are only away keep it. */
function backInLobby(state: TableState): TableState {
  const seats = state.seats.map((seat): SeatState => {
    if (seat.kind !== "person") return seat;
    return seat.absence === "left" ? EMPTY : { ...seat, absence: null };
  });
  const lastSeals = sealsOf({ ...state, stage: "lobby" });
  return unlockedIfEmpty({
    ...state,
    stage: "lobby",
    paused: false,
    ready: [],
    game: null,
    // A game that nobody has finished is still to be played with its deals.
    nextDeals: state.game?.play.isOver === false ? state.game.deals : null,
    lastSeals,
    seats,
  });
}

/** A locked table without people would keep everybody out for ever. */
function unlockedIfEmpty(state: TableState): TableState {
  return state.locked && peopleOf(state).length === 0 ? { ...state, locked: false } : state;
}

const PERSON_ID_LETTERS = 10;

function removed(
  state: TableState,
  { tokenHash, personId, name = "?" }: Extract<Change, { readonly type: "removed" }>,
): TableState {
  const person = { tokenHash, personId: personId ?? tokenHash.slice(0, PERSON_ID_LETTERS), name };
  return { ...state, removed: [...state.removed, person].slice(-LIMITS.removed) };
}

/** Whoever sits down with the first entry has made the table. */
function foundedBy(state: TableState, tokenHash: string, seq: number): TableState {
  return seq === 1 ? { ...state, rightfulHost: tokenHash } : state;
}

/** The right to the host's role moves to the other device with the seat. */
function withRightfulToken(
  state: TableState,
  { personId, tokenHash }: Extract<Change, { readonly type: "tokenChanged" }>,
): TableState {
  const before = tokenOf(state, personId);
  return before !== null && before === state.rightfulHost ? { ...state, rightfulHost: tokenHash } : state;
}

function tokenOf(state: TableState, personId: string): string | null {
  return peopleOf(state).find((each) => each.personId === personId)?.tokenHash ?? null;
}

function handsOf(state: TableState): readonly KnownHand[] {
  return peopleOf(state).map(({ tokenHash, position }) => ({ tokenHash, position }));
}

/** The seat of another device. A token that has known another hand of this deal waits for the next one. */
function moved(
  state: TableState,
  { personId, tokenHash }: { readonly personId: string; readonly tokenHash: string },
  seq: number,
): TableState {
  const before = peopleOf(state).find((each) => each.personId === personId);
  if (before === undefined) return state;
  const { position } = before;
  const { game } = state;
  if (game === null) return person(state, personId, { tokenHash });
  const knowsAnother = game.knownHands.some(
    (known) => known.tokenHash === tokenHash && known.position !== position,
  );
  const next = person(state, personId, knowsAnother ? { tokenHash, since: seq } : { tokenHash });
  return { ...next, game: { ...game, knownHands: [...game.knownHands, { tokenHash, position }] } };
}

function recent(lines: TableState["chat"]): TableState["chat"] {
  return (["players", "watchers"] as const)
    .flatMap((room) => lines.filter((line) => line.room === room).slice(-LIMITS.chatHistory))
    .toSorted((a, b) => a.id - b.id);
}
