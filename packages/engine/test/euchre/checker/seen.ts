import type { SeenCard, SeenTrick } from "../../checker/seen.ts";

/** What the referee sees of a state of classic Euchre, in its own words. */
export interface SeenPlayer {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly team: string;
  readonly connected: boolean;
  readonly hand: readonly SeenCard[];
  readonly tricksTaken: number;
}

export interface HouseRules {
  readonly targetScore: number;
  readonly stickTheDealer: boolean;
  readonly goingAlone: boolean;
  readonly callOnlySuitsHeld: boolean;
  readonly afterAllPass: string;
  readonly firstDealer: string;
  readonly showHands: string;
  readonly lonerLead: string;
  readonly canadian: boolean;
  readonly lonerMarchScore: number;
  readonly lonerEuchredScore: number;
  readonly endsAfterHands: string | number;
  readonly farmersHand: boolean;
  readonly defendAlone: boolean;
}

export interface SeenPoints {
  readonly a: number;
  readonly b: number;
}

export interface SeenState {
  readonly options: HouseRules;
  readonly phase: string;
  readonly players: readonly SeenPlayer[];
  readonly round: number;
  readonly dealerPosition: number;
  readonly dealerChosen: boolean;
  readonly scores: SeenPoints;
  readonly kitty: readonly SeenCard[];
  readonly discard: SeenCard | null;
  readonly turnUpCard: SeenCard | null;
  readonly calls: readonly {
    readonly playerPosition: number;
    readonly call: string;
    readonly goAlone: boolean;
  }[];
  readonly trumpSuit: string | null;
  readonly callerPosition: number | null;
  readonly callingTeam: string | null;
  readonly alonePosition: number | null;
  readonly inactivePosition: number | null;
  readonly aloneDefender: number | null;
  readonly farmerPosition: number | null;
  readonly dealerPickedUp: SeenCard | null;
  readonly tricks: readonly SeenTrick[];
  readonly currentTrick: SeenTrick;
  readonly currentPlayerPosition: number | null;
  readonly tricksWon: SeenPoints;
  readonly scoreSheet: readonly { readonly round: number; readonly points: SeenPoints }[];
  readonly winningTeam: string | null;
  readonly gameOver: boolean;
}

export interface SeenAction {
  readonly type: string;
  readonly id?: string;
  readonly name?: string;
  readonly playerPosition?: number;
  readonly otherPosition?: number;
  readonly dealerPosition?: number;
  readonly deck?: readonly string[];
  readonly pickUp?: boolean;
  readonly suit?: string;
  readonly goAlone?: boolean;
  readonly alone?: boolean;
  readonly cardId?: string;
}
