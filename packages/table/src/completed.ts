import type { Position } from "@buck/engine";
import type { Change } from "./entry.ts";
import type { TableState } from "./state.ts";
import { timersOf } from "./timers.ts";

/** What several people do one after the other until the table goes on. */
const STEPS: ReadonlySet<Change["type"]> = new Set(["ready", "partSealed"]);

/**
 * What the last of several people completes is part of their entry: with one of its own everybody would be told twice
 * in the same moment. `state` is the table after `changes`.
 */
export function completedBy(
  changes: readonly Change[],
  state: TableState,
  here: readonly Position[],
): readonly Change[] {
  if (!changes.some(({ type }) => STEPS.has(type))) return [];
  return timersOf(state, here).flatMap((timer): readonly Change[] => {
    if (timer.span.least > 0 || timer.span.spread > 0) return [];
    if (timer.kind === "listSeals") return [{ type: "sealsListed" }];
    const action = timer.kind === "chore" ? timer.chore.certain : null;
    return action === null ? [] : [{ type: "gameActed", action }];
  });
}
