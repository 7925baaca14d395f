import { makeStepAddress } from "@buck/records";
import { useSession } from "../session/context.ts";
import { replayTexts as t } from "../texts/replay.ts";
import { useReplay } from "./context.ts";
import { momentPicture, toPng } from "./momentPicture.ts";
import { saveFile } from "./saveFile.ts";

/** The moment on the screen as a picture to keep. */
export function PictureButtons() {
  const { steps, state, log } = useReplay();
  const { shown, ui } = useSession();
  const draw = () => {
    const { index } = state.getState();
    const { moment } = shown.getState();
    const step = steps[index];
    if (moment === null || step === undefined) return null;
    const told = log.find(({ hand }) => hand === step.hand)?.steps.find((each) => each.index === index);
    const caption = told?.lines.at(-1)?.text ?? "";
    const svg = momentPicture({ moment, hands: ui.getState().openHands ?? [], caption });
    return { svg, name: `hand-${makeStepAddress(step).slice(1)}` };
  };
  const saveSvg = () => {
    const drawn = draw();
    if (drawn !== null) saveFile(`${drawn.name}.svg`, new Blob([drawn.svg], { type: "image/svg+xml" }));
  };
  const savePng = async () => {
    const drawn = draw();
    const png = drawn === null ? null : await toPng(drawn.svg);
    if (drawn !== null && png !== null) saveFile(`${drawn.name}.png`, png);
  };
  return (
    <>
      <button type="button" className="button paper wide" onClick={() => void savePng()}>
        {t.picture.png}
      </button>
      <button type="button" className="button paper wide" onClick={saveSvg}>
        {t.picture.svg}
      </button>
    </>
  );
}
