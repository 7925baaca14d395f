import type { Settings } from "@buck/protocol";
import { tableTexts } from "./en/table.ts";
import type { Language } from "./language.ts";

/** A table needs no title; its people still need a word for it. */
export function tableName(language: Language, { title }: Settings): string {
  const page = tableTexts(language).page;
  return title === "" ? page.untitled : title;
}
