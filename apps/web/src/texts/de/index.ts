import type { Translation } from "../messages.ts";
import { chatDe } from "./chat.ts";
import { errorsDe } from "./errors.ts";
import { homeDe } from "./home.ts";
import { nameDe } from "./name.ts";
import { settingsDe } from "./settings.ts";
import { statisticsDe } from "./statistics.ts";

export const translationDe: Translation = {
  chat: chatDe,
  errors: errorsDe,
  home: homeDe,
  name: nameDe,
  settings: settingsDe,
  statistics: statisticsDe,
};
