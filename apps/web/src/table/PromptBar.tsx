import { useMoment, useTableUi } from "../session/context.ts";
import { Controls } from "./controls.tsx";
import { TurnSeconds } from "./TurnClock.tsx";

/** What is asked of you, why, and the buttons to answer. */
export function PromptBar() {
  const { stage, prompt, isMyTurn } = useMoment((shown) => shown);
  const notice = useTableUi((ui) => ui.notice);
  const isTrickOpen = useTableUi((ui) => ui.finishedTrick !== null);
  const { say, why } = isTrickOpen && stage === "result" ? LAST_TRICK : prompt;
  return (
    <section className="prompt" data-turn={isMyTurn}>
      <div className="say">
        <p className="sentence">
          {say}
          {isMyTurn && <TurnSeconds />}
        </p>
        <p className="why" data-notice={notice !== null} role={notice === null ? undefined : "alert"}>
          {notice ?? why}
        </p>
      </div>
      <Controls />
    </section>
  );
}

const LAST_TRICK = { say: "The last trick", why: "" };
