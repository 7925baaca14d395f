import type { ClientState, TableClient } from "@buck/client";
import { games, seatsOf } from "@buck/engine";
import type { Card, Game, GameEvent, GameName, Games, Position } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Answer, Frame, GameFrame, Seat } from "@buck/protocol";
import type { GameHistory, GameStep } from "@buck/records";
import { inEachLanguage } from "@buck/words";
import type { LogLine } from "@buck/words";
import { createStore } from "zustand/vanilla";
import { logOf } from "../games/index.ts";
import type { Language } from "../texts/language.ts";

/** One step of a game, drawn from one seat. */
interface ReplayPlace {
  readonly step: GameStep;
  readonly seat: Position;
}

/** No link leads to a replay. */
const NO_CODE = "GAME-GAME-GAME";

/** A table that shows a game that is over: the screens of the live table draw it, and nobody plays at it. */
export class ReplayTable implements TableClient {
  readonly code = NO_CODE;
  readonly store;
  readonly #history: GameHistory;

  constructor(history: GameHistory, place: ReplayPlace) {
    this.#history = history;
    this.store = createStore<ClientState>(() => stateAt(history, place));
  }

  show(place: ReplayPlace): void {
    this.store.setState(stateAt(this.#history, place));
  }

  send(): Promise<Answer> {
    return Promise.resolve({ ok: false, code: "GAME_IS_OVER", message: "", version: 1 });
  }

  reopen(): void {}
  close(): void {}
}

/** The game as nobody in particular sees it: no one is called "you", and nothing is asked or counted. */
export function gameFrameAt<Name extends GameName>(
  { game, states }: GameHistory<Name>,
  { stateIndex }: GameStep,
): GameFrame<Name> {
  const rules: Game<Games[Name]> = games[game];
  return { game, view: rules.view(stateOf<Name>(states, stateIndex), "spectator"), events: [] };
}

/** The public events of the hand up to this step. */
function handEventsAt(history: GameHistory, step: GameStep): readonly GameEvent[] {
  const events: readonly (readonly GameEvent[])[] = history.events;
  const upTo = events.slice(0, step.stateIndex);
  const deal = upTo.findLastIndex((happened) => happened.some(({ type }) => type === "dealt"));
  return upTo.slice(Math.max(0, deal)).flat();
}

/** What everybody held at this step, by position. */
export function handsAt<Name extends GameName>(
  { game, states }: GameHistory<Name>,
  { stateIndex }: GameStep,
): readonly (readonly Card[])[] {
  const rules: Game<Games[Name]> = games[game];
  const state = stateOf<Name>(states, stateIndex);
  return seatsOf(state.players).map((position) => rules.ownHand(rules.view(state, position)));
}

function stateOf<Name extends GameName>(
  states: readonly Games[Name]["state"][],
  index: number,
): Games[Name]["state"] {
  const state = states[index];
  if (state === undefined) throw new RangeError("a step has its state");
  return state;
}

function stateAt(history: GameHistory, { step, seat }: ReplayPlace): ClientState {
  const game = gameFrameAt(history, step);
  return {
    connection: "online",
    ending: null,
    frame: frameOf(game, seat),
    frameAt: 0,
    isResync: true,
    handEvents: handEventsAt(history, step),
    presence: { here: seatsOf(game.view.players), watchers: 0, watcherNames: [] },
    chat: [],
    evening: [],
  };
}

function frameOf(game: GameFrame, seat: Position): Frame {
  const seats: readonly Seat[] = game.view.players.map(({ position, name }) => ({
    kind: "person",
    position,
    personId: `p${position}`,
    name,
    covered: false,
    waitsForDeal: false,
  }));
  return {
    version: 1,
    table: {
      code: NO_CODE,
      settings: DEFAULT_SETTINGS,
      stage: "playing",
      host: null,
      locked: false,
      paused: false,
      claimedBy: null,
      undo: null,
      lateHands: { agreed: [], thisHand: false },
      seats,
      ready: [],
      heldBy: null,
      scores: null,
      gameId: null,
      removed: [],
      chairAsks: [],
      sameDeals: null,
      finishedGames: [],
      createdAt: 0,
      updatedAt: 0,
    },
    you: {
      role: "watcher",
      personId: null,
      position: seat,
      isHost: false,
      leftSeat: null,
      freeSeats: [],
      isRemoved: false,
      mayUndo: false,
    },
    game,
    news: [],
    said: [],
    timer: null,
    lateHand: null,
    seals: null,
  };
}

/** What a step is told as, and which step that is. */
interface StepLines {
  readonly index: number;
  readonly lines: readonly LogLine[];
}

/** A hand in words; every line leads to the step it tells of. */
export interface HandLines {
  readonly hand: number;
  /** The step of the deal. */
  readonly first: number;
  readonly last: number;
  /** Put into words when somebody asks: a game of forty hands would keep a phone busy for seconds. */
  readonly tell: (language: Language) => readonly StepLines[];
}

/** The game in words, hand by hand. */
export function replayLog(history: GameHistory, steps: readonly GameStep[]): readonly HandLines[] {
  const deals = steps.flatMap(({ step }, index) => (step === 0 ? [index] : []));
  return deals.map((first, number) => {
    const last = (deals[number + 1] ?? steps.length) - 1;
    return {
      hand: steps[first]?.hand ?? 0,
      first,
      last,
      tell: inEachLanguage((language: Language) =>
        linesOf(language, history, first, steps.slice(first, last + 1)),
      ),
    };
  });
}

function linesOf(
  language: Language,
  history: GameHistory,
  first: number,
  steps: readonly GameStep[],
): readonly StepLines[] {
  let told = 0;
  return steps.map((step, number) => {
    const events = handEventsAt(history, step);
    const lines = logOf(language, gameFrameAt(history, step), events, told);
    told = events.length;
    return { index: first + number, lines };
  });
}
