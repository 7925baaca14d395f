import type { Translation } from "../messages.ts";
import { homeEs } from "./home.ts";

export const translationEs: Translation = {
  home: homeEs,
};
