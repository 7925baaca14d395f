import type { CardId } from "./cards.ts";
import type { Position } from "./seats.ts";

/** The actions that every game knows. */

export type AddPlayer = {
  readonly type: "ADD_PLAYER";
  readonly id: string;
  readonly name: string;
  /** The first free seat when it is not named. */
  readonly playerPosition?: Position;
};
export type RemovePlayer = { readonly type: "REMOVE_PLAYER"; readonly playerPosition: Position };
export type ChooseDealer = { readonly type: "CHOOSE_DEALER"; readonly dealerPosition: Position };
/** Chance enters the game here and nowhere else. */
export type Deal = { readonly type: "DEAL"; readonly deck: readonly CardId[] };
export type PlayCard = {
  readonly type: "PLAY_CARD";
  readonly playerPosition: Position;
  readonly cardId: CardId;
};
export type NextRound = { readonly type: "NEXT_ROUND" };
export type NewGame = { readonly type: "NEW_GAME"; readonly playerPosition: Position };

/** What the table does by itself, and what chance brings to it: a shuffled deck, one of some seats, or nothing. */
export type TableAction =
  | { readonly type: "CHOOSE_DEALER"; readonly chance: "deck" | readonly Position[] }
  | { readonly type: "DEAL"; readonly chance: "deck"; readonly hand: number }
  | { readonly type: "OPEN_BIDDING" | "NEXT_ROUND"; readonly chance: null };

/** Where chance comes from: the engine has none of its own. */
export interface Chance {
  /** The deck for a hand, from 1; hand 0 is the deck that finds the first dealer. */
  readonly deck: (hand: number) => readonly CardId[];
  /** A whole number from 0 up to, not including, `count`. */
  readonly below: (count: number) => number;
}

/** The action that `apply` takes. */
export function withChance(next: TableAction, { deck, below }: Chance) {
  switch (next.type) {
    case "CHOOSE_DEALER":
      if (next.chance === "deck") return { type: "CHOOSE_DEALER", deck: deck(0) } as const;
      return { type: "CHOOSE_DEALER", dealerPosition: pick(next.chance, below) } as const;
    case "DEAL":
      return { type: "DEAL", deck: deck(next.hand) } as const;
    case "OPEN_BIDDING":
      return { type: "OPEN_BIDDING" } as const;
    case "NEXT_ROUND":
      return { type: "NEXT_ROUND" } as const;
  }
}

/** A single seat is no matter of chance. */
function pick(seats: readonly Position[], below: Chance["below"]): Position {
  return seats[seats.length > 1 ? below(seats.length) : 0] ?? 0;
}
