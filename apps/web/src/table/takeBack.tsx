import { useIsPending, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { isAskedToUndo, mayTakeBack } from "../session/undo.ts";
import { newsTexts } from "../texts/news.ts";
import { words } from "../texts/words.ts";
import { UndoIcon } from "../ui/icons.tsx";
import "./takeBack.css";

/** Asks to take back one's own decision, until somebody else has decided. */
export function TakeBackButton() {
  const { takeBack } = useSession();
  const settled = useTableUi((ui) => ui.settled);
  const isOpen = useTable((state) => mayTakeBack(state, settled));
  const isPending = useIsPending();
  if (!isOpen || isPending) return null;
  const label = words.controls.takeBack;
  return (
    <button
      type="button"
      className="round take-back"
      aria-label={label}
      title={label}
      onClick={() => void takeBack()}
    >
      <UndoIcon />
    </button>
  );
}

/** Somebody asks to take back the last decision: who plays says yes or no, or plays on. */
export function UndoPrompt() {
  const { tell } = useSession();
  const by = useTable(({ frame }) => frame?.table.undo?.by ?? null);
  const seat = useMoment(({ seats }) => seats.find(({ position }) => position === by));
  const isYou = useMoment(({ viewer }) => viewer === by);
  const isAsked = useTable(isAskedToUndo);
  const answer = (agrees: boolean) => void tell({ type: "answerUndo", agrees });
  return (
    <section className="prompt" data-turn={isAsked} role="status">
      <div className="say">
        <p className="sentence">{newsTexts.undoAsked({ isYou, name: seat?.ownName ?? "" })}</p>
        <p className="why">{isAsked ? words.table.undoWhy : words.table.undoWaits}</p>
      </div>
      <div className="controls">
        {isAsked && (
          <>
            <button type="button" className="button grow" onClick={() => answer(false)}>
              {words.controls.undoNo}
            </button>
            <button type="button" className="button main grow" onClick={() => answer(true)}>
              {words.controls.undoYes}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
