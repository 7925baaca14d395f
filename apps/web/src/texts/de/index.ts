import type { Translation } from "../messages.ts";
import { chatDe } from "./chat.ts";
import { coachClassicDe } from "./coachClassic.ts";
import { errorsDe } from "./errors.ts";
import { homeDe } from "./home.ts";
import { lobbyDe } from "./lobby.ts";
import { menuDe } from "./menu.ts";
import { moveDe } from "./move.ts";
import { nameDe } from "./name.ts";
import { settingsDe } from "./settings.ts";
import { statisticsDe } from "./statistics.ts";
import { tablePageDe } from "./tablePage.ts";
import { visitorDe } from "./visitor.ts";
import { wordsDe } from "./words.ts";
import { replayDe } from "./replay.ts";

export const translationDe: Translation = {
  chat: chatDe,
  coachClassic: coachClassicDe,
  errors: errorsDe,
  home: homeDe,
  lobby: lobbyDe,
  menu: menuDe,
  move: moveDe,
  name: nameDe,
  settings: settingsDe,
  statistics: statisticsDe,
  tablePage: tablePageDe,
  visitor: visitorDe,
  words: wordsDe,
  replay: replayDe,
};
