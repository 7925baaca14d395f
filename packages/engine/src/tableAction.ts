import type { CardId } from "./cards.ts";
import { POSITIONS } from "./seats.ts";
import type { Position } from "./seats.ts";

/** What the table does by itself, and what chance brings to it: a shuffled deck, one of some seats, or nothing. */
export type TableAction =
  | { readonly type: "CHOOSE_DEALER"; readonly chance: "deck" | readonly [Position, ...Position[]] }
  | { readonly type: "DEAL"; readonly chance: "deck"; readonly hand: number }
  | { readonly type: "OPEN_BIDDING" | "NEXT_ROUND"; readonly chance: null };

/** Where chance comes from: the engine has none of its own. */
export interface Chance {
  /** The deck for a hand, from 1; hand 0 is the deck that finds the first dealer. */
  readonly deck: (hand: number) => readonly CardId[];
  /** A whole number from 0 up to, not including, `count`. */
  readonly below: (count: number) => number;
}

export const ANY_SEAT: TableAction = { type: "CHOOSE_DEALER", chance: POSITIONS };
export const OPEN_BIDDING: TableAction = { type: "OPEN_BIDDING", chance: null };
export const NEXT_ROUND: TableAction = { type: "NEXT_ROUND", chance: null };

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

function pick([first, ...others]: readonly [Position, ...Position[]], below: Chance["below"]): Position {
  if (others.length === 0) return first;
  return [first, ...others][below(others.length + 1)] ?? first;
}
