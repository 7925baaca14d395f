import { useExits } from "../table/exits.ts";
import { signalTexts as t } from "../texts/signals.ts";
import { words } from "../texts/words.ts";
import { Dialog } from "../ui/Dialog.tsx";

/** Asked when the browser's Back would leave a running game. */
export function LeaveDialog({ onStay }: { onStay: () => void }) {
  const { leave, leaveNote } = useExits();
  return (
    <Dialog title={t.leaveTitle} onClose={onStay}>
      <p className="soft">{leaveNote}</p>
      <div className="sheet-buttons">
        <button type="button" className="button paper" onClick={leave}>
          {words.menu.leave}
        </button>
        <button type="button" className="button main grow" data-first-focus onClick={onStay}>
          {words.menu.stay}
        </button>
      </div>
    </Dialog>
  );
}
