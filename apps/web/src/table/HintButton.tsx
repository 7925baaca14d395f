import { useIsPending, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { hintTexts as t } from "../texts/hints.ts";
import { HintIcon } from "../ui/icons.tsx";
import "./hint.css";

/** Asks what an expert would do. There is none where the table plays without hints. */
export function HintButton() {
  const { toggleHint } = useSession();
  const isMyTurn = useMoment((moment) => moment.isMyTurn);
  const isPending = useIsPending();
  const isAllowed = useTable(({ frame }) => (frame?.table.settings.hints ?? "off") !== "off");
  const isShown = useTableUi((ui) => ui.advice !== null);
  if (!isAllowed || !isMyTurn || isPending) return null;
  const label = isShown ? t.hide : t.ask;
  return (
    <button
      type="button"
      className="round hint-button"
      aria-label={label}
      title={label}
      aria-pressed={isShown}
      aria-keyshortcuts="I H"
      onClick={toggleHint}
    >
      <HintIcon />
    </button>
  );
}
