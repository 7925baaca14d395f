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
import type { GameFrame } from "@buck/protocol";

export type NameAt = (position: Position) => string;

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
  /** The next moment, which remembers what has happened since `quiet`. */
  apply(action: GameAction): { readonly ok: true; readonly play: Play<Name> } | Refusal;
  /** The same moment, and nothing has just happened. */
  quiet(): Play<Name>;
  /** What a viewer may see and has just heard; seats may have other people in them than when the game began. */
  frame(viewer: Viewer, nameAt: NameAt): GameFrame<Name>;
  /** Every decision that is legal for a position now. */
  decisions(position: Position): readonly GameDecision<Name>[];
}

/** Closes a state and its game into a `Play`, so that nobody else need know which game it is. */
export function playOf<Name extends GameName>(
  name: Name,
  state: Games[Name]["state"],
  events: readonly GameEvent<Name>[] = [],
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
      return result.ok
        ? { ok: true, play: playOf(name, result.state, [...events, ...result.events]) }
        : result;
    },
    quiet: () => playOf(name, state),
    frame: (viewer, nameAt) => frameOf(name, named(game.view(state, viewer), nameAt), events),
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

/** The same view with the names of those who sit there now. */
function named<View extends Games[GameName]["view"]>(view: View, nameAt: NameAt): View {
  const players = view.players.map((player) => Object.assign({}, player, { name: nameAt(player.position) }));
  return Object.assign({}, view, { players });
}
