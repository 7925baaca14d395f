import { buck, FULL_DECK, POSITIONS } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import type { Decision, GameFrame, GameName, Rules } from "@buck/protocol";
import type { GameAction, Starter } from "./log.ts";
import type { Random } from "./ports.ts";

/** The one place at the table that knows which games there are: a game adds a line to `openPlay`. */

export type Viewer = Position | "spectator";

/** What the table itself does next, and how long people look at the table before it does. */
export interface Chore {
  readonly pace: "deal" | "reveal" | "result";
  readonly action: (random: Random) => GameAction;
}

export type Played =
  | { readonly ok: true; readonly play: Play }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** A game at the table at one moment, whichever game it is. */
export interface Play {
  readonly game: GameName;
  readonly toAct: readonly Position[];
  readonly isOver: boolean;
  /** Null while the game waits for a decision, and when it is over. */
  readonly chore: Chore | null;
  /** The last card of a trick has just been played and is still being looked at. */
  readonly trickLies: boolean;
  /** Keeps what happened beside what happened since `quiet`. */
  apply(action: GameAction): Played;
  /** The same moment, and nothing has just happened. */
  quiet(): Play;
  /** What a viewer may see and has just heard; seats may have other people in them than when the game began. */
  frame(viewer: Viewer, nameAt: (position: Position) => string): GameFrame;
  /** Every decision that is legal for a position now. */
  decisions(position: Position): readonly Decision[];
}

/** A new game with its players seated, and the actions that seated them. */
export function openPlay(
  rules: Rules,
  gameId: string,
  players: readonly Starter[],
): { readonly play: Play; readonly actions: readonly GameAction[] } {
  const actions = players.map(({ id, name, position }): GameAction => {
    return { type: "ADD_PLAYER", id, name, playerPosition: position };
  });
  let play = buckPlay(buck.create(rules.options, gameId), []);
  for (const action of actions) play = mustApply(play, action);
  return { play: play.quiet(), actions };
}

/** For actions the table or the log vouches for: a refusal is a bug. */
export function mustApply(play: Play, action: GameAction): Play {
  const played = play.apply(action);
  if (!played.ok) throw new Error(`The game refused ${action.type}: ${played.code}`);
  return played.play;
}

function buckPlay(state: buck.GameState, events: readonly buck.Event[]): Play {
  return {
    game: "buck",
    toAct: buck.toAct(state),
    isOver: state.gameOver,
    chore: buckChore(state),
    trickLies: state.phase === "PLAYING" && state.tricks.length > 0 && state.currentTrick.cards.length === 0,
    apply(action) {
      const result = buck.apply(state, action);
      return result.ok ? { ok: true, play: buckPlay(result.state, [...events, ...result.events]) } : result;
    },
    quiet: () => buckPlay(state, []),
    frame(viewer, nameAt) {
      const view = buck.view(state, viewer);
      const players = view.players.map((player) => ({ ...player, name: nameAt(player.position) }));
      return { game: "buck", view: { ...view, players }, events };
    },
    decisions: (position) => buck.legalActions(buck.view(state, position)).filter(isBuckDecision),
  };
}

function buckChore({ phase, dealerChosen }: buck.GameState): Chore | null {
  switch (phase) {
    case "DEALING":
      return dealerChosen
        ? { pace: "deal", action: (random) => ({ type: "DEAL", deck: shuffled(FULL_DECK, random) }) }
        : { pace: "deal", action: chooseDealer };
    case "TRUMP_REVEAL":
      return { pace: "reveal", action: () => ({ type: "OPEN_BIDDING" }) };
    case "ROUND_OVER":
      return { pace: "result", action: () => ({ type: "NEXT_ROUND" }) };
    default:
      return null;
  }
}

function chooseDealer(random: Random): GameAction {
  const dealerPosition = POSITIONS[random.below(POSITIONS.length)] ?? 0;
  return { type: "CHOOSE_DEALER", dealerPosition };
}

function isBuckDecision(action: buck.Action): action is Decision {
  switch (action.type) {
    case "PLACE_BID":
    case "DECLARE_TRUMP":
    case "FOLD_DECISION":
    case "PLAY_CARD":
      return true;
    default:
      return false;
  }
}

/** Fisher and Yates. */
function shuffled(cards: readonly CardId[], random: Random): readonly CardId[] {
  const deck = [...cards];
  for (let left = deck.length; left > 1; left -= 1) {
    const [card] = deck.splice(random.below(left), 1);
    if (card !== undefined) deck.push(card);
  }
  return deck;
}
