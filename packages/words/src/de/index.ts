import { buck } from "./buck.ts";
import { buckRules } from "./buckRules.ts";
import { cards } from "./cards.ts";
import { euchre, teams } from "./euchre.ts";
import { euchreRules } from "./euchreRules.ts";
import { faults } from "./faults.ts";
import { hints } from "./hints.ts";
import { news } from "./news.ts";
import { play } from "./play.ts";
import { refusals } from "./refusals.ts";
import type { Language } from "../language.ts";

export const de: Language = {
  code: "de",
  locale: "de",
  words: { buck, buckRules, cards, euchre, euchreRules, faults, hints, news, play, refusals, teams },
};
