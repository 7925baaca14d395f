import { games } from "@buck/engine";
import type { Game, GameAction, GameName, Games } from "@buck/engine";
import { buckEasy } from "./buck/easy.ts";
import { buckMedium } from "./buck/medium.ts";
import { euchreEasy } from "./euchre/easy.ts";
import { euchreMedium } from "./euchre/medium.ts";
import { CAREFUL, evaluate } from "./evaluate.ts";
import type { Effort } from "./evaluation.ts";
import { bestChoice } from "./evaluation.ts";
import type { Level } from "./levels.ts";
import type { BotRandom } from "./random.ts";
import type { Manner } from "./search.ts";

/** Where a bot's chance comes from, and when it has to stop thinking. */
type Thought = Pick<Effort, "random" | "until">;

/** One legal action of the seat whose view it is; any chance comes from `random` alone. */
type Chooser<Name extends GameName> = (view: Games[Name]["view"], thought: Thought) => GameAction<Name>;

/** How many ways the hidden cards may lie a bot looks at, and how. */
const HARD: Depth = { calls: 40, cards: 40, manner: { reads: false, foresees: false } };
/** In Buck Euchre more ways than these gained nothing; in classic Euchre calls did. */
const EXPERT: Readonly<Record<GameName, Depth>> = {
  buck: { calls: 250, cards: 200, manner: CAREFUL },
  euchre: { calls: 1_000, cards: 300, manner: CAREFUL },
};

/** Before the first trick no more hands than these are played out in all: with many choices fewer for each. */
const MOST_TRIES = 4_000;

/** Every game has a chooser for every level. */
const CHOOSERS: { readonly [Name in GameName]: Readonly<Record<Level, Chooser<Name>>> } = {
  buck: {
    easy: (view, { random }) => buckEasy(view, random),
    medium: buckMedium,
    hard: searching("buck", HARD),
    expert: searching("buck", EXPERT.buck),
  },
  euchre: {
    easy: euchreEasy,
    medium: euchreMedium,
    hard: searching("euchre", HARD),
    expert: searching("euchre", EXPERT.euchre),
  },
};

interface Depth {
  /** Before the first trick, and while cards are played. */
  readonly calls: number;
  readonly cards: number;
  readonly manner: Manner;
}

function searching<Name extends GameName>(game: Name, { calls, cards, manner }: Depth): Chooser<Name> {
  const rules: Game<Games[Name]> = games[game];
  return (view, thought) => {
    const legal = rules.legalActions(view);
    const [only, ...others] = legal;
    if (only !== undefined && others.length === 0 && rules.isDecision(only)) return only;
    const worlds = view.phase === "PLAYING" ? cards : Math.min(calls, Math.floor(MOST_TRIES / legal.length));
    return bestChoice(evaluate(game, view, { ...thought, worlds }, manner)).action;
  };
}

/** The view is of the seat that has to act, and of nobody else: a bot never gets a state. */
export type Question<Name extends GameName = GameName> = {
  readonly [Each in Name]: {
    readonly game: Each;
    readonly level: Level;
    readonly view: Games[Each]["view"];
  };
}[Name];

/** Whoever chooses for the seats of bots. */
export interface Bots {
  choose(question: Question, random: BotRandom): Promise<GameAction>;
}

/** Bots that think on this thread: for tables in a browser tab, and for levels that do not search. */
export const inProcessBots: Bots = {
  choose: async (question, random) => chooseInProcess(question, random),
};

/** A legal action for the view's seat, on this thread: at once, or once `until` says so. */
export function chooseInProcess<Name extends GameName>(
  { game, level, view }: Question<Name>,
  random: BotRandom,
  until?: () => boolean,
): GameAction<Name> {
  const choosers: Readonly<Record<Level, Chooser<Name>>> = CHOOSERS[game];
  return choosers[level](view, until === undefined ? { random } : { random, until });
}
