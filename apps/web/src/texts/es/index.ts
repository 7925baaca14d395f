import type { Translation } from "../messages.ts";
import { chatEs } from "./chat.ts";
import { coachClassicEs } from "./coachClassic.ts";
import { errorsEs } from "./errors.ts";
import { homeEs } from "./home.ts";
import { lobbyEs } from "./lobby.ts";
import { menuEs } from "./menu.ts";
import { moveEs } from "./move.ts";
import { nameEs } from "./name.ts";
import { settingsEs } from "./settings.ts";
import { statisticsEs } from "./statistics.ts";
import { tablePageEs } from "./tablePage.ts";
import { visitorEs } from "./visitor.ts";
import { wordsEs } from "./words.ts";
import { replayEs } from "./replay.ts";

export const translationEs: Translation = {
  chat: chatEs,
  coachClassic: coachClassicEs,
  errors: errorsEs,
  home: homeEs,
  lobby: lobbyEs,
  menu: menuEs,
  move: moveEs,
  name: nameEs,
  settings: settingsEs,
  statistics: statisticsEs,
  tablePage: tablePageEs,
  visitor: visitorEs,
  words: wordsEs,
  replay: replayEs,
};
