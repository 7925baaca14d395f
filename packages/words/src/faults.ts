import type { FileFault, FileFaultCode } from "@buck/records";
import { refusalText } from "./refusals.ts";
import { faultsTexts } from "./en/faults.ts";
import type { Language } from "./language.ts";

/** The first broken rule of a file, in the language on the screen. */
export function faultText(language: Language, fault: FileFault): string {
  const faults = faultsTexts(language);
  const { hand, trick, name } = fault;
  const sentence = sentenceOf(language, fault);
  if (hand === null && name === null) return sentence;
  const part = trick !== null ? "trick" : hand !== null ? "hand" : "start";
  const where = faults.where({ part, hand: hand ?? 0, trick: trick ?? 0 });
  return name === null ? faults.wrong({ where, sentence }) : faults.refused({ where, name, sentence });
}

function sentenceOf(language: Language, { code, message, at, refusal, rules }: FileFault): string {
  const faults = faultsTexts(language);
  if (refusal !== null) return refusalText(language, { code: refusal, message });
  const texts: Readonly<Record<FileFaultCode, string | ((values: FaultValues) => string)>> = faults;
  const byCode: Readonly<Partial<Record<string, string | ((values: FaultValues) => string)>>> = texts;
  const text = byCode[code] ?? message;
  return typeof text === "string" ? text : text({ at: String(at), rules, count: rules === "" ? 0 : 1 });
}

interface FaultValues {
  readonly at: string;
  readonly rules: string;
  readonly count: number;
}
