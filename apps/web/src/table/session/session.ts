import type { ClientState, ReadonlyStore, SealState, TableClient } from "@buck/client";
import type { CardId, GameDecision } from "@buck/engine";
import { trickMs } from "@buck/protocol";
import type { Answer, Command, Frame } from "@buck/protocol";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { hintsTexts, refusalText } from "@buck/words";
import { cardDecision, effectsOf } from "../../games/index.ts";
import type { Moment } from "../../games/moment.ts";
import { vibrate } from "../../device/sound.ts";
import { useSettings } from "../../device/settings.ts";
import type { Language } from "../../texts/language.ts";
import { languageStore } from "../../texts/useLanguage.ts";
import { adviceOn, adviceSentence } from "./advice.ts";
import { newestId } from "../talk/chatLines.ts";
import { createHandLog, extendLog, newsIn } from "./handLog.ts";
import { createPendingStore, settleAnswer, settleFrame, shownMoment } from "./pending.ts";
import { announce, createTrickDisplay, showEffects, showEmotes, showNews } from "./reactions.ts";
import { CLOSED_UI, createUiStore } from "./tableUi.ts";

const AUTO_PLAY_MS = 500;
const UNSEALED: SealState = { isSealed: null, fingerprint: null, report: null };

/** What is drawn: the last frame with a pending decision already in it; null while no game is shown. */
export interface Shown {
  readonly moment: Moment | null;
}

/**
 * One person at one table, live or local. A store for each concern: what the table has sent (the client's), what is
 * on its way to the table, the hand in words, and what this screen does. What is drawn is derived from the first two.
 */
export class TableSession {
  readonly client: TableClient;
  readonly pending = createPendingStore();
  readonly ui = createUiStore();
  /** What this device knows about the seals of the table's deals. */
  readonly seals: StoreApi<SealState> = createStore(() => UNSEALED);
  readonly log = createHandLog();
  readonly #shown: StoreApi<Shown>;
  readonly #trickDisplay = createTrickDisplay(this.ui);
  readonly #unsubscribe: readonly (() => void)[];
  #autoPlay: ReturnType<typeof setTimeout> | undefined;

  constructor(client: TableClient) {
    this.client = client;
    this.#shown = createStore(() => ({ moment: shownMoment(this.#language, client.store.getState(), null) }));
    this.pending.subscribe(() => this.#redraw());
    this.#unsubscribe = [
      client.store.subscribe((state, before) => this.#hear(state, before)),
      languageStore.subscribe(() => this.#retell()),
    ];
    const first = client.store.getState();
    if (first.frame !== null) this.#see(first, first.frame);
  }

  get shown(): ReadonlyStore<Shown> {
    return this.#shown;
  }

  /** Shows the decision as done at once, and takes it back when the table says no. */
  readonly act = async (decision: GameDecision): Promise<void> => {
    this.#trickDisplay.skip();
    this.ui.setState({ selected: null, notice: null, toast: null, advice: null });
    this.pending.setState({ pending: { decision, doneAt: null } });
    const answer = await this.client.send({ type: "act", action: decision });
    settleAnswer(this.pending, decision, answer, this.#frame);
    if (!answer.ok) this.ui.setState({ notice: refusalText(this.#language, answer) });
  };

  readonly chooseCard = (cardId: CardId, { confirm }: { readonly confirm: boolean }): void => {
    const { moment } = this.#shown.getState();
    const isBlocked = this.pending.getState().pending !== null || this.#frame?.table.paused === true;
    if (moment === null || isBlocked) return;
    const refusal = moment.refusals[cardId];
    if (refusal !== undefined) this.ui.setState({ notice: refusal, selected: null });
    else if (confirm && this.ui.getState().selected !== cardId) {
      this.ui.setState({ selected: cardId, notice: null });
    } else this.#playCard(cardId);
  };

  /** Asks what an expert would do, or puts the answer away. Where hints are for all, they come by themselves then. */
  readonly toggleHint = (): void => {
    const isShown = this.ui.getState().advice !== null;
    const isForAll = this.#frame?.table.settings.hints === "all";
    this.ui.setState({ advice: null, isAdvised: isForAll && !isShown });
    if (!isShown) void this.#advise();
  };

  readonly playSelected = (): void => {
    const { selected } = this.ui.getState();
    if (selected !== null) this.#playCard(selected);
  };

  readonly ready = (): void => {
    this.ui.setState({ isReviewing: false, result: null });
    if (this.#frame?.you.role === "player") void this.client.send({ type: "ready" });
  };

  /** Asks the table for something; whoever asks shows a refusal. */
  readonly ask = (command: Command): Promise<Answer> => {
    this.ui.setState({ toast: null });
    return this.client.send(command);
  };

  /** Asks the table for something; a refusal is shown in words. */
  readonly tell = async (command: Command): Promise<Answer> => {
    const answer = await this.ask(command);
    // When the table is over for this person, its own page says why.
    const isOver = this.client.store.getState().ending !== null;
    if (!answer.ok && !isOver) this.ui.setState({ toast: refusalText(this.#language, answer) });
    return answer;
  };

  /** Closes the standings of a game that another one has followed. */
  readonly closeStandings = (): void => this.ui.setState({ gameOver: null, isReviewing: false });

  readonly review = (): void => this.ui.setState({ isReviewing: true });

  readonly skipTrick = (): void => this.#trickDisplay.skip();

  readonly close = (): void => {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    clearTimeout(this.#autoPlay);
    this.#trickDisplay.skip();
    this.client.close();
  };

  get #language(): Language {
    return languageStore.getState();
  }

  get #frame(): Frame | null {
    return this.client.store.getState().frame;
  }

  #playCard(cardId: CardId): void {
    const game = this.#frame?.game ?? null;
    const decision = game === null ? null : cardDecision(game, cardId);
    if (decision !== null) void this.act(decision);
  }

  async #advise(): Promise<void> {
    const game = this.#frame?.game ?? null;
    const { moment } = this.#shown.getState();
    if (game === null || moment?.isMyTurn !== true) return;
    // What was refused before would stand in the hint's place.
    this.ui.setState({ advice: "thinking", notice: null });
    const answer = await this.client.send({ type: "askForHint" });
    const advice = answer.ok ? await adviceOn(game) : null;
    // Whoever has decided in the meantime, or put it away, needs it no more.
    if (this.ui.getState().advice !== "thinking") return;
    const problem = answer.ok ? hintsTexts(this.#language).failed : refusalText(this.#language, answer);
    this.ui.setState(
      advice === null
        ? { advice, notice: problem }
        : { advice, polite: adviceSentence(this.#language, advice, moment) },
    );
  }

  #redraw(): void {
    const moment = shownMoment(this.#language, this.client.store.getState(), this.pending.getState().pending);
    this.#shown.setState({ moment });
  }

  #retell(): void {
    this.#redraw();
    extendLog(this.log, this.#language, this.client.store.getState());
  }

  #hear(state: ClientState, before: ClientState): void {
    const { frame } = state;
    if (frame === null || frame === before.frame) return;
    if (!isSamePerson(frame, before.frame)) this.#startOver(state);
    if (hasAnotherTable(frame, before.frame)) this.ui.setState({ panel: null });
    // What was refused for a pause is refused no longer.
    if (frame.table.paused !== before.frame?.table.paused) this.ui.setState({ notice: null, newsLine: null });
    const wasOver = this.#isOver;
    this.#see(state, frame);
    if (wasOver && !this.#isOver && before.frame !== null) this.#startNextGame(before.frame);
  }

  get #isOver(): boolean {
    return this.#shown.getState().moment?.stage === "over";
  }

  /** The standings leave for the host, who began the game, and for others who asked for it and do not look back. */
  #startNextGame({ you, table }: Frame): void {
    const hasAsked = you.position !== null && table.ready.includes(you.position);
    if (you.isHost || (hasAsked && !this.ui.getState().isReviewing)) this.closeStandings();
  }

  /** Somebody who sits down, gets up or begins to watch starts with a clean screen; old chat is not news to them. */
  #startOver({ chat }: ClientState): void {
    this.#trickDisplay.skip();
    this.pending.setState({ pending: null });
    const newest = newestId(chat);
    this.ui.setState({ ...CLOSED_UI, seenChat: newest, peekedChat: newest });
  }

  #see(state: ClientState, frame: Frame): void {
    const { isResync } = state;
    const wasMyTurn = this.#shown.getState().moment?.isMyTurn === true;
    settleFrame(this.pending, frame);
    this.#redraw();
    const { moment } = this.#shown.getState();
    const news = isResync ? [] : newsIn(this.#language, frame);
    const told = extendLog(this.log, this.#language, state);
    const after = this.log.getState().lines.length;
    const place = moment === null ? null : { gameId: moment.gameId, round: moment.round, after };
    showNews({ lines: news, place, isHintAsked: asksForHint(frame) }, this.ui);
    if (!isResync) showEmotes(frame.news, this.ui);
    if (frame.news.some(({ type }) => type === "undone")) this.#trickDisplay.skip();
    if (moment === null || frame.game === null) return this.closeStandings();
    const effects = isResync ? null : effectsOf(frame.game);
    if (effects === null) this.#seeAnew(moment);
    else {
      const lies = trickMs(frame.table.settings);
      showEffects({ effects, moment, trickMs: lies }, this.ui, this.#trickDisplay);
    }
    if (moment.stage === "over") this.ui.setState({ gameOver: moment, result: null });
    const isAsked = moment.isMyTurn && !frame.table.paused;
    announce({ moment, isAsked, news, told: isResync ? [] : told }, this.ui);
    if (isAsked && !wasMyTurn) vibrate();
    this.#renewAdvice(frame, { isAsked, isResync });
    this.#playForced(moment);
  }

  /** Advice is for one question: it goes with it, and comes again with the next where that was asked for. */
  #renewAdvice(
    { game, table }: Frame,
    { isAsked, isResync }: { readonly isAsked: boolean; readonly isResync: boolean },
  ): void {
    const isSameQuestion = isAsked && !isResync && game?.events.length === 0;
    if (isSameQuestion) return;
    this.ui.setState({ advice: null });
    if (isAsked && this.ui.getState().isAdvised && table.settings.hints === "all") void this.#advise();
  }

  /** After a refresh or a gap: the result stays open for somebody who looks through it. */
  #seeAnew(moment: Moment): void {
    if (this.ui.getState().isReviewing) return;
    this.ui.setState({ result: moment.stage === "result" ? moment : null });
  }

  #playForced({ playable }: Moment): void {
    clearTimeout(this.#autoPlay);
    const [only, ...others] = playable;
    if (!useSettings.getState().autoPlay || only === undefined || others.length > 0) return;
    this.#autoPlay = setTimeout(() => this.#playCard(only), AUTO_PLAY_MS);
  }
}

function asksForHint({ news, you }: Frame): boolean {
  return news.some((each) => each.type === "askedForHint" && each.position === you.position);
}

/** Whether the game has begun, ended or given way to the lobby: a panel closes with the table it lay on. */
function hasAnotherTable({ table }: Frame, before: Frame | null): boolean {
  return table.stage !== before?.table.stage || table.gameId !== before.table.gameId;
}

function isSamePerson({ you }: Frame, before: Frame | null): boolean {
  return you.role === before?.you.role && you.position === before.you.position;
}
