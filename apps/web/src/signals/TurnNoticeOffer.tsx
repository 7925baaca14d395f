import { changeSetting } from "../storage/settings.ts";
import { signalTexts as t } from "../texts/signals.ts";
import { turnNoticesOn } from "./turnNotice.ts";
import "./signals.css";

/** Asked of somebody who has just missed their turn, with a button, and once. */
export function TurnNoticeOffer({ onClose }: { onClose: () => void }) {
  const accept = () => {
    onClose();
    void turnNoticesOn();
  };
  const decline = () => {
    onClose();
    changeSetting("turnNotice", false);
  };
  return (
    <section className="notice sheet turn-offer" aria-label={t.offer} role="status">
      <span>{t.offer}</span>
      <span className="turn-offer-buttons">
        <button type="button" className="button paper small" onClick={decline}>
          {t.decline}
        </button>
        <button type="button" className="button main small" onClick={accept}>
          {t.accept}
        </button>
      </span>
    </section>
  );
}
