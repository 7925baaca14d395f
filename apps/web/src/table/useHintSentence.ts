import { useMoment, useTableUi } from "../session/context.ts";
import { hintSentence, hintTexts } from "../texts/hints.ts";

/** What an expert would do, in a sentence with its reason; null while nobody asks. */
export function useHintSentence(): string | null {
  const advice = useTableUi((ui) => ui.advice);
  const { hand, trump } = useMoment((moment) => moment);
  if (advice === null) return null;
  if (advice === "thinking") return hintTexts.thinking;
  const { best, reasons, game } = advice;
  return hintSentence({ action: best, reasons, hand, trump, turnUp: game.view.turnUpCard });
}
