import { buck } from "@buck/engine";
import { useTableUi, useView } from "../session/context.ts";
import { promptFor } from "../texts/prompt.ts";
import { Controls } from "./controls.tsx";
import "./prompt.css";

/** What is asked of you, why, and the buttons to answer. */
export function PromptBar() {
  const view = useView((shown) => shown);
  const notice = useTableUi((ui) => ui.notice);
  const isTrickOpen = useTableUi((ui) => ui.lingering !== null);
  const { say, why } = isTrickOpen && view.phase === "ROUND_OVER" ? LAST_TRICK : promptFor(view);
  return (
    <section className="prompt" data-turn={buck.derive(view).isMyTurn}>
      <div className="say">
        <p className="sentence">{say}</p>
        <p className="why" data-notice={notice !== null} role={notice === null ? undefined : "alert"}>
          {notice ?? why}
        </p>
      </div>
      <Controls />
    </section>
  );
}

const LAST_TRICK = { say: "The last trick", why: "" };
