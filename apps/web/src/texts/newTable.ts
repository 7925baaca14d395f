import type { Settings } from "@buck/protocol";
import { newTableTexts } from "./en/newTable.ts";
import type { Language } from "./language.ts";

export function timerText(language: Language, seconds: Settings["turnTimer"]): string {
  const form = newTableTexts(language).form;
  return seconds === null ? form.timer.off : form.timer.seconds({ seconds });
}

/** Pace and timer in a line: "Normal pace, turn timer: off". */
export function atTheTable(language: Language, { pace, turnTimer }: Settings): string {
  const form = newTableTexts(language).form;
  return form.atTheTable({ pace, timer: turnTimer ?? "off" });
}
