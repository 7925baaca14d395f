import { useMoment, useTableUi } from "../session/context.ts";
import { adviceSentence } from "../hints/advice.ts";
import { hintTexts } from "../texts/hints.ts";

/** What an expert would do, in a sentence with its reason; null while nobody asks. */
export function useHintSentence(): string | null {
  const advice = useTableUi((ui) => ui.advice);
  const moment = useMoment((shown) => shown);
  if (advice === null) return null;
  return advice === "thinking" ? hintTexts.thinking : adviceSentence(advice, moment);
}
