import { useSession, useTable } from "../session/context.ts";
import { lateHandTexts as t } from "../texts/lateHands.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { consentOf } from "./consent.ts";

/** Says yes or no to showing watchers all hands one hand late, and how far the table has come. */
export function ConsentSheet({ onClose }: { onClose: () => void }) {
  const { tell } = useSession();
  const frame = useTable((state) => state.frame);
  const consent = frame && consentOf(frame);
  if (consent === null) return null;
  const { isAgreed, status } = consent;
  return (
    <Dialog title={t.title} onClose={onClose}>
      <p>{t.why}</p>
      <p className="soft" role="status">
        {status}
      </p>
      <div className="sheet-buttons">
        <button
          type="button"
          className={isAgreed ? "button paper wide" : "button main wide"}
          onClick={() => void tell({ type: "showHandsLate", agrees: !isAgreed })}
        >
          {isAgreed ? t.takeBack : t.agree}
        </button>
      </div>
    </Dialog>
  );
}
