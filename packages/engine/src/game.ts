import type { Card, CardId } from "./cards.ts";
import type { ApplyResult } from "./result.ts";
import type { Position, Viewer } from "./seats.ts";
import type { TableAction } from "./tableAction.ts";
import type { Trick } from "./trick.ts";

/** What every state and every view has, whichever game it is of. */
interface AnyTable {
  readonly gameId: string;
  readonly phase: string;
  readonly round: number;
  readonly dealerPosition: Position;
  readonly players: readonly { readonly id: string; readonly name: string; readonly position: Position }[];
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
  readonly gameOver: boolean;
}

/** The types of one game. */
export interface GameTypes {
  readonly options: object;
  readonly state: AnyTable & { readonly options: object };
  readonly view: AnyTable & { readonly viewer: Viewer };
  readonly action: { readonly type: string };
  /** What a player decides in the course of a hand. */
  readonly decision: { readonly type: string; readonly playerPosition: Position };
  readonly event: { readonly type: string };
  readonly errorCode: string;
  readonly derived: object;
  readonly outcome: object;
}

export type OptionsResult<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly code: "INVALID_OPTIONS"; readonly message: string };

/** The contract: what every game offers, and all that other rooms need of it. */
export interface Game<Types extends GameTypes> {
  /** A new game, waiting for players. Throws on options that `parseOptions` refuses. */
  readonly create: (options?: Partial<Types["options"]>, gameId?: string) => Types["state"];
  /** The next state and what happened, or why not. Takes anything as action and never changes `state`. */
  readonly apply: (
    state: Types["state"],
    action: unknown,
  ) => ApplyResult<Types["state"], Types["event"], Types["errorCode"]>;
  /** Whose decision the game waits for; nobody's when it waits for the table or is over. */
  readonly toAct: (table: Types["state"] | Types["view"]) => readonly Position[];
  /** What the table does by itself now; null while the game waits for a player or is over. */
  readonly nextTableAction: (table: Types["state"] | Types["view"]) => TableAction | null;
  /** Every action the viewer may take now: exactly those that `apply` accepts. */
  readonly legalActions: (view: Types["view"]) => readonly Types["action"][];
  readonly isDecision: (action: Types["action"]) => action is Types["action"] & Types["decision"];
  /** What a position, or a spectator, may see. */
  readonly view: (state: Types["state"], viewer: Viewer) => Types["view"];
  readonly derive: (view: Types["view"]) => Types["derived"];
  readonly outcome: (table: Types["state"] | Types["view"]) => Types["outcome"] | null;
  readonly ownHand: (view: Types["view"]) => readonly Card[];
  /** The sentence for a card of one's own that may not be played now; null when it may. */
  readonly whyNotPlayable: (view: Types["view"], cardId: CardId) => string | null;
  readonly DEFAULT_OPTIONS: Types["options"];
  /** The values a lobby offers for each option. */
  readonly OPTION_VALUES: {
    readonly [Name in keyof Types["options"]]: readonly Types["options"][Name][];
  };
  /** Missing options get their default; an unknown name or value is refused. */
  readonly parseOptions: (input: unknown) => OptionsResult<Types["options"]>;
  /** The options that differ from the default. */
  readonly houseRules: (options: Types["options"]) => readonly (keyof Types["options"])[];
  /** Who deals first when the same people play again; null when the dealer is chosen anew. */
  readonly rematchDealer: (options: Types["options"]) => Position | null;
}
