import { useStore } from "zustand";
import { useSession, useTable } from "../session/context.ts";
import { sameDealsText, sealTexts as t } from "../texts/seals.ts";
import { Dialog } from "../ui/Dialog.tsx";

const GROUPS = /.{1,4}/g;

/** What a seal is, and the fingerprint for who wants to read it aloud. */
export function SealSheet({ onClose }: { readonly onClose: () => void }) {
  const isSealed = useTable(({ frame }) => frame !== null && frame.seals !== null);
  const sameDeals = useTable(({ frame }) => frame?.table.sameDeals ?? null);
  return (
    <Dialog title={isSealed ? t.title : t.unsealed} onClose={onClose}>
      {isSealed ? <Fingerprint /> : <p>{sameDeals === null ? t.practice : sameDealsText(sameDeals)}</p>}
    </Dialog>
  );
}

function Fingerprint() {
  const { seals } = useSession();
  const fingerprint = useStore(seals, (state) => state.fingerprint);
  return (
    <>
      <p>{t.how}</p>
      {fingerprint === null ? (
        <p className="soft">{t.notYet}</p>
      ) : (
        <>
          <figure className="fingerprint">
            <figcaption>{t.fingerprint}</figcaption>
            <code>{fingerprint.match(GROUPS)?.join(" ")}</code>
          </figure>
          <p className="soft">{t.same}</p>
        </>
      )}
    </>
  );
}
