import { encodeRecord, exportEgn, makeStepAddress } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { Link } from "wouter";
import { useSession } from "../table/session/context.ts";
import { commonTexts } from "../texts/en/common.ts";
import { replayTexts } from "../texts/en/replay.ts";
import { tableTexts } from "../texts/en/table.ts";
import type { Language } from "../texts/language.ts";
import { useLanguage } from "../texts/useLanguage.ts";
import { useReplay } from "./context.ts";
import { momentPicture, toPng } from "./momentPicture.ts";
import { saveFile } from "./saveFile.ts";

/** What can be done with a game of this device: write it into a file, or draw a moment of it. */
export function FileMenu({ history }: { history: GameHistory }) {
  const language = useLanguage();
  const common = commonTexts(language);
  const files = filesOf(language, history);
  return (
    <div className="menu-list">
      {files.map(({ label, name, text }) => (
        <button
          key={name}
          type="button"
          className="button paper wide"
          onClick={() => saveFile(name, new Blob([text], { type: "application/json" }))}
        >
          {label}
        </button>
      ))}
      <PictureButtons />
      <Link href="/" className="button paper wide">
        {common.home}
      </Link>
    </div>
  );
}

/** What a game can be written as; nothing for an EGN file, which tells less than a record. */
function filesOf(language: Language, { record }: GameHistory) {
  const texts = tableTexts(language);
  if (record === null) return [];
  const egn = exportEgn(record);
  return [
    { label: texts.gameOver.record, name: "game.record.json", text: encodeRecord(record) },
    ...(egn.ok ? [{ label: texts.gameOver.notation, name: "game.egn", text: egn.text }] : []),
  ];
}

/** The moment on the screen as a picture to keep. */
export function PictureButtons() {
  const language = useLanguage();
  const t = replayTexts(language);
  const { steps, state, log } = useReplay();
  const { shown, ui } = useSession();
  const draw = () => {
    const { index } = state.getState();
    const { moment } = shown.getState();
    const step = steps[index];
    if (moment === null || step === undefined) return null;
    const told = log
      .find(({ hand }) => hand === step.hand)
      ?.tell(language)
      .find((each) => each.index === index);
    const caption = told?.lines.at(-1)?.text ?? "";
    const svg = momentPicture(language, { moment, hands: ui.getState().openHands ?? [], caption });
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
