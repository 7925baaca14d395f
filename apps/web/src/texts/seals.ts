import type { TableInfo } from "@buck/protocol";
import { listNames } from "@buck/words";
import { tableTexts } from "./en/table.ts";
import type { Language } from "./language.ts";

/** Whose deals these are, and who may know them. */
export function sameDealsText(
  language: Language,
  { players, hands }: NonNullable<TableInfo["sameDeals"]>,
): string {
  const seals = tableTexts(language).seals;
  return seals.sameDeals({ names: listNames(language, players), hands });
}
