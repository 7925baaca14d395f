import type { News } from "@buck/protocol";
import type { Change, GameAction } from "./log.ts";
import type { Random } from "./ports.ts";
import { nameAt } from "./state.ts";
import type { TableState } from "./state.ts";
import type { Wait } from "./waiting.ts";

/** What the table does by itself: changes to write down, and what people are told. */
export interface Step {
  readonly changes: readonly Change[];
  readonly news: readonly News[];
}

/** A wait that ends in a decision, which a bot makes. */
export type DecisionWait = Extract<Wait, { readonly kind: "bot" | "turn" }>;
export type PlainWait = Exclude<Wait, DecisionWait>;

export function isDecision(wait: Wait): wait is DecisionWait {
  return wait.kind === "bot" || wait.kind === "turn";
}

export function stepOf(wait: PlainWait, random: Random): Step {
  switch (wait.kind) {
    case "return": {
      const { position, name } = wait.person;
      return { changes: [{ type: "uncovered", position }], news: [{ type: "returned", position, name }] };
    }
    case "cover": {
      const { position, name } = wait.person;
      return {
        changes: [{ type: "covered", position, absence: "away" }],
        news: [{ type: "covered", position, name, reason: "away" }],
      };
    }
    case "host": {
      const { personId, name } = wait.heir;
      return { changes: [{ type: "hostChanged", personId }], news: [{ type: "hostChanged", name }] };
    }
    case "chore":
      return { changes: [{ type: "gameActed", action: wait.chore.action(random) }], news: [] };
  }
}

export function decisionStep(state: TableState, { kind, position }: DecisionWait, action: GameAction): Step {
  const name = nameAt(state, position);
  return {
    changes: [{ type: "gameActed", action }],
    news: kind === "turn" ? [{ type: "timedOut", position, name }] : [],
  };
}
