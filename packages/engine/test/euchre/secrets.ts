import { POSITIONS } from "../four.ts";
import { euchre, parseCard } from "../../src/index.ts";
import type { CardId, Viewer } from "../../src/index.ts";
import type { Secrets } from "../leaks.ts";
import { pick } from "../random.ts";
import type { Rng } from "../random.ts";
import { isLaidOpen, mix, swapCards } from "../worlds.ts";
import type { Swaps } from "../worlds.ts";
import type { Step } from "./driver.ts";
import { everyAction } from "./universe.ts";

type State = euchre.GameState;

/** Who dealt the hand on the table: while the next deal is awaited it was the seat before. */
function dealerOf({ phase, dealerPosition }: State): number {
  return phase === "DEALING" ? (dealerPosition + 3) % 4 : dealerPosition;
}

/** The cards a viewer may not know: the others' hands and the kitty. The turn-up, and one's own discard, are known. */
function hiddenFrom(state: State, viewer: Viewer): readonly CardId[] {
  if (isLaidOpen(state)) return [];
  const { players, kitty, turnUpCard, discard } = state;
  const own = viewer === dealerOf(state) ? discard?.id : undefined;
  const isShown = (position: number) => state.phase === "DEALING" && position === state.farmerPosition;
  const others = players
    .filter(({ position }) => position !== viewer && !isShown(position))
    .flatMap(({ hand }) => hand);
  return [...others, ...kitty].map(({ id }) => id).filter((id) => id !== turnUpCard?.id && id !== own);
}

/** The same table with hidden cards exchanged: a world this viewer cannot tell from the real one. */
function otherWorld(state: State, swaps: Swaps): State {
  const { discard } = state;
  return {
    ...state,
    kitty: swapCards(state.kitty, swaps),
    discard: discard && (parseCard(swaps.get(discard.id)) ?? discard),
    players: state.players.map((player) =>
      Object.assign({}, player, { hand: swapCards(player.hand, swaps) }),
    ),
  };
}

/** The world in which the dealer threw away another of the six cards, perhaps the turn-up. */
function otherDiscard(state: State, viewer: Viewer, rng: Rng): State {
  const dealer = dealerOf(state);
  const kept = state.players[dealer]?.hand ?? [];
  const { discard } = state;
  if (discard === null || kept.length === 0 || viewer === dealer || isLaidOpen(state)) return state;
  const other = pick(rng, kept);
  return otherWorld(
    state,
    new Map([
      [discard.id, other.id],
      [other.id, discard.id],
    ]),
  );
}

/** Any cards exchanged, all but the one that is played or thrown away next, and another discard. */
function otherWorlds({ before, action }: Step, viewer: Viewer, rng: Rng): readonly State[] {
  const next = action.type === "PLAY_CARD" || action.type === "DISCARD" ? action.cardId : null;
  const hidden = hiddenFrom(before, viewer);
  return [
    otherWorld(before, mix(rng, hidden)),
    otherWorld(
      before,
      mix(
        rng,
        hidden.filter((id) => id !== next),
      ),
    ),
    otherDiscard(before, viewer, rng),
  ];
}

const ATTEMPTS = POSITIONS.map(everyAction);

export const EUCHRE_SECRETS: Secrets<euchre.Types> = {
  apply: euchre.apply,
  view: euchre.view,
  seats: euchre.seats,
  attempts: (_, seat) => ATTEMPTS[seat] ?? [],
  hiddenFrom,
  isLaidOpen,
  isDisclosure: () => false,
  otherWorlds,
  actionInOtherWorld: (action, swaps) => {
    if (action.type === "DEAL") return { ...action, deck: action.deck.map((id) => swaps.get(id) ?? id) };
    return action.type === "DISCARD"
      ? { ...action, cardId: swaps.get(action.cardId) ?? action.cardId }
      : action;
  },
};
