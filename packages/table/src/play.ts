import { games, withChance } from "@buck/engine";
import type {
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
export function playOf<Name extends GameName>(
  name: Name,
  state: Games[Name]["state"],
  { events, handEvents, before }: Happened<Name> = { events: [], handEvents: [], before: null },
): Play<Name> {
  const game: Game<Games[Name]> = games[name];
  const next = game.nextTableAction(state);
  return {
    game: name,
    toAct: game.toAct(state),
    isOver: state.gameOver,
    chore: next === null ? null : choreOf(next),
    trickLies: state.phase === "PLAYING" && state.tricks.length > 0 && state.currentTrick.cards.length === 0,
    apply: (action) => {
      const result = game.apply(state, action);
      if (!result.ok) return result;
      const happened = {
        events: result.events,
        handEvents: handEventsAfter(handEvents, result.events),
        before: state,
      };
      return { ok: true, play: playOf(name, result.state, happened) };
    },
    quiet: () => playOf(name, state, { events: [], handEvents, before: null }),
    frame: (viewer, seating) => frameOf(name, seated(game.view(state, viewer), seating), events),
    moment: state,
    follows: (moment) => moment === state || moment === before,
    update: () =>
      before === null ? null : updateOf(name, events, checksumOf(game.view(state, "spectator"))),
    ownNews: (viewer) => (before === null ? null : ownNewsOf(name, game.ownNews(before, state, viewer))),
    handEvents: () => handEventsOf(name, handEvents),
    decisions: (position) => game.legalActions(game.view(state, position)).filter(game.isDecision),
  };
}

const PACES: Readonly<Record<TableAction["type"], Chore["pace"]>> = {
  CHOOSE_DEALER: "deal",
  DEAL: "deal",
  OPEN_BIDDING: "reveal",
  NEXT_ROUND: "result",
};

function choreOf(next: TableAction): Chore {
  return {
    pace: PACES[next.type],
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
