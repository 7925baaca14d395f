import type { Chance, GameAction, GameName, Position } from "@buck/engine";
import type { EntryDraft } from "./entry.ts";
import { knownChance } from "./knownDeals.ts";
import type { Ports } from "./ports.ts";
import { newSecret, sealedChance } from "./sealing.ts";
import type { SealChange } from "./sealing.ts";
import { shuffledDeck } from "./shuffle.ts";
import { nameAt } from "./state.ts";
import type { TableState } from "./state.ts";
import type { TableTimer } from "./timers.ts";
import { undoneDraft } from "./undo.ts";

/** A timer that ends with a bot deciding for a seat. */
export type DecisionTimer = Extract<TableTimer, { readonly kind: "bot" | "turn" }>;
type PlainTimer = Exclude<TableTimer, DecisionTimer>;

export function isDecisionTimer(timer: TableTimer): timer is DecisionTimer {
  return timer.kind === "bot" || timer.kind === "turn";
}

/** What the table writes when this timer is over. */
export async function timerDraft(timer: PlainTimer, state: TableState, ports: Ports): Promise<EntryDraft> {
  switch (timer.kind) {
    case "return": {
      const { position, name, botDeeds } = timer.person;
      return {
        changes: [{ type: "uncovered", position }],
        news: [{ type: "returned", position, name, botDeeds }],
      };
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
      const { certain } = timer.chore;
      const action = certain ?? timer.chore.action(await chanceFor(timer.game, state, ports));
      return { changes: [{ type: "gameActed", action }], news: [] };
    }
    case "claim":
      return { changes: [{ type: "gameActed", action: claimedPlay(state, timer.position) }], news: [] };
    case "sealSecret":
      return { changes: [await secretFor(state, ports)], news: [] };
    case "undoAgreed":
      if (state.game === null) throw new Error("A decision was to be taken back without a game");
      return undoneDraft(state, state.game);
    case "undoLapse":
      return { changes: [{ type: "undoRefused" }], news: [] };
    case "listSeals":
      return { changes: [{ type: "sealsListed" }], news: [] };
  }
}

/** The claimer leads their cards in order. What the others play no longer matters. */
function claimedPlay({ game }: TableState, position: Position): GameAction {
  const legal = game?.play.decisions(position) ?? [];
  const { claim = null } = game ?? {};
  const cardIds = claim?.position === position ? claim.cardIds : [];
  const next = cardIds.flatMap((cardId) =>
    legal.filter((each) => "cardId" in each && each.cardId === cardId),
  );
  const action = next[0] ?? legal[0];
  if (action === undefined) throw new Error(`Seat ${position} is waited for and has no legal action`);
  return action;
}

function secretFor({ game }: TableState, { hash, random }: Ports): Promise<SealChange> {
  if (game === null || hash === undefined) throw new Error("A secret was asked for without a sealed game");
  return newSecret(hash, game.gameId, random);
}

/** Chance for one game: sealed, or known beforehand, or brought by the ports, or shuffled here. */
async function chanceFor(name: GameName, { game }: TableState, ports: Ports): Promise<Chance> {
  const { hash, random, nextDeck } = ports;
  if (game !== null && game.sealing !== null && hash !== undefined) {
    return sealedChance(hash, { gameId: game.gameId, sealing: game.sealing });
  }
  const ordinary: Chance = {
    below: (below) => random.below(below),
    deck: (hand) => nextDeck?.({ game: name, hand }, random) ?? shuffledDeck(random),
  };
  return game === null ? ordinary : knownChance(game, ordinary);
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
