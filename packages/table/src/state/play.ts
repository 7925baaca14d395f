import type { Question } from "@buck/bots";
import { games, withChance } from "@buck/engine";
import type {
  Card,
  Chance,
  Game,
  GameAction,
  GameDecision,
  GameEvent,
  GameName,
  Games,
  Position,
  Refusal as RefusalOf,
  TableAction,
  Viewer,
} from "@buck/engine";
import { handEventsAfter, seated } from "@buck/protocol";
import type { Answer, BotLevel, GameEvents, GameFrame, PrivateNews, Rules, Seating } from "@buck/protocol";
import type { GameStart } from "./changes.ts";

/** What the table itself does next, and what people look at for a while before it does. */
export interface Chore {
  readonly pace: "deal" | "reveal" | "result";
  /** What it does; null where chance decides with it. */
  readonly certain: GameAction | null;
  readonly action: (chance: Chance) => GameAction;
}

type GameRefusal = RefusalOf<Games[GameName]["reason"]>;
type Refusal = Omit<Extract<Answer, { readonly ok: false }>, "version">;

/** A game at a table as it is after one action, whichever game it is. */
export interface Play<Name extends GameName = GameName> {
  readonly game: Name;
  readonly toAct: readonly Position[];
  readonly isOver: boolean;
  /** By position. */
  readonly scores: readonly number[];
  /** One row for each scored hand: how many points each position came nearer to winning. */
  readonly points: readonly (readonly number[])[];
  /** Null while the game waits for a decision, and when it is over. */
  readonly chore: Chore | null;
  /** The last card of a trick has just been played and is still being looked at. */
  readonly trickLies: boolean;
  /** The game after this action, with its events. */
  apply(action: GameAction): { readonly ok: true; readonly play: Play<Name> } | Refusal;
  /** The same game, in which nothing has just happened. */
  quiet(): Play<Name>;
  /** What a viewer may see and has just heard. */
  frame(viewer: Viewer, seating: Seating): GameFrame<Name>;
  /** What everybody would see of a hand that is over with every card open; nothing of it may still be a secret. */
  openFrame(seating: Seating): GameFrame<Name>;
  /** What everybody who sees the game has just heard; null when nothing happened. */
  update(): GameEvents<Name> | null;
  /** What a viewer alone has learned with it; null when nothing. */
  ownNews(viewer: Viewer): PrivateNews<Name> | null;
  /** The public events of this hand so far. */
  handEvents(): GameEvents<Name>;
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
function playOf<Name extends GameName>(name: Name, state: Games[Name]["state"]): Play<Name> {
  return new PlayOf<Name>(name, state, { events: [], handEvents: [], before: null });
}

/** A log is replayed through thousands of these: what only a table on which people sit asks for is found when asked. */
class PlayOf<Name extends GameName> implements Play<Name> {
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

  get scores(): readonly number[] {
    return this.#rules.scores(this.#state);
  }

  get points(): readonly (readonly number[])[] {
    return this.#rules.pointRows(this.#state);
  }

  get chore(): Chore | null {
    if (this.#chore === undefined) {
      const isResult = this.#rules.showsResult(this.#state);
      this.#chore = choreOf(this.#rules.nextTableAction(this.#state), isResult);
    }
    return this.#chore;
  }

  get trickLies(): boolean {
    const { phase, tricks, currentTrick } = this.#state;
    return phase === "PLAYING" && tricks.length > 0 && currentTrick.cards.length === 0;
  }

  apply(action: GameAction): { readonly ok: true; readonly play: Play<Name> } | Refusal {
    const result = this.#rules.apply(this.#state, action);
    if (!result.ok) return refusalOf(result);
    const { state, events } = result;
    const handEvents = handEventsAfter(this.#happened.handEvents, events);
    return { ok: true, play: new PlayOf(this.game, state, { events, handEvents, before: this.#state }) };
  }

  quiet(): Play<Name> {
    const { handEvents, before } = this.#happened;
    return before === null
      ? this
      : new PlayOf(this.game, this.#state, { events: [], handEvents, before: null });
  }

  frame(viewer: Viewer, seating: Seating): GameFrame<Name> {
    return frameOf(this.game, seated(this.#rules.view(this.#state, viewer), seating), this.#happened.events);
  }

  openFrame(seating: Seating): GameFrame<Name> {
    const view = this.#rules.openView(this.#state);
    return frameOf(this.game, seated(view, seating), this.#happened.handEvents);
  }

  update(): GameEvents<Name> | null {
    const { before, events } = this.#happened;
    if (before === null) return null;
    return eventsOf(this.game, events);
  }

  ownNews(viewer: Viewer): PrivateNews<Name> | null {
    const { before } = this.#happened;
    return before === null ? null : ownNewsOf(this.game, this.#rules.ownNews(before, this.#state, viewer));
  }

  handEvents(): GameEvents<Name> {
    return eventsOf(this.game, this.#happened.handEvents);
  }

  decisions(position: Position): readonly GameDecision<Name>[] {
    return this.#rules.legalActions(this.#rules.view(this.#state, position)).filter(this.#rules.isDecision);
  }

  provenRest(position: Position): readonly Card[] | null {
    return this.#rules.provenRest(this.#rules.view(this.#state, position));
  }
}

function choreOf(next: TableAction | null, isResult: boolean): Chore | null {
  if (next === null) return null;
  const pace = next.type === "OPEN_BIDDING" ? "reveal" : "deal";
  return {
    pace: isResult ? "result" : pace,
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

function eventsOf<Name extends GameName>(game: Name, events: readonly GameEvent<Name>[]): GameEvents<Name> {
  return { game, events };
}

function ownNewsOf<Name extends GameName>(
  game: Name,
  news: Games[Name]["ownNews"] | null,
): PrivateNews<Name> | null {
  return news === null ? null : { game, ...news };
}

/** A new game with its players seated, and the actions that seated them. */
export function openPlay({ rules, gameId, players, isRematch }: GameStart): {
  readonly play: Play;
  readonly actions: readonly GameAction[];
} {
  const seating = players.map(({ id, name, position }): GameAction => ({
    type: "ADD_PLAYER",
    id,
    name,
    playerPosition: position,
  }));
  const actions = isRematch ? [...seating, ...rematchActions(rules)] : seating;
  return { play: actions.reduce(mustApply, newPlay(rules, gameId)).quiet(), actions };
}

/** A game after these actions. */
export function replayPlay({
  rules,
  gameId,
  actions,
}: {
  readonly rules: Rules;
  readonly gameId: string;
  readonly actions: readonly GameAction[];
}): Play {
  return actions.reduce((play, action) => mustApply(play, action).quiet(), newPlay(rules, gameId));
}

function newPlay<Name extends GameName>({ game, options }: Rules<Name>, gameId: string): Play<Name> {
  const rulebook: Game<Games[Name]> = games[game];
  return playOf<Name>(game, rulebook.create(options, gameId));
}

/** What another game of the same people begins with, beside their sitting down. */
function rematchActions<Name extends GameName>({ game, options }: Rules<Name>): readonly GameAction[] {
  const rulebook: Game<Games[Name]> = games[game];
  const dealerPosition = rulebook.rematchDealer(options);
  return dealerPosition === null ? [] : [{ type: "CHOOSE_DEALER", dealerPosition }];
}

/** What a bot of this level is asked: nothing but what its seat sees. */
export function botTurn<Name extends GameName>(
  { game, view }: GameFrame<Name>,
  level: BotLevel,
): Question<Name> {
  return { game, level, view };
}

/** The games say a code and its details in one; over the wire these are apart. */
function refusalOf(refused: GameRefusal): Refusal {
  const { ok: _ok, code, ...about } = refused;
  return { ok: false, code, about };
}

/** For actions the table or the log vouches for: a refusal is a bug. */
export function mustApply(play: Play, action: GameAction): Play {
  const played = play.apply(action);
  if (!played.ok) throw new Error(`The game refused ${action.type}: ${played.code}`);
  return played.play;
}
