import { COLOURS, FACES } from "@buck/protocol";
import { usePlayerLook, savePlayerLook } from "../storage/playerLook.ts";
import { lookTexts as t } from "../texts/looks.ts";
import { Face } from "./Face.tsx";
import { lookOf } from "./look.ts";

/** The face and the colour of whoever plays here under this name. Each choice holds at once, also at a table. */
export function LookPicker({ name }: { name: string }) {
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
            <label key={face} className="look-choice" data-colour={look.colour} title={t.faces[face]}>
              <input
                type="radio"
                name="face"
                aria-label={t.faces[face]}
                checked={look.face === face}
                onChange={() => savePlayerLook({ ...look, face })}
              />
              <Face face={face} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="look-set">
        <legend>{t.colour}</legend>
        <div className="look-choices">
          {COLOURS.map((colour) => (
            <label
              key={colour}
              className="look-choice look-colour"
              data-colour={colour}
              title={t.colours[colour]}
            >
              <input
                type="radio"
                name="colour"
                aria-label={t.colours[colour]}
                checked={look.colour === colour}
                onChange={() => savePlayerLook({ ...look, colour })}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
