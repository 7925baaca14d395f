import type { Translation } from "../messages.ts";
import { chatEs } from "./chat.ts";
import { errorsEs } from "./errors.ts";
import { homeEs } from "./home.ts";
import { nameEs } from "./name.ts";
import { settingsEs } from "./settings.ts";
import { statisticsEs } from "./statistics.ts";

export const translationEs: Translation = {
  chat: chatEs,
  errors: errorsEs,
  home: homeEs,
  name: nameEs,
  settings: settingsEs,
  statistics: statisticsEs,
};
