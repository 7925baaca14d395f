import type { Card, Position } from "@buck/engine";
import type { ReviewedDecision } from "@buck/bots/review";
import { findStep, parseStepAddress, stepAfter, stepBefore, stepsOf } from "@buck/records";
import type { GameHistory, GameStep, StepUnit } from "@buck/records";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { languageStore } from "../texts/useLanguage.ts";
import { TableSession } from "../table/session/session.ts";
import { cardMarks } from "./judgedWords.ts";
import { ReplayTable, handsAt, replayLog } from "./replayTable.ts";
import type { HandLines } from "./replayTable.ts";
import { Reviewer } from "./reviewer.ts";

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MS: Readonly<Record<Speed, number>> = { slow: 2400, normal: 1200, fast: 500 };

/** Where somebody is in a game, and how they look at it. */
export interface ReplayState {
  readonly index: number;
  readonly unit: StepUnit;
  readonly speed: Speed;
  readonly isPlaying: boolean;
  /** Whose cards you see; null for everybody's. */
  readonly seat: Position | null;
  /** Who sits at the lower side of the table. */
  readonly nearest: Position;
  /** The decision that is looked at, from just before it was made; null while the game is. */
  readonly judged: ReviewedDecision | null;
}

/** How a game is first shown. */
interface Opening {
  /** The part of the page's address that names a step. */
  readonly address: string;
  readonly ownSeat: Position;
}

/** One game that is looked through: which step is shown, from where, and what goes on by itself. */
export class Replay {
  readonly history: GameHistory;
  readonly steps: readonly GameStep[];
  readonly log: readonly HandLines[];
  readonly state: StoreApi<ReplayState>;
  readonly table: TableSession;
  readonly reviewer: Reviewer;
  readonly #client: ReplayTable;
  readonly #ownSeat: Position;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A history without a step cannot be looked through: see `hasSteps`. */
  constructor(history: GameHistory, { address, ownSeat }: Opening) {
    this.history = history;
    this.#ownSeat = ownSeat;
    this.reviewer = new Reviewer(history);
    this.steps = stepsOf(history);
    this.log = replayLog(history, this.steps);
    const index = this.#indexOf(address) ?? 0;
    this.state = createStore<ReplayState>(() => ({
      index,
      unit: "card",
      speed: "normal",
      isPlaying: false,
      seat: null,
      nearest: ownSeat,
      judged: null,
    }));
    this.#client = new ReplayTable(history, { step: this.#step(index), seat: ownSeat });
    this.table = new TableSession(this.#client);
    this.#show("");
  }

  readonly goTo = (index: number): void => {
    this.state.setState({ index: Math.min(Math.max(0, index), this.steps.length - 1), judged: null });
    this.#show(this.#tell());
    this.#schedule();
  };

  /** Shows the position before a decision, from where its player sat, with what was done and what was better. */
  readonly showDecision = (judged: ReviewedDecision): void => {
    const { index, position } = judged;
    const seat = this.state.getState().seat === null ? null : position;
    this.state.setState({ index: index - 1, seat, nearest: position, judged, isPlaying: false });
    this.#show("");
    this.#schedule();
  };

  /** Goes where the address of the page says; an address of no step changes nothing. */
  readonly goToAddress = (address: string): void => {
    const index = this.#indexOf(address);
    if (index !== null && index !== this.state.getState().index) this.goTo(index);
  };

  readonly forward = (unit: StepUnit = this.state.getState().unit): void =>
    this.goTo(stepAfter(this.steps, this.state.getState().index, unit));

  readonly back = (unit: StepUnit = this.state.getState().unit): void =>
    this.goTo(stepBefore(this.steps, this.state.getState().index, unit));

  readonly togglePlaying = (): void => {
    const isPlaying = !this.state.getState().isPlaying;
    // Whoever presses play at the end wants to see it again.
    if (isPlaying && this.#isAtEnd) this.goTo(0);
    this.state.setState({ isPlaying });
    this.#schedule();
  };

  readonly setUnit = (unit: StepUnit): void => this.state.setState({ unit });

  readonly setSpeed = (speed: Speed): void => {
    this.state.setState({ speed });
    this.#schedule();
  };

  readonly setSeat = (seat: Position | null): void => {
    this.state.setState({ seat, nearest: seat ?? this.#ownSeat });
    this.#show("");
  };

  readonly close = (): void => {
    clearTimeout(this.#timer);
    this.reviewer.close();
    this.table.close();
  };

  get #isAtEnd(): boolean {
    return this.state.getState().index >= this.steps.length - 1;
  }

  #indexOf(address: string): number | null {
    const parsed = parseStepAddress(address);
    return parsed === null ? null : findStep(this.steps, parsed);
  }

  #step(index: number): GameStep {
    const step = this.steps[index];
    if (step === undefined) throw new RangeError("a replay has steps");
    return step;
  }

  #tell(): string {
    const { index } = this.state.getState();
    const { hand } = this.#step(index);
    const told = this.log
      .find((each) => each.hand === hand)
      ?.tell(languageStore.getState())
      .find((each) => each.index === index);
    return told?.lines.map(({ text }) => text).join(" ") ?? "";
  }

  #show(polite: string): void {
    const { index, seat, nearest, judged } = this.state.getState();
    const step = this.#step(index);
    this.#client.show({ step, seat: nearest });
    const moment = this.table.shown.getState().moment;
    // Whoever leads decides at an empty table.
    const trick = step.endsTrick && judged === null ? moment?.tricks.at(-1) : undefined;
    this.table.ui.setState({
      polite,
      openHands: openHands(handsAt(this.history, step), seat),
      cardMarks: judged === null ? {} : cardMarks(this.history.game, judged),
      finishedTrick: trick === undefined ? null : { trick, leaving: false },
    });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const { isPlaying, speed, unit } = this.state.getState();
    if (!isPlaying) return;
    if (this.#isAtEnd) return this.state.setState({ isPlaying: false });
    this.#timer = setTimeout(() => this.forward(unit), STEP_MS[speed]);
  }
}

function openHands(
  hands: readonly (readonly Card[])[],
  seat: Position | null,
): readonly (readonly Card[] | null)[] {
  return hands.map((hand, position) => (seat === null || seat === position ? hand : null));
}
