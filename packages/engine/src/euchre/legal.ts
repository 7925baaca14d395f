import type { Position } from "../seats.ts";
import { ANY_SEAT, NEXT_ROUND } from "../tableAction.ts";
import type { TableAction } from "../tableAction.ts";
import { playableSet } from "../trick.ts";
import type { Action } from "./actions.ts";
import { aloneChoices, callableSuits, passError } from "./call.ts";
import { discardsBy, passBy, playsBy } from "./offers.ts";
import type { Options } from "./options.ts";
import type { OpenTable, View } from "./state.ts";

const NOBODY: readonly Position[] = [];

/** Whose decision the game waits for; nobody's when it waits for the table or is over. */
export function toAct({ currentPlayerPosition }: OpenTable): readonly Position[] {
  return currentPlayerPosition === null ? NOBODY : [currentPlayerPosition];
}

const CHOOSE_DEALER: Readonly<Record<Options["firstDealer"], TableAction>> = {
  random: ANY_SEAT,
  blackJack: { type: "CHOOSE_DEALER", chance: "deck" },
  seat0: { type: "CHOOSE_DEALER", chance: [0] },
};

/** What the table does by itself now; null while the game waits for a player or is over. */
export function nextTableAction({ phase, round, dealerChosen, options }: OpenTable): TableAction | null {
  switch (phase) {
    case "DEALING":
      return dealerChosen
        ? { type: "DEAL", chance: "deck", hand: round + 1 }
        : CHOOSE_DEALER[options.firstDealer];
    case "ROUND_OVER":
      return NEXT_ROUND;
    default:
      return null;
  }
}

/** Every action the viewer may take now. Seats before the first deal are open to anybody: ADD_PLAYER is not listed. */
export function legalActions(view: View): readonly Action[] {
  const { viewer } = view;
  if (viewer === "spectator") return [];
  return toAct(view).includes(viewer) ? decisions(view, viewer) : betweenHands(view, viewer);
}

function decisions(view: View, playerPosition: Position): readonly Action[] {
  const hand = view.players[playerPosition]?.hand ?? [];
  switch (view.phase) {
    case "ROUND1":
    case "ROUND2":
      return [...passes(view, playerPosition), ...calls(view, playerPosition)];
    case "DEALER_DISCARD":
      return discardsBy(playerPosition, hand);
    case "PLAYING":
      return playsBy(playerPosition, hand, playableSet(view.currentTrick, hand, view.trumpSuit));
    default:
      return [];
  }
}

function passes(view: View, playerPosition: Position): readonly Action[] {
  return passError(view, playerPosition) === null ? [passBy(playerPosition)] : [];
}

function calls(view: View, playerPosition: Position): readonly Action[] {
  const alone = aloneChoices(view, playerPosition);
  if (view.phase === "ROUND1") {
    return alone.map((goAlone) => ({ type: "CALL_TRUMP", playerPosition, pickUp: true, goAlone }));
  }
  const suits = callableSuits(view, view.players[playerPosition]?.hand ?? []);
  return suits.flatMap((suit) =>
    alone.map((goAlone): Action => ({ type: "CALL_TRUMP", playerPosition, suit, goAlone })),
  );
}

function betweenHands(view: View, playerPosition: Position): readonly Action[] {
  const others = view.players.filter((player) => player.position !== playerPosition);
  if (others.length === view.players.length) return [];
  if (view.phase === "GAME_OVER") return [{ type: "NEW_GAME", playerPosition }];
  const seatsAreOpen = view.phase === "WAITING_FOR_PLAYERS" || (view.phase === "DEALING" && view.round === 0);
  if (!seatsAreOpen) return [];
  return [
    { type: "REMOVE_PLAYER", playerPosition },
    ...others.map(({ position }): Action => ({
      type: "SWAP_PLAYERS",
      playerPosition,
      otherPosition: position,
    })),
  ];
}
