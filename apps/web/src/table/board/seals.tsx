import { parseCard } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import type { SealFault } from "@buck/records";
import { cardText } from "@buck/words";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { Moment } from "../../games/moment.ts";
import { tableTexts } from "../../texts/en/table.ts";
import type { Language } from "../../texts/language.ts";
import { sameDealsText } from "../../texts/seals.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SealIcon } from "../../ui/icons.tsx";
import { useSession, useTable, useTableUi } from "../session/context.ts";

const GROUPS = /.{1,4}/g;

/** What a seal is, and the fingerprint for who wants to read it aloud. */
export function SealSheet({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage();
  const t = tableTexts(language).seals;
  const isSealed = useTable(({ frame }) => frame !== null && frame.seals !== null);
  const sameDeals = useTable(({ frame }) => frame?.table.sameDeals ?? null);
  return (
    <Dialog title={isSealed ? t.title : t.unsealed} onClose={onClose}>
      {isSealed ? (
        <Fingerprint />
      ) : (
        <p>{sameDeals === null ? t.practice : sameDealsText(language, sameDeals)}</p>
      )}
    </Dialog>
  );
}

function Fingerprint() {
  const t = useTexts(tableTexts).seals;
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

/** The small seal beside the number of the hand. */
export function SealButton() {
  const t = useTexts(tableTexts).seals;
  const { ui } = useSession();
  const isSealed = useTable(({ frame }) => frame !== null && frame.seals !== null);
  const isReplay = useTableUi(({ openHands }) => openHands !== null);
  if (isReplay) return null;
  const label = isSealed ? t.sealed : t.unsealed;
  return (
    <button
      type="button"
      className="seal-button"
      data-sealed={isSealed}
      aria-label={label}
      title={label}
      onClick={() => ui.setState({ panel: "seals" })}
    >
      <SealIcon />
    </button>
  );
}

/** When the game is over: what this device found when it computed every deck again. */
export function SealReportNote({ moment }: { readonly moment: Pick<Moment, "seats"> }) {
  const language = useLanguage();
  const t = tableTexts(language).seals;
  const report = useStore(useSession().seals, (state) => state.report);
  if (report === null) return null;
  const { verified, dealt, faults, withheld } = report;
  const nameAt = (seat: Position) => moment.seats[seat]?.name ?? "";
  return (
    <div
      className="seal-report"
      data-wrong={faults.length > 0}
      role={faults.length > 0 ? "alert" : undefined}
    >
      <p className="seal-line">
        <SealIcon /> {faults.length > 0 && <b>{t.wrong}: </b>}
        {t.verified({ verified, dealt })}
      </p>
      {(withheld.length > 0 || faults.length > 0) && (
        <ul>
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{faultText(language, fault, nameAt)}</li>
          ))}
          {withheld.map(({ hand, seat }) => (
            <li key={`${hand} ${seat}`}>{t.withheld({ deal: hand, name: nameAt(seat) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function faultText(language: Language, fault: SealFault, nameAt: (seat: Position) => string): string {
  const t = tableTexts(language).seals;
  switch (fault.type) {
    case "noSecret":
    case "wrongSecret":
    case "wrongDealer":
      return t[fault.type];
    case "wrongPart":
      return t.wrongPart({ deal: fault.hand, name: nameAt(fault.seat) });
    case "wrongCard":
      return t.wrongCard({ deal: fault.hand, card: nameOf(language, fault.card) });
    default:
      return t[fault.type]({ deal: fault.hand });
  }
}

function nameOf(language: Language, id: CardId): string {
  const card = parseCard(id);
  return card === null ? id : cardText(language, card);
}

/** What a table seals is brought and checked by code of its own, which practice never loads. */
export function useSealWatch(): void {
  const session = useSession();
  const isSealed = useTable(({ frame }) => frame !== null && frame.seals !== null);
  useEffect(() => {
    if (!isSealed) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    const start = async () => {
      const { watchTableSeals } = await import("./sealWatch.ts");
      const watching = await watchTableSeals(session);
      if (isGone) watching();
      else stop = watching;
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [session, isSealed]);
}
