import { useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import type { Moment, Prompt } from "../games/moment.ts";
import { isHost, isPaused, isWaitingForDeal } from "../session/tableInfo.ts";
import { hintTexts } from "../texts/hints.ts";
import { words } from "../texts/words.ts";
import { Controls } from "./Controls.tsx";
import { HintButton } from "./HintButton.tsx";
import { TakeBackButton, UndoPrompt } from "./takeBack.tsx";
import { useHintSentence } from "./useHintSentence.ts";
import { TurnSeconds } from "./turnClock.tsx";
import { useTableNote } from "./useTableNote.ts";

/** What is asked of you, why, and the buttons to answer. */
export function PromptBar() {
  const moment = useMoment((shown) => shown);
  const { stage, isMyTurn } = moment;
  const notice = useTableUi((ui) => ui.notice);
  const hint = useHintSentence();
  const isTrickOpen = useTableUi((ui) => ui.finishedTrick !== null);
  const isStopped = useTable(isPaused);
  const isWaiting = useTable(isWaitingForDeal);
  const isUndoAsked = useTable(({ frame }) => (frame?.table.undo ?? null) !== null);
  if (isStopped) return <PausedPrompt />;
  if (isUndoAsked) return <UndoPrompt />;
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
        <Why notice={notice} hint={hint} why={why} />
        <HintButton />
        <TakeBackButton />
      </div>
      <BarLegend />
      <Controls />
    </section>
  );
}

interface WhyProps {
  /** Why something was refused. */
  readonly notice: string | null;
  /** What the adviser says, when it was asked. */
  readonly hint: string | null;
  readonly why: string;
}

/** One line under the question: a refusal first, then what happens beside the game, a hint, the reason. */
function Why({ notice, hint, why }: WhyProps) {
  const note = useTableNote();
  if (notice === null && note !== null) {
    return (
      <p className="note" role="status">
        {note}
      </p>
    );
  }
  return (
    <p
      className="why"
      data-notice={notice !== null}
      data-hint={notice === null && hint !== null}
      role={notice === null ? undefined : "alert"}
    >
      {notice ?? hint ?? why}
    </p>
  );
}

/** What the bars on bids and calls mean. Where cards are asked for there are no buttons, and it has their place. */
function BarLegend() {
  const asksForCard = useMoment((moment) => moment.asksForCard);
  const advice = useTableUi((ui) => ui.advice);
  if (asksForCard || advice === null || advice === "thinking") return null;
  return <p className="legend">{hintTexts.legend[advice.game.game]}</p>;
}

/** While the table is paused nobody is asked for anything. */
function PausedPrompt() {
  const { tell } = useSession();
  const mayResume = useTable(isHost);
  return (
    <section className="prompt" data-turn={false}>
      <div className="say">
        <p className="sentence">{words.table.paused}</p>
        <Why notice={null} hint={null} why={words.table.pausedWhy} />
      </div>
      <div className="controls">
        {mayResume && (
          <button type="button" className="button main" onClick={() => void tell({ type: "resume" })}>
            {words.connection.resume}
          </button>
        )}
      </div>
    </section>
  );
}

/** For somebody who has taken a seat in this hand: when they play, and who plays until then. */
function newcomerPrompt({ stage, prompt }: Moment): Prompt {
  const isHandOn = stage === "bid" || stage === "play";
  return { say: words.table.youWait, why: isHandOn ? words.table.botFinishes : prompt.why };
}
