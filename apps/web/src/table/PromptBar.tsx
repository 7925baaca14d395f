import { useMoment, useTable, useTableUi } from "../session/context.ts";
import type { Moment, Prompt } from "../games/moment.ts";
import { isPaused, isWaitingForDeal } from "../session/tableInfo.ts";
import { words } from "../texts/words.ts";
import { Controls } from "./Controls.tsx";
import { HintButton } from "./HintButton.tsx";
import { useHintSentence } from "./useHintSentence.ts";
import { TurnSeconds } from "./turnClock.tsx";

/** What is asked of you, why, and the buttons to answer. */
export function PromptBar() {
  const moment = useMoment((shown) => shown);
  const { stage, isMyTurn } = moment;
  const notice = useTableUi((ui) => ui.notice);
  const hint = useHintSentence();
  const isTrickOpen = useTableUi((ui) => ui.finishedTrick !== null);
  const isStopped = useTable(isPaused);
  const isWaiting = useTable(isWaitingForDeal);
  if (isStopped) return <PausedPrompt />;
  const prompt = isWaiting ? newcomerPrompt(moment) : moment.prompt;
  const { say, why } =
    isTrickOpen && stage === "result" ? { say: words.table.theLastTrick, why: "" } : prompt;
  return (
    <section className="prompt" data-turn={isMyTurn}>
      <div className="say">
        <p className="sentence">
          {say}
          {isMyTurn && <TurnSeconds />}
        </p>
        <p
          className="why"
          data-notice={notice !== null}
          data-hint={notice === null && hint !== null}
          role={notice === null ? undefined : "alert"}
        >
          {notice ?? hint ?? why}
        </p>
        <HintButton />
      </div>
      <Controls />
    </section>
  );
}

/** While the table is paused nobody is asked for anything. */
function PausedPrompt() {
  return (
    <section className="prompt" data-turn={false}>
      <div className="say">
        <p className="sentence">{words.table.paused}</p>
        <p className="why">{words.table.pausedWhy}</p>
      </div>
      <p className="controls" />
    </section>
  );
}

/** For somebody who has taken a seat in this hand: when they play, and who plays until then. */
function newcomerPrompt({ stage, prompt }: Moment): Prompt {
  const isHandOn = stage === "bid" || stage === "play";
  return { say: words.table.youWait, why: isHandOn ? words.table.botFinishes : prompt.why };
}
