import { useSession, useTable, useTableUi } from "../session/context.ts";
import { sealTexts as t } from "../texts/seals.ts";
import { SealIcon } from "../ui/icons.tsx";
import "./seals.css";

/** The small seal beside the number of the hand. */
export function SealButton() {
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
