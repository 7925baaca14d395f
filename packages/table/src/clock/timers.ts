import type { Span, Waiting } from "@buck/authority";
import type { Position } from "@buck/engine";
import type { BotLevel, Settings, Timer } from "@buck/protocol";
import type { Ports } from "../ports.ts";
import type { Change } from "../state/changes.ts";
import type { EntryDraft } from "../state/entry.ts";
import type { RunningGame, TableState } from "../state/state.ts";

interface TimerBase extends Waiting {
  /** What people see pass; left out where they see nothing. */
  readonly countdown?: Timer["kind"] | undefined;
}

/** Ends with an entry of the table's own. */
export interface EntryTimer extends TimerBase {
  readonly kind: "entry";
  readonly write: (state: TableState, ports: Ports) => EntryDraft | Promise<EntryDraft>;
  /** Its changes, when they are certain and need nobody: the command that completes it may include them in its entry. */
  readonly certain?: readonly Change[];
}

/** Ends with a bot deciding for a seat: its own, or that of somebody whose time is over. */
export interface DecisionTimer extends TimerBase {
  readonly kind: "bot" | "turn";
  readonly position: Position;
  readonly level: BotLevel;
  /** A bot is asked so long before its time is over, and heard no sooner than that. */
  readonly headStart: number;
}

/** One thing the table does by itself when its time has come. */
export type TableTimer = EntryTimer | DecisionTimer;

/** The changes of timers that are over as soon as they begin. */
export function certainAtOnce(timers: readonly TableTimer[]): readonly Change[] {
  return timers.flatMap((timer) => {
    if (timer.kind !== "entry" || timer.span.least > 0 || timer.span.spread > 0) return [];
    return timer.certain ?? [];
  });
}

/** The game in which something is still to be waited for; null where there is none. */
export function gameGoingOn({ game, paused }: TableState): RunningGame | null {
  return paused || game?.play.isOver === true ? null : game;
}

/** How long each thing stays on the table, in milliseconds. */
interface Pace {
  readonly deal: number;
  /** How long seals are waited for and, once more, what was sealed. */
  readonly parts: number;
  readonly reveal: number;
  /** Null where the table always waits until everybody is ready. */
  readonly result: number | null;
  readonly bot: Span;
}

const PACES: Readonly<Record<Settings["pace"], Pace>> = {
  normal: { deal: 1_000, parts: 1_500, reveal: 2_000, result: 5_000, bot: { least: 600, spread: 900 } },
  quick: { deal: 300, parts: 1_000, reveal: 800, result: 5_000, bot: { least: 300, spread: 400 } },
  relaxed: { deal: 1_500, parts: 2_500, reveal: 4_000, result: null, bot: { least: 1_500, spread: 1_500 } },
};

export function paceOf({ pace }: Settings): Pace {
  return PACES[pace];
}
