import type { Translation } from "../messages.ts";
import { chatFr } from "./chat.ts";
import { errorsFr } from "./errors.ts";
import { homeFr } from "./home.ts";
import { nameFr } from "./name.ts";
import { settingsFr } from "./settings.ts";
import { statisticsFr } from "./statistics.ts";

export const translationFr: Translation = {
  chat: chatFr,
  errors: errorsFr,
  home: homeFr,
  name: nameFr,
  settings: settingsFr,
  statistics: statisticsFr,
};
