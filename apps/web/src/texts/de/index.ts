import type { Translation } from "../messages.ts";
import { homeDe } from "./home.ts";

export const translationDe: Translation = {
  home: homeDe,
};
