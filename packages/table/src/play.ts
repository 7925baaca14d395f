import { games, withChance } from "@buck/engine";
import type {
  Card,
  GameDecision,
  Chance,
  Game,
  GameAction,
  GameEvent,
  GameName,
  Games,
  Position,
  TableAction,
  Viewer,
} from "@buck/engine";
import { checksumOf, handEventsAfter, seated } from "@buck/protocol";
import type { GameFrame, GameUpdate, HandEvents, PrivateNews, Seating } from "@buck/protocol";

/** What the table itself does next, and what people look at for a while before it does. */
export interface Chore {
  readonly pace: "deal" | "reveal" | "result";
  /** What it does; null where chance decides with it. */
  readonly certain: GameAction | null;
  readonly action: (chance: Chance) => GameAction;
}

interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
}

/** A game at the table at one moment, whichever game it is. */
export interface Play<Name extends GameName = GameName> {
  readonly game: Name;
  readonly toAct: readonly Position[];
  readonly isOver: boolean;
  /** Null while the game waits for a decision, and when it is over. */
  readonly chore: Chore | null;
  /** The last card of a trick has just been played and is still being looked at. */
  readonly trickLies: boolean;
  /** The next moment, with the events of this action. */
  apply(action: GameAction): { readonly ok: true; readonly play: Play<Name> } | Refusal;
  /** The same moment, and nothing has just happened. */
  quiet(): Play<Name>;
  /** What a viewer may see and has just heard. */
  frame(viewer: Viewer, seating: Seating): GameFrame<Name>;
  /** What everybody would see of a hand that is over with every card open; nothing of it may still be a secret. */
  openFrame(seating: Seating): GameFrame<Name>;
  /** What stands for this moment: another object at every other one. */
  readonly moment: object;
  /** Whether `update` and `ownNews` lead here from this moment; if not, only a frame shows it. */
  follows(moment: object): boolean;
  /** What everybody who sees the game has just heard; null when nothing happened. */
  update(): GameUpdate<Name> | null;
  /** What a viewer alone has learned with it; null when nothing. */
  ownNews(viewer: Viewer): PrivateNews<Name> | null;
  /** The public events of this hand so far. */
  handEvents(): HandEvents<Name>;
  /** A position's cards in an order that wins the rest of the hand for certain; null when there is none. */
  provenRest(position: Position): readonly Card[] | null;
  /** Every decision that is legal for a position now. */
  decisions(position: Position): readonly GameDecision<Name>[];
}

interface Happened<Name extends GameName> {
  /** With the last action. */
  readonly events: readonly GameEvent<Name>[];
  readonly handEvents: readonly GameEvent<Name>[];
  /** The state before the last action; null when nothing has just happened. */
  readonly before: Games[Name]["state"] | null;
}

/** Closes a state and its game into a `Play`, so that nobody else need know which game it is. */
export function playOf<Name extends GameName>(name: Name, state: Games[Name]["state"]): Play<Name> {
  return new Moment<Name>(name, state, { events: [], handEvents: [], before: null });
}

/** A log is replayed through thousands of these: what only a table on which people sit asks for is found when asked. */
class Moment<Name extends GameName> implements Play<Name> {
  readonly game: Name;
  readonly #rules: Game<Games[Name]>;
  readonly #state: Games[Name]["state"];
  readonly #happened: Happened<Name>;
  #toAct: readonly Position[] | null = null;
  #chore: Chore | null | undefined;

  constructor(game: Name, state: Games[Name]["state"], happened: Happened<Name>) {
    this.game = game;
    this.#rules = games[game];
    this.#state = state;
    this.#happened = happened;
  }

  get toAct(): readonly Position[] {
    return (this.#toAct ??= this.#rules.toAct(this.#state));
  }

  get isOver(): boolean {
    return this.#state.gameOver;
  }

  get chore(): Chore | null {
    if (this.#chore === undefined) this.#chore = choreOf(this.#rules.nextTableAction(this.#state));
    return this.#chore;
  }

  get trickLies(): boolean {
    const { phase, tricks, currentTrick } = this.#state;
    return phase === "PLAYING" && tricks.length > 0 && currentTrick.cards.length === 0;
  }

  get moment(): object {
    return this.#state;
  }

  apply(action: GameAction): { readonly ok: true; readonly play: Play<Name> } | Refusal {
    const result = this.#rules.apply(this.#state, action);
    if (!result.ok) return result;
    const { state, events } = result;
    const handEvents = handEventsAfter(this.#happened.handEvents, events);
    return { ok: true, play: new Moment(this.game, state, { events, handEvents, before: this.#state }) };
  }

  quiet(): Play<Name> {
    const { handEvents, before } = this.#happened;
    return before === null
      ? this
      : new Moment(this.game, this.#state, { events: [], handEvents, before: null });
  }

  frame(viewer: Viewer, seating: Seating): GameFrame<Name> {
    return frameOf(this.game, seated(this.#rules.view(this.#state, viewer), seating), this.#happened.events);
  }

  openFrame(seating: Seating): GameFrame<Name> {
    const view = this.#rules.openView(this.#state);
    return frameOf(this.game, seated(view, seating), this.#happened.handEvents);
  }

  follows(moment: object): boolean {
    return moment === this.#state || moment === this.#happened.before;
  }

  update(): GameUpdate<Name> | null {
    const { before, events } = this.#happened;
    if (before === null) return null;
    return updateOf(this.game, events, checksumOf(this.game, this.#rules.view(this.#state, "spectator")));
  }

  ownNews(viewer: Viewer): PrivateNews<Name> | null {
    const { before } = this.#happened;
    return before === null ? null : ownNewsOf(this.game, this.#rules.ownNews(before, this.#state, viewer));
  }

  handEvents(): HandEvents<Name> {
    return handEventsOf(this.game, this.#happened.handEvents);
  }

  decisions(position: Position): readonly GameDecision<Name>[] {
    return this.#rules.legalActions(this.#rules.view(this.#state, position)).filter(this.#rules.isDecision);
  }

  provenRest(position: Position): readonly Card[] | null {
    return this.#rules.provenRest(this.#rules.view(this.#state, position));
  }
}

const PACES: Readonly<Record<TableAction["type"], Chore["pace"]>> = {
  CHOOSE_DEALER: "deal",
  DEAL: "deal",
  OPEN_BIDDING: "reveal",
  NEXT_ROUND: "result",
};

function choreOf(next: TableAction | null): Chore | null {
  if (next === null) return null;
  return {
    pace: PACES[next.type],
    certain: next.chance === null ? { type: next.type } : null,
    action: (chance) => withChance(next, chance),
  };
}

function frameOf<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  events: readonly GameEvent<Name>[],
): GameFrame<Name> {
  return { game, view, events };
}

function handEventsOf<Name extends GameName>(
  game: Name,
  events: readonly GameEvent<Name>[],
): HandEvents<Name> {
  return { game, events };
}

function updateOf<Name extends GameName>(
  game: Name,
  events: readonly GameEvent<Name>[],
  check: string,
): GameUpdate<Name> {
  return { game, events, check };
}

function ownNewsOf<Name extends GameName>(
  game: Name,
  news: Games[Name]["ownNews"] | null,
): PrivateNews<Name> | null {
  return news === null ? null : { game, ...news };
}
