import type { TableInfo } from "@buck/protocol";
import type { ClientState } from "@buck/client";
import { hintsTexts, newsTexts } from "@buck/words";
import type { Prompt } from "@buck/words";
import type { Moment } from "../../games/moment.ts";
import { tableTexts } from "../../texts/en/table.ts";
import type { Language } from "../../texts/language.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { HintIcon, UndoIcon } from "../../ui/icons.tsx";
import { adviceSentence } from "../session/advice.ts";
import { ownDecision } from "../session/handLog.ts";
import { useIsPending, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { isHost, isPaused, isWaitingForDeal } from "../session/tableInfo.ts";
import { usePeekedLine } from "../talk/Chat.tsx";
import { Controls } from "./Controls.tsx";
import { TurnSeconds } from "./turnClock.tsx";

/** What is asked of you, why, and the buttons to answer. */
export function PromptBar() {
  const language = useLanguage();
  const texts = tableTexts(language);
  const moment = useMoment((shown) => shown);
  const { stage, isMyTurn } = moment;
  const notice = useTableUi((ui) => ui.notice);
  const hint = useHintSentence();
  const note = useTableNote();
  const isAdvised = useTableUi(({ advice }) => advice !== null && advice !== "thinking");
  const isTrickOpen = useTableUi((ui) => ui.finishedTrick !== null);
  const isStopped = useTable(isPaused);
  const isWaiting = useTable(isWaitingForDeal);
  const isUndoAsked = useTable(({ frame }) => (frame?.table.undo ?? null) !== null);
  if (isStopped) return <PausedPrompt />;
  if (isUndoAsked) return <UndoPrompt />;
  const prompt = isWaiting ? newcomerPrompt(language, moment) : moment.prompt;
  const { say, why } =
    isTrickOpen && stage === "result" ? { say: texts.board.theLastTrick, why: "" } : prompt;
  const beside = notice ?? note ?? hint ?? why;
  return (
    <section
      className="prompt"
      data-turn={isMyTurn}
      data-long={isLong(say, beside)}
      data-advised={isAdvised}
      data-hint={notice === null && hint !== null}
      data-legend={isAdvised && !moment.asksForCard}
    >
      <div className="say">
        <p className="sentence">
          {say}
          {isMyTurn && <TurnSeconds />}
        </p>
        <Why key={say} notice={notice} note={note} hint={hint} why={why} />
        <div className="say-buttons">
          <HintButton />
          <TakeBackButton />
        </div>
      </div>
      <BarLegend />
      <Controls />
    </section>
  );
}

const LETTERS_IN_LINE = { say: 26, why: 40 };
const LINES = 3;

/** Whether a question and its reason would take more lines on a small phone than there are for them. */
function isLong(say: string, why: string): boolean {
  const lines = Math.ceil(say.length / LETTERS_IN_LINE.say) + Math.ceil(why.length / LETTERS_IN_LINE.why);
  return lines > LINES;
}

interface WhyProps {
  /** Why something was refused. */
  readonly notice: string | null;
  /** What happens beside the game. */
  readonly note: string | null;
  /** What the adviser says, when it was asked. */
  readonly hint: string | null;
  readonly why: string;
}

/** One line under the question: a refusal first, then what happens beside the game, a hint, the reason. */
function Why({ notice, note, hint, why }: WhyProps) {
  if (notice === null && note !== null) {
    return (
      <p key="note" className="note" role="status">
        {note}
      </p>
    );
  }
  return (
    <p
      key="why"
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
  const t = useTexts(hintsTexts);
  const asksForCard = useMoment((moment) => moment.asksForCard);
  const advice = useTableUi((ui) => ui.advice);
  if (asksForCard || advice === null || advice === "thinking") return null;
  return <p className="legend">{t.legend[advice.game.game]}</p>;
}

/** While the table is paused nobody is asked for anything. */
function PausedPrompt() {
  const texts = useTexts(tableTexts);
  const { tell } = useSession();
  const note = useTableNote();
  const mayResume = useTable(isHost);
  return (
    <section className="prompt" data-turn={false}>
      <div className="say">
        <p className="sentence">{texts.board.paused}</p>
        <Why notice={null} note={note} hint={null} why={texts.board.pausedWhy} />
      </div>
      <div className="controls">
        {mayResume && (
          <button type="button" className="button main" onClick={() => void tell({ type: "resume" })}>
            {texts.connection.resume}
          </button>
        )}
      </div>
    </section>
  );
}

/** For somebody who has taken a seat in this hand: when they play, and who plays until then. */
function newcomerPrompt(language: Language, { stage, prompt }: Moment): Prompt {
  const texts = tableTexts(language);
  const isHandOn = stage === "bid" || stage === "play";
  return { say: texts.board.youWait, why: isHandOn ? texts.board.botFinishes : prompt.why };
}

/** Whether an expert may be asked at this table. */
export const hasHints = ({ settings }: TableInfo) => settings.hints !== "off";

/** Asks what an expert would do. There is none where the table plays without hints. */
function HintButton() {
  const t = useTexts(hintsTexts);
  const { toggleHint } = useSession();
  const isMyTurn = useMoment((moment) => moment.isMyTurn);
  const isPending = useIsPending();
  const isAllowed = useTable(({ frame }) => frame !== null && hasHints(frame.table));
  const isShown = useTableUi((ui) => ui.advice !== null);
  if (!isAllowed || !isMyTurn || isPending) return null;
  const label = isShown ? t.hide : t.ask;
  return (
    <button
      type="button"
      className="round hint-button"
      aria-label={label}
      title={label}
      aria-pressed={isShown}
      aria-keyshortcuts="I H"
      onClick={toggleHint}
    >
      <HintIcon />
    </button>
  );
}

/** What an expert would do, in a sentence with its reason; null while nobody asks. */
function useHintSentence(): string | null {
  const language = useLanguage();
  const hint = hintsTexts(language);
  const advice = useTableUi((ui) => ui.advice);
  const moment = useMoment((shown) => shown);
  if (advice === null) return null;
  return advice === "thinking" ? hint.thinking : adviceSentence(language, advice, moment);
}

/** Asks to take back one's own decision, until somebody else has decided. */
function TakeBackButton() {
  const texts = useTexts(tableTexts);
  const { tell } = useSession();
  const isOpen = useTable(({ frame }) => frame?.you.mayUndo === true);
  const isPending = useIsPending();
  const language = useLanguage();
  const game = useTable(({ frame }) => frame?.game ?? null);
  const handEvents = useTable((state) => state.handEvents);
  if (!isOpen || isPending || game === null) return null;
  const { takeBack } = texts.controls;
  const decision = ownDecision(language, game, handEvents);
  return (
    <button
      type="button"
      className="button small take-back"
      title={decision}
      onClick={() => void tell({ type: "undo" })}
    >
      <UndoIcon />
      {takeBack}
      <span className="unseen">: {decision}</span>
    </button>
  );
}

/** Somebody asks to take back the last decision: who plays says yes or no, or plays on. */
function UndoPrompt() {
  const language = useLanguage();
  const news = newsTexts(language);
  const texts = tableTexts(language);
  const { tell } = useSession();
  const by = useTable(({ frame }) => frame?.table.undo?.by ?? null);
  const seat = useMoment(({ seats }) => seats.find(({ position }) => position === by));
  const isYou = useMoment(({ viewer }) => viewer === by);
  const isAsked = useTable(isAskedToUndo);
  const answer = (agrees: boolean) => void tell({ type: "answerUndo", agrees });
  const say = news.undoAsked({ isYou, name: seat?.ownName ?? "" });
  const why = isAsked ? texts.board.undoWhy : texts.board.undoWaits;
  return (
    <section className="prompt" data-turn={isAsked} data-long={isLong(say, why)} role="status">
      <div className="say">
        <p className="sentence">{say}</p>
        <p className="why">{why}</p>
      </div>
      <div className="controls">
        {isAsked && (
          <>
            <button type="button" className="button grow" onClick={() => answer(false)}>
              {texts.controls.undoNo}
            </button>
            <button type="button" className="button main grow" onClick={() => answer(true)}>
              {texts.controls.undoYes}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Whether somebody else asks the viewer to let them take back the last decision. */
function isAskedToUndo({ frame }: ClientState): boolean {
  const { undo = null } = frame?.table ?? {};
  const position = frame?.you.position ?? null;
  return undo !== null && position !== null && undo.by !== position && !undo.agreed.includes(position);
}

/** What happens beside the game, for the place where the game speaks: there it lies over nobody. */
function useTableNote(): string | null {
  const language = useLanguage();
  const connection = useTable((state) => connectionNote(language, state));
  const news = useTableUi((ui) => ui.newsLine);
  const line = usePeekedLine();
  if (connection !== null) return connection;
  return line === null ? news : `${line.name}: ${line.text}`;
}

/** What is wrong with the connection, and what happens next. */
function connectionNote(language: Language, { connection, frame }: ClientState): string | null {
  const texts = tableTexts(language);
  if (connection === "online") return null;
  const isWatching = frame?.you.role !== "player";
  if (connection === "offline" && isWatching) return texts.connection.offlineWatching;
  return texts.connection[connection];
}
