import { POSITIONS } from "@buck/engine";
import { STEP_UNITS } from "@buck/records";
import { ChoiceField } from "../newTable/ChoiceField.tsx";
import { useMoment } from "../session/context.ts";
import { replayTexts as t } from "../texts/replay.ts";
import { useReplay, useReplayState } from "./context.ts";
import { SPEEDS } from "./replaySession.ts";

/** Whose cards are open, and how the game goes on. */
export function ReplayOptions() {
  const { history, setSeat, setUnit, setSpeed } = useReplay();
  const { seat, unit, speed } = useReplayState((state) => state);
  const seats = useMoment((moment) => moment.seats);
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()}>
      <ChoiceField
        title={t.seenBy}
        text={history.hasGuessedCards ? t.guessed : ""}
        values={[null, ...POSITIONS]}
        label={(position) => (position === null ? t.everybody : (seats[position]?.name ?? ""))}
        value={seat}
        onChange={setSeat}
      />
      <ChoiceField
        title={t.unit}
        text={t.keys}
        values={STEP_UNITS}
        label={(value) => t.units[value]}
        value={unit}
        onChange={setUnit}
      />
      <ChoiceField
        title={t.speed}
        text=""
        values={SPEEDS}
        label={(value) => t.speeds[value]}
        value={speed}
        onChange={setSpeed}
      />
    </form>
  );
}
