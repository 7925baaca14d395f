/** What the referee sees from its chair: the plain shape of a state, in its own words. */
export interface SeenCard {
  readonly id: string;
  readonly suit: string;
  readonly rank: string;
}

export interface SeenTrick {
  readonly number: number;
  readonly leadPlayerPosition: number;
  readonly cards: readonly { readonly card: SeenCard; readonly playerPosition: number }[];
  readonly winner: number | null;
}

export interface SeenPlayer {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly score: number;
  readonly connected: boolean;
  readonly hand: readonly SeenCard[];
  readonly tricksTaken: number;
  readonly folded: boolean;
  readonly decided: boolean;
}

export interface HouseRules {
  readonly startScore: number;
  readonly clubsTurnUp: string;
  readonly minimumBid: number;
  readonly allPass: string;
  readonly folding: string;
  readonly showHands: string;
  readonly players: number;
  readonly endsAfterHands: string | number;
  readonly noTrump: boolean;
}

export interface SeenState {
  readonly options: HouseRules;
  readonly phase: string;
  readonly players: readonly SeenPlayer[];
  readonly round: number;
  readonly dealerPosition: number;
  readonly dealerChosen: boolean;
  readonly blind: readonly SeenCard[];
  readonly turnUpCard: SeenCard | null;
  readonly isClubsTurnUp: boolean;
  readonly bids: readonly { readonly playerPosition: number; readonly amount: string | number }[];
  readonly currentBidder: number | null;
  readonly highestBid: number | null;
  readonly winningBidderPosition: number | null;
  readonly trumpSuit: string | null;
  readonly tricks: readonly SeenTrick[];
  readonly currentTrick: SeenTrick;
  readonly currentPlayerPosition: number | null;
  readonly scoreSheet: readonly { readonly round: number; readonly changes: readonly number[] }[];
  readonly winner: number | null;
  readonly gameOver: boolean;
}

export interface SeenAction {
  readonly type: string;
  readonly id?: string;
  readonly name?: string;
  readonly playerPosition?: number;
  readonly dealerPosition?: number;
  readonly deck?: readonly string[];
  readonly amount?: string | number;
  readonly trumpSuit?: string;
  readonly folded?: boolean;
  readonly cardId?: string;
}
