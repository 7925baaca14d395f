import { useState } from "react";
import { ComparedGames } from "../compared/ComparedGames.tsx";
import { againTexts as t } from "../texts/again.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { CompareIcon } from "../ui/icons.tsx";
import { useReplay } from "./context.ts";

/** Where the deals had been played before: this game beside the earlier one. */
export function CompareButton() {
  const { history } = useReplay();
  const [isOpen, setOpen] = useState(false);
  const sameDealsAs = history.record?.sameDealsAs;
  if (sameDealsAs === undefined) return null;
  return (
    <>
      <button type="button" className="round" aria-label={t.thenAndNow} onClick={() => setOpen(true)}>
        <CompareIcon />
      </button>
      {isOpen && (
        <Dialog title={t.tableTitle} onClose={() => setOpen(false)}>
          <ComparedGames history={history} sameDealsAs={sameDealsAs} />
        </Dialog>
      )}
    </>
  );
}
