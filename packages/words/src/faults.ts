import type { EgnExported, FileFault, FileFaultCode } from "@buck/records";
import { faultsTexts } from "./en/faults.ts";
import type { Language } from "./language.ts";
import { reasonText } from "./refusals.ts";

type ExportFault = Extract<EgnExported, { readonly ok: false }>["code"];

/** Where a file is wrong and what there is to name: all but the code may be missing. */
interface Fault extends Partial<Omit<FileFault, "ok" | "code">> {
  readonly code: FileFault["code"] | ExportFault;
}

/** The first broken rule of a file. */
export function faultText(language: Language, fault: Fault): string {
  const faults = faultsTexts(language);
  const { hand = null, trick = null, name = null } = fault;
  const sentence = sentenceOf(language, fault);
  if (hand === null && name === null) return sentence;
  const part = trick !== null ? "trick" : hand !== null ? "hand" : "start";
  const where = faults.where({ part, hand: hand ?? 0, trick: trick ?? 0 });
  return name === null ? faults.wrong({ where, sentence }) : faults.refused({ where, name, sentence });
}

function sentenceOf(
  language: Language,
  { code, at = "", refusal = null, rules = "", wants = "", scores = null }: Fault,
): string {
  const faults = faultsTexts(language);
  if (refusal !== null) return reasonText(language, refusal);
  if (code === "WRONG_SCORE" && scores !== null) return faults.otherScore(scores);
  if (code === "INVALID_FIELD" && wants !== "") return faults.otherField({ at: String(at), wants });
  const texts: Readonly<Record<FileFaultCode | ExportFault, Sentence>> = faults;
  const byCode: Readonly<Partial<Record<string, Sentence>>> = texts;
  const text = byCode[code] ?? code;
  return typeof text === "string" ? text : text({ at: String(at), rules, count: rules === "" ? 0 : 1 });
}

type Sentence = string | ((values: FaultValues) => string);

interface FaultValues {
  readonly at: string;
  readonly rules: string;
  readonly count: number;
}
