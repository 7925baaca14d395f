import type { Buck } from "./en/buck.ts";
import type { BuckRules } from "./en/buckRules.ts";
import type { Cards } from "./en/cards.ts";
import type { Euchre, Teams } from "./en/euchre.ts";
import type { EuchreRules } from "./en/euchreRules.ts";
import type { Faults } from "./en/faults.ts";
import type { Hints } from "./en/hints.ts";
import type { News } from "./en/news.ts";
import type { Play } from "./en/play.ts";
import type { Refusals } from "./en/refusals.ts";

/** Everything a language says of the games. */
export interface Words {
  readonly buck: Buck;
  readonly buckRules: BuckRules;
  readonly cards: Cards;
  readonly euchre: Euchre;
  readonly euchreRules: EuchreRules;
  readonly faults: Faults;
  readonly hints: Hints;
  readonly news: News;
  readonly play: Play;
  readonly refusals: Refusals;
  readonly teams: Teams;
}
