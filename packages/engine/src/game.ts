import type { TableAction } from "./actions.ts";
import type { Card, CardId } from "./cards.ts";
import type { OptionsResult } from "./options.ts";
import type { ApplyResult, Refusal } from "./result.ts";
import type { Position, Viewer } from "./seats.ts";
import type { CommonTable } from "./table.ts";

/** The types of one game. */
export interface GameTypes {
  readonly options: object;
  readonly state: CommonTable & { readonly options: object };
  readonly view: CommonTable & { readonly options: object; readonly viewer: Viewer };
  readonly action: { readonly type: string };
  /** What a player decides in the course of a hand. */
  readonly decision: { readonly type: string; readonly playerPosition: Position };
  readonly event: { readonly type: string };
  /** What one player alone learns beside the events: cards dealt to them, or what they decided in secret. */
  readonly ownNews: object;
  /** Why an action is refused: a code, with what a sentence about it has to name. */
  readonly reason: { readonly code: string };
  readonly derived: object;
  readonly outcome: object;
}

/** The contract: what every game offers, and all that other rooms need of it. */
export interface Game<Types extends GameTypes> {
  /** A new game, waiting for players. Throws on options that `parseOptions` refuses. */
  readonly create: (options?: Partial<Types["options"]>, gameId?: string) => Types["state"];
  /** The next state and what happened, or why not. Takes anything as action and never changes `state`. */
  readonly apply: (
    state: Types["state"],
    action: unknown,
  ) => ApplyResult<Types["state"], Types["event"], Types["reason"]>;
  /** Whose decision the game waits for; nobody's when it waits for the table or is over. */
  readonly toAct: (table: Types["state"] | Types["view"]) => readonly Position[];
  /** What the table does by itself now; null while the game waits for a player or is over. */
  readonly nextTableAction: (table: Types["state"] | Types["view"]) => TableAction | null;
  /** Every action the viewer may take now: exactly those that `apply` accepts. */
  readonly legalActions: (view: Types["view"]) => readonly Types["action"][];
  readonly isDecision: (action: Types["action"]) => action is Types["action"] & Types["decision"];
  /** What a position, or a spectator, may see. */
  readonly view: (state: Types["state"], viewer: Viewer) => Types["view"];
  /** A hand that is over with every card open, for those who may see it all; of a hand that is on no more than ever. */
  readonly openView: (state: Types["state"]) => Types["view"];
  /** Whether a hand is over and everybody looks at it before the next one: at its points, or at the cards of one all passed. */
  readonly showsResult: (table: Types["state"] | Types["view"]) => boolean;
  /** The same viewer's next view, from the last one, what happened, and what they alone learned. */
  readonly follow: (
    view: Types["view"],
    events: readonly Types["event"][],
    own?: Types["ownNews"] | null,
  ) => Types["view"];
  /** What a viewer must be told beside the events of one action to follow it; null when nothing. */
  readonly ownNews: (
    before: Types["state"],
    after: Types["state"],
    viewer: Viewer,
  ) => Types["ownNews"] | null;
  readonly derive: (view: Types["view"]) => Types["derived"];
  readonly outcome: (table: Types["state"] | Types["view"]) => Types["outcome"] | null;
  /** By position. */
  readonly scores: (table: Types["state"] | Types["view"]) => readonly number[];
  /** One row for each scored hand: how many points each position came nearer to winning. */
  readonly pointRows: (table: Types["state"] | Types["view"]) => readonly (readonly number[])[];
  /** What coming so many points nearer to winning does to a score. */
  readonly scoreChange: (points: number) => number;
  readonly ownHand: (view: Types["view"]) => readonly Card[];
  /** Why a card of one's own may not be played now; null when it may. */
  readonly whyNotPlayable: (view: Types["view"], cardId: CardId) => Refusal<Types["reason"]> | null;
  /** One's own cards in an order that wins the rest of the hand for certain, for whoever is to lead; null where none does. */
  readonly provenRest: (view: Types["view"]) => readonly Card[] | null;
  readonly DEFAULT_OPTIONS: Types["options"];
  /** The values a lobby offers for each option. */
  readonly OPTION_VALUES: {
    readonly [Name in keyof Types["options"]]: readonly Types["options"][Name][];
  };
  /** Missing options get their default; an unknown name or value is refused. */
  readonly parseOptions: (input: unknown) => OptionsResult<Types["options"]>;
  /** The options that differ from the default. */
  readonly houseRules: (options: Types["options"]) => readonly (keyof Types["options"])[];
  /** The options as a record writes them; `parseOptions` reads them back. */
  readonly recordedOptions: (options: Types["options"]) => Partial<Types["options"]>;
  /** The seats of a game with these options, clockwise. */
  readonly seats: (options: Types["options"]) => readonly Position[];
  /** Who deals first when the same people play again; null when the dealer is chosen anew. */
  readonly rematchDealer: (options: Types["options"]) => Position | null;
}
