import { COLORS, FACES } from "@buck/protocol";
import type { Look } from "@buck/protocol";
import { usePlayerLook, savePlayerLook } from "../device/player.ts";
import { Face, lookOf } from "./Face.tsx";
import { settingsTexts } from "../texts/en/settings.ts";
import { useTexts } from "../texts/useLanguage.ts";

interface LookPickerProps {
  readonly name: string;
  /** The faces of others at the table, which the table gives to nobody else. */
  readonly taken?: readonly Look["face"][];
}

/** The face and the color of whoever plays here under this name. Each choice holds at once, also at a table. */
export function LookPicker({ name, taken = [] }: LookPickerProps) {
  const t = useTexts(settingsTexts).looks;
  const look = lookOf(
    name,
    usePlayerLook(({ look: chosen }) => chosen),
  );
  return (
    <>
      <fieldset className="look-set">
        <legend>{t.face}</legend>
        <div className="look-choices">
          {FACES.map((face) => (
            <label key={face} className="look-choice" data-color={look.color} title={t.faces[face]}>
              <input
                type="radio"
                name="face"
                aria-label={t.faces[face]}
                checked={look.face === face}
                disabled={look.face !== face && taken.includes(face)}
                onChange={() => savePlayerLook({ ...look, face })}
              />
              <Face face={face} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="look-set">
        <legend>{t.color}</legend>
        <div className="look-choices">
          {COLORS.map((color) => (
            <label key={color} className="look-choice look-color" data-color={color} title={t.colors[color]}>
              <input
                type="radio"
                name="color"
                aria-label={t.colors[color]}
                checked={look.color === color}
                onChange={() => savePlayerLook({ ...look, color })}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
