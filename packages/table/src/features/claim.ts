import { exactly } from "@buck/authority";
import type { GameAction, Position } from "@buck/engine";
import { trickMs } from "@buck/protocol";
import { gameGoingOn } from "../clock/timers.ts";
import type { TableTimer } from "../clock/timers.ts";
import { waitsForDeal, withGame } from "../state/state.ts";
import type { TableState } from "../state/state.ts";
import { grant, refusal, stale } from "./feature.ts";
import type { Feature, Request, Ruling } from "./feature.ts";

/** The rest of a hand is claimed, and the table plays it out. */
export const claim = {
  rule: { claim: claimRest },
  reduce: {
    claimed: (state, { position, cardIds }, { seq }) =>
      withGame(state, { changedAt: seq, claim: { position, cardIds } }),
  },
  follow: {
    gameActed: (state) => (state.game?.play.toAct.length === 0 ? withGame(state, { claim: null }) : state),
  },
  timers: claimedPlays,
  shown: { table: ({ game }) => ({ claimedBy: game?.claim?.position ?? null }) },
} satisfies Feature;

/** The rest of the tricks are the claimer's, if the cards that they see prove it. */
function claimRest(request: Request): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  if (waitsForDeal(state, person)) return refusal("NEXT_DEAL");
  const { position, name } = person;
  const { play, changedAt, waitingSince } = state.game;
  const reason = stale(request, waitingSince[position] ?? changedAt) ?? (state.paused ? "PAUSED" : null);
  if (reason !== null) return refusal(reason);
  if (state.game.claim !== null) return refusal("CLAIMED");
  const order = play.provenRest(position);
  if (order === null) return refusal("NOT_PROVEN");
  return grant({
    changes: [{ type: "claimed", position, cardIds: order.map(({ id }) => id) }],
    news: [{ type: "claimed", position, name }],
  });
}

/** How long each card of a claimed rest is looked at. */
const CLAIMED_CARD_MS = 250;

function claimedPlays(state: TableState): readonly TableTimer[] {
  const game = gameGoingOn(state);
  if (game === null || game.claim === null || game.play.chore !== null) return [];
  const span = exactly(CLAIMED_CARD_MS + (game.play.trickLies ? trickMs(state.settings) : 0));
  return game.play.toAct.map((position) => ({
    kind: "entry",
    key: `claim:${game.changedAt}:${position}`,
    span,
    write: (now) => ({ changes: [{ type: "gameActed", action: nextPlay(now, position) }], news: [] }),
  }));
}

/** The claimer leads their cards in order. What the others play no longer matters. */
function nextPlay({ game }: TableState, position: Position): GameAction {
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
