import type { Translation } from "../messages.ts";
import { homeFr } from "./home.ts";

export const translationFr: Translation = {
  home: homeFr,
};
