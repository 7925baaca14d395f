import { useAppUpdate } from "./appUpdate.ts";
import { QuestionNotice } from "../ui/QuestionNotice.tsx";
import { commonTexts } from "../texts/en/common.ts";
import { useTexts } from "../texts/useLanguage.ts";

/** A newer build is on the device. Seats and games against bots outlive the reload. */
export function UpdateNotice() {
  const t = useTexts(commonTexts).signals;
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
