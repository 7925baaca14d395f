import { stackDeck } from "@buck/engine";
import type { Card, euchre } from "@buck/engine";
import type { EgnErrorCode } from "./fault.ts";
import type { CompleteDeal } from "./completeHands.ts";
import type { EgnDeal } from "./game.ts";
import { callActions } from "./inferPlays.ts";
import type { InferredPlays } from "./inferPlays.ts";

export interface Objection {
  readonly code: EgnErrorCode;
  /** When another trick than the move's is to blame. */
  readonly trick?: number;
}

/** One step of a deal, and the code if it fails. */
export interface Move {
  readonly action: (state: euchre.GameState) => euchre.Action;
  readonly code: EgnErrorCode;
  readonly trick: number | null;
  /** What the way the file is written says against the step, before the rules are asked. */
  readonly objection?: (state: euchre.GameState) => Objection | null;
}

interface KnownDeal {
  readonly deal: EgnDeal;
  readonly inferred: InferredPlays;
  readonly complete: CompleteDeal;
}

/** Everything that happened in a deal, in order. */
export function movesOf(known: KnownDeal): readonly Move[] {
  return [dealing(known), ...calling(known.deal), ...discarding(known), ...playing(known.deal)];
}

function dealing({ deal: { dealer }, complete: { hands, blind } }: KnownDeal): Move {
  const deck = stackDeck(dealer, { hands, blind });
  return { action: () => ({ type: "DEAL", deck }), code: "INVALID_FIELD", trick: null };
}

function calling(deal: EgnDeal): readonly Move[] {
  return callActions(deal).map((action) => ({
    action: () => action,
    code: "ILLEGAL_CALL",
    trick: null,
  }));
}

/** A dealer who sits out discards nothing here; a file that names a discard all the same says nothing about the play. */
function discarding({ deal: { dealer }, inferred, complete: { discard } }: KnownDeal): readonly Move[] {
  if (discard === null || inferred.dealerSitsOut) return [];
  return [
    {
      action: () => ({ type: "DISCARD", playerPosition: dealer, cardId: discard.id }),
      code: "ILLEGAL_DISCARD",
      trick: null,
    },
  ];
}

function playing({ dealer, leader, tricks }: EgnDeal): readonly Move[] {
  return tricks.flatMap((cards, index) =>
    cards.map((card, place): Move => {
      const trick = index + 1;
      const isFirst = index === 0 && place === 0;
      return {
        action: (state) => play(card, state.currentPlayerPosition ?? dealer),
        code: "ILLEGAL_PLAY",
        trick,
        objection: (state) => wrongSize(state, trick) ?? (isFirst ? wrongLeader(state, leader) : null),
      };
    }),
  );
}

function play(card: Card, playerPosition: EgnDeal["dealer"]): euchre.Action {
  return { type: "PLAY_CARD", playerPosition, cardId: card.id };
}

/** Where one trick ends and the next begins is known to the game; the file must agree. */
function wrongSize({ phase, currentTrick }: euchre.GameState, trick: number): Objection | null {
  if (phase !== "PLAYING" || currentTrick.number === trick) return null;
  const isShort = currentTrick.number < trick;
  return {
    code: "WRONG_TRICK_SIZE",
    ...(isShort && { trick: currentTrick.number }),
  };
}

function wrongLeader(
  { currentPlayerPosition }: euchre.GameState,
  leader: EgnDeal["leader"],
): Objection | null {
  if (leader === null || currentPlayerPosition === null || leader === currentPlayerPosition) return null;
  return { code: "WRONG_LEADER" };
}
