import { fr as words } from "@buck/words/fr";
import { club } from "./club.ts";
import { common } from "./common.ts";
import { glossary } from "./glossary.ts";
import { home } from "./home.ts";
import { learn } from "./learn.ts";
import { lobby } from "./lobby.ts";
import { newTable } from "./newTable.ts";
import { practice } from "./practice.ts";
import { replay } from "./replay.ts";
import { settings } from "./settings.ts";
import { table } from "./table.ts";
import { yourGames } from "./yourGames.ts";
import type { Language } from "../language.ts";

export const fr: Language = {
  ...words,
  texts: {
    club,
    common,
    glossary,
    home,
    learn,
    lobby,
    newTable,
    practice,
    replay,
    settings,
    table,
    yourGames,
  },
};
