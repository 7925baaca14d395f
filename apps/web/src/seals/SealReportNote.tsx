import type { SealFault } from "@buck/records";
import { parseCard } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { useStore } from "zustand";
import type { Moment } from "../games/moment.ts";
import { useSession } from "../session/context.ts";
import { cardText } from "../texts/cards.ts";
import { sealTexts as t } from "../texts/seals.ts";
import { SealIcon } from "../ui/icons.tsx";

/** When the game is over: what this device found when it computed every deck again. */
export function SealReportNote({ moment }: { readonly moment: Pick<Moment, "seats"> }) {
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
            <li key={JSON.stringify(fault)}>{faultText(fault, nameAt)}</li>
          ))}
          {withheld.map(({ hand, seat }) => (
            <li key={`${hand} ${seat}`}>{t.withheld({ deal: hand, name: nameAt(seat) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function faultText(fault: SealFault, nameAt: (seat: Position) => string): string {
  switch (fault.type) {
    case "noSecret":
    case "wrongSecret":
    case "wrongDealer":
      return t[fault.type];
    case "wrongPart":
      return t.wrongPart({ deal: fault.hand, name: nameAt(fault.seat) });
    case "wrongCard":
      return t.wrongCard({ deal: fault.hand, card: nameOf(fault.card) });
    default:
      return t[fault.type]({ deal: fault.hand });
  }
}

function nameOf(id: CardId): string {
  const card = parseCard(id);
  return card === null ? id : cardText(card);
}
