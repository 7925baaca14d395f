import { changeSetting } from "../storage/settings.ts";
import { signalTexts as t } from "../texts/signals.ts";
import { QuestionNotice } from "../ui/QuestionNotice.tsx";
import { turnNoticesOn } from "./turnNotice.ts";

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
    <QuestionNotice
      text={t.offer}
      decline={t.decline}
      onDecline={decline}
      accept={t.accept}
      onAccept={accept}
    />
  );
}
