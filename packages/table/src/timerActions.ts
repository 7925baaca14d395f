import type { Chance, GameAction, GameName } from "@buck/engine";
import type { EntryDraft } from "./entry.ts";
import type { Ports } from "./ports.ts";
import { shuffledDeck } from "./shuffle.ts";
import { nameAt } from "./state.ts";
import type { TableState } from "./state.ts";
import type { TableTimer } from "./timers.ts";

/** A timer that ends with a bot deciding for a seat. */
export type DecisionTimer = Extract<TableTimer, { readonly kind: "bot" | "turn" }>;
type PlainTimer = Exclude<TableTimer, DecisionTimer>;

export function isDecisionTimer(timer: TableTimer): timer is DecisionTimer {
  return timer.kind === "bot" || timer.kind === "turn";
}

/** What the table writes when this timer is over. */
export function timerDraft(timer: PlainTimer, ports: Ports): EntryDraft {
  switch (timer.kind) {
    case "return": {
      const { position, name } = timer.person;
      return { changes: [{ type: "uncovered", position }], news: [{ type: "returned", position, name }] };
    }
    case "cover": {
      const { position, name } = timer.person;
      return {
        changes: [{ type: "covered", position, absence: "away" }],
        news: [{ type: "covered", position, name, reason: "away" }],
      };
    }
    case "host": {
      const { personId, name } = timer.heir;
      return { changes: [{ type: "hostChanged", personId }], news: [{ type: "hostChanged", name }] };
    }
    case "chore": {
      const action = timer.chore.action(chanceFor(timer.game, ports));
      return { changes: [{ type: "gameActed", action }], news: [] };
    }
  }
}

/** Chance for one game: decks are shuffled unless the ports bring known ones. */
function chanceFor(game: GameName, { random, nextDeck }: Ports): Chance {
  return {
    below: (below) => random.below(below),
    deck: (hand) => nextDeck?.({ game, hand }, random) ?? shuffledDeck(random),
  };
}

export function decisionDraft(
  state: TableState,
  { kind, position }: DecisionTimer,
  action: GameAction,
): EntryDraft {
  const name = nameAt(state, position);
  return {
    changes: [{ type: "gameActed", action }],
    news: kind === "turn" ? [{ type: "timedOut", position, name }] : [],
  };
}
