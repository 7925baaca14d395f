import type { Code } from "@buck/protocol";
import { useInviteAddress } from "./useInviteAddress.ts";
import { tvTexts as t } from "../texts/tv.ts";
import { Dialog } from "../ui/Dialog.tsx";

/** Where the television finds this table. */
export function TvDialog({ code, onClose }: { code: Code; onClose: () => void }) {
  const { server } = useInviteAddress();
  const path = `/tv/${code}`;
  return (
    <Dialog title={t.show} onClose={onClose}>
      <p className="soft">{t.how}</p>
      <p className="link">{server + path}</p>
      <div className="sheet-buttons">
        <a className="button main grow" href={path} target="_blank" rel="noreferrer">
          {t.openHere}
        </a>
      </div>
    </Dialog>
  );
}
