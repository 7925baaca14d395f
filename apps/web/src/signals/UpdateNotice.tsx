import { useAppUpdate } from "./appUpdate.ts";
import { signalTexts as t } from "../texts/signals.ts";
import { QuestionNotice } from "../ui/QuestionNotice.tsx";

/** A newer build is on the device. Seats and games against bots outlive the reload. */
export function UpdateNotice() {
  return (
    <QuestionNotice
      text={t.update}
      decline={t.later}
      onDecline={() => useAppUpdate.setState({ isReady: false })}
      accept={t.reload}
      onAccept={() => location.reload()}
    />
  );
}
