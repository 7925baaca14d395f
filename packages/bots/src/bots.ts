import type { GameAction, GameName, Games } from "@buck/engine";
import { buckEasy } from "./buck/easy.ts";
import { buckMedium } from "./buck/medium.ts";
import { euchreEasy } from "./euchre/easy.ts";
import { euchreMedium } from "./euchre/medium.ts";
import type { Level } from "./levels.ts";
import type { BotRandom } from "./random.ts";

/** One legal action of the seat whose view it is; any chance comes from `random` alone. */
type Chooser<Name extends GameName> = (view: Games[Name]["view"], random: BotRandom) => GameAction<Name>;

/** Every game has a chooser for every level. */
const CHOOSERS: { readonly [Name in GameName]: Readonly<Record<Level, Chooser<Name>>> } = {
  buck: { easy: buckEasy, medium: buckMedium },
  euchre: { easy: euchreEasy, medium: euchreMedium },
};

/** The view is of the seat that has to act, and of nobody else: a bot never gets a state. */
export type Question<Name extends GameName = GameName> = {
  readonly [Each in Name]: {
    readonly game: Each;
    readonly level: Level;
    readonly view: Games[Each]["view"];
  };
}[Name];

/** A legal action for the view's seat, at once and on this thread. */
export function chooseInProcess<Name extends GameName>(
  { game, level, view }: Question<Name>,
  random: BotRandom,
): GameAction<Name> {
  const choosers: Readonly<Record<Level, Chooser<Name>>> = CHOOSERS[game];
  return choosers[level](view, random);
}
