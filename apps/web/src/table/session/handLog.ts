import type { ClientState } from "@buck/client";
import type { GameEvent } from "@buck/engine";
import type { Frame, GameFrame } from "@buck/protocol";
import { namePeople, newsLines } from "@buck/words";
import type { LogLine } from "@buck/words";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { logOf } from "../../games/index.ts";
import type { Moment } from "../../games/moment.ts";
import type { Language } from "../../texts/language.ts";

/** The hand so far in plain sentences. */
export interface HandLog {
  readonly lines: readonly LogLine[];
  /** The events that the lines are about. */
  readonly events: readonly GameEvent[];
  /** The game, the language, and the names: when one of them changes, the whole hand reads differently. */
  readonly key: string;
}

export type HandLogStore = StoreApi<HandLog>;

const NO_HAND: HandLog = { lines: [], events: [], key: "" };

export function createHandLog(): HandLogStore {
  return createStore(() => NO_HAND);
}

type Happened = Pick<ClientState, "frame" | "handEvents">;

/**
 * Adds the lines of the latest events, drops those that were taken back, or puts the hand into words again. Answers
 * the lines about what has just happened.
 */
export function extendLog(log: HandLogStore, language: Language, happened: Happened): readonly LogLine[] {
  const { frame, handEvents: events } = happened;
  const game = frame?.game ?? null;
  if (game === null) {
    log.setState(NO_HAND);
    return [];
  }
  const { gameId, viewer, players } = game.view;
  const key = JSON.stringify([gameId, language.locale, viewer, players.map(({ name }) => name)]);
  const before = log.getState();
  const told = (from: number, all = events) => logOf(language, game, all, from);
  if (before.key === key && isBeginningOf(before.events, events)) {
    const added = told(before.events.length);
    log.setState({ lines: [...before.lines, ...added], events });
    return added;
  }
  if (before.key === key && isBeginningOf(events, before.events)) {
    const dropped = told(events.length, before.events);
    log.setState({ lines: before.lines.slice(0, before.lines.length - dropped.length), events });
    return [];
  }
  log.setState({ lines: told(0), events, key });
  return told(Math.max(0, events.length - game.events.length));
}

function isBeginningOf(before: readonly GameEvent[], events: readonly GameEvent[]): boolean {
  return before.length <= events.length && before.every((event, index) => event === events[index]);
}

const DECISIONS: ReadonlySet<string> = new Set([
  "bid",
  "declared",
  "decided",
  "folded",
  "played",
  "passed",
  "called",
  "discarded",
]);

/** What the viewer decided last in this hand, as the log tells it: "You bid 3." */
export function ownDecision(language: Language, game: GameFrame, events: readonly GameEvent[]): string {
  const last = events.findLastIndex(
    (event) =>
      DECISIONS.has(event.type) && "playerPosition" in event && event.playerPosition === game.view.viewer,
  );
  return last === -1 ? "" : (logOf(language, game, events, last)[0]?.text ?? "");
}

/** A line about the table, told after so many lines of the hand. */
export interface LogNote {
  readonly gameId: string;
  readonly round: number;
  readonly after: number;
  readonly line: LogLine;
}

type Hand = Pick<Moment, "gameId" | "round">;

/** The hand so far, and what happened beside it, in the order it happened. */
export function mergeNotes(
  { gameId, round }: Hand,
  log: readonly LogLine[],
  notes: readonly LogNote[],
): readonly LogLine[] {
  const here = notes.filter((note) => note.gameId === gameId && note.round === round);
  const at = (index: number) => here.filter(({ after }) => after === index).map(({ line }) => line);
  const late = here.filter(({ after }) => after > log.length).map(({ line }) => line);
  return [...at(0), ...log.flatMap((line, index) => [line, ...at(index + 1)]), ...late];
}

/** The news of a frame in sentences. */
export function newsIn(language: Language, { news, you, table }: Frame): readonly LogLine[] {
  const players = table.seats.flatMap((seat) => (seat.kind === "empty" ? [] : [seat]));
  const own = players.find(({ position }) => position === you.position);
  return newsLines(
    language,
    news,
    namePeople(language, { viewer: you.position ?? "spectator", players }),
    own?.name ?? null,
  );
}
