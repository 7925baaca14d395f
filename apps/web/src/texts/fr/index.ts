import type { Translation } from "../messages.ts";
import { chatFr } from "./chat.ts";
import { coachClassicFr } from "./coachClassic.ts";
import { errorsFr } from "./errors.ts";
import { homeFr } from "./home.ts";
import { lobbyFr } from "./lobby.ts";
import { menuFr } from "./menu.ts";
import { moveFr } from "./move.ts";
import { nameFr } from "./name.ts";
import { settingsFr } from "./settings.ts";
import { statisticsFr } from "./statistics.ts";
import { tablePageFr } from "./tablePage.ts";
import { visitorFr } from "./visitor.ts";
import { wordsFr } from "./words.ts";
import { replayFr } from "./replay.ts";

export const translationFr: Translation = {
  chat: chatFr,
  coachClassic: coachClassicFr,
  errors: errorsFr,
  home: homeFr,
  lobby: lobbyFr,
  menu: menuFr,
  move: moveFr,
  name: nameFr,
  settings: settingsFr,
  statistics: statisticsFr,
  tablePage: tablePageFr,
  visitor: visitorFr,
  words: wordsFr,
  replay: replayFr,
};
