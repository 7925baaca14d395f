import type { CardId, GameDecision } from "@buck/engine";
import type { Frame, GameClient, Message } from "../client/GameClient.ts";
import type { Moment } from "../games/moment.ts";
import { useSettings } from "../storage/settings.ts";
import { vibrate } from "../sound/sound.ts";
import { act, createGameStore, receiveFrame } from "./game.ts";
import type { GameStore } from "./game.ts";
import { createTrickDisplay } from "./trickDisplay.ts";
import { announce, showEffects, showNews } from "./reactions.ts";
import { createUiStore } from "./tableUi.ts";
import type { UiStore } from "./tableUi.ts";

const AUTO_PLAY_MS = 500;

export function openSession(client: GameClient): Session {
  return new Session(client);
}

/** One person at one table: the stores a screen reads, and what a hand can do. */
export class Session {
  readonly game: GameStore = createGameStore();
  readonly ui: UiStore = createUiStore();
  readonly #client: GameClient;
  readonly #trickDisplay = createTrickDisplay(this.ui);
  readonly #unsubscribe: () => void;
  #autoPlay: ReturnType<typeof setTimeout> | undefined;

  constructor(client: GameClient) {
    this.#client = client;
    this.#unsubscribe = client.subscribe((message) => this.#hear(message));
  }

  readonly act = async (move: GameDecision): Promise<void> => {
    this.#trickDisplay.skip();
    this.ui.setState({ selected: null, notice: null });
    const answer = await act(this.game, this.#client, move);
    if (!answer.ok) this.ui.setState({ notice: answer.message });
  };

  readonly chooseCard = (cardId: CardId, { confirm }: { readonly confirm: boolean }): void => {
    const { shown, pending } = this.game.getState();
    if (shown === null || pending !== null) return;
    const whyNot = shown.whyNot(cardId);
    if (whyNot !== null) this.ui.setState({ notice: whyNot, selected: null });
    else if (confirm && this.ui.getState().selected !== cardId) {
      this.ui.setState({ selected: cardId, notice: null });
    } else this.#playCard(cardId);
  };

  readonly playSelected = (): void => {
    const { selected } = this.ui.getState();
    if (selected !== null) this.#playCard(selected);
  };

  readonly ready = (): void => {
    this.ui.setState({ isReviewing: false, result: null });
    if (this.game.getState().frame?.moment.viewer !== "spectator") void this.#client.send({ type: "ready" });
  };

  readonly rematch = async (): Promise<void> => {
    const answer = await this.#client.send({ type: "rematch" });
    if (!answer.ok) this.ui.setState({ notice: answer.message });
  };

  readonly review = (): void => this.ui.setState({ isReviewing: true });

  readonly skipTrick = (): void => this.#trickDisplay.skip();

  readonly close = (): void => {
    this.#unsubscribe();
    clearTimeout(this.#autoPlay);
    this.#trickDisplay.skip();
    this.#client.close();
  };

  #playCard(cardId: CardId): void {
    const move = this.game.getState().shown?.cardMove(cardId) ?? null;
    if (move !== null) void this.act(move);
  }

  #hear(message: Message): void {
    if (message.type === "connection") this.game.setState({ connection: message.connection });
    if (message.type === "frame") this.#see(message.frame);
  }

  #see(frame: Frame): void {
    const wasMyTurn = isMyTurn(this.game.getState().frame);
    receiveFrame(this.game, frame);
    if (!frame.resync) showEffects(frame, this.ui, this.#trickDisplay);
    else this.#seeAnew(frame.moment);
    announce(frame, this.ui);
    showNews(frame, this.ui);
    if (isMyTurn(frame) && !wasMyTurn) vibrate();
    this.#playForced(frame);
  }

  /** After a refresh or a gap: the result stays with somebody who looks back, whatever was missed. */
  #seeAnew(moment: Moment): void {
    if (this.ui.getState().isReviewing) return;
    this.ui.setState({ result: moment.stage === "result" ? moment : null });
  }

  #playForced({ moment: { playable } }: Frame): void {
    clearTimeout(this.#autoPlay);
    const [only, ...others] = playable;
    if (!useSettings.getState().autoPlay || only === undefined || others.length > 0) return;
    this.#autoPlay = setTimeout(() => this.#playCard(only), AUTO_PLAY_MS);
  }
}

function isMyTurn(frame: Frame | null): boolean {
  return frame?.moment.isMyTurn === true;
}
