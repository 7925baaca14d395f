import { buck } from "@buck/engine";
import type { CardId } from "@buck/engine";
import type { Frame, GameClient, Message } from "../client/GameClient.ts";
import { countHand } from "../settings/statistics.ts";
import { useSettings } from "../settings/settings.ts";
import { soundsFor } from "../sound/cues.ts";
import { play, vibrate } from "../sound/sound.ts";
import { logLines } from "../texts/log.ts";
import { peopleOf } from "../texts/people.ts";
import { promptFor } from "../texts/prompt.ts";
import { act, createGameStore, receiveFrame } from "./game.ts";
import type { GameStore } from "./game.ts";
import { createLingering } from "./linger.ts";
import { createUiStore } from "./tableUi.ts";
import type { UiStore } from "./tableUi.ts";

/** One person at one table: the stores a screen reads, and what a hand can do. */
export interface Session {
  readonly game: GameStore;
  readonly ui: UiStore;
  readonly act: (action: buck.Action) => Promise<void>;
  readonly chooseCard: (cardId: CardId, how: { readonly confirm: boolean }) => void;
  readonly playSelected: () => void;
  readonly ready: () => void;
  readonly lookBack: () => void;
  readonly skipTrick: () => void;
  readonly close: () => void;
}

const AUTO_PLAY_MS = 500;

export function openSession(client: GameClient): Session {
  const game = createGameStore();
  const ui = createUiStore();
  const lingering = createLingering(ui);
  let autoPlay: ReturnType<typeof setTimeout> | undefined;

  const doAct = async (action: buck.Action): Promise<void> => {
    lingering.skip();
    ui.setState({ selected: null, notice: null });
    const answer = await act(game, client, action);
    if (!answer.ok) ui.setState({ notice: answer.message });
  };

  const playCard = (cardId: CardId): void => {
    const viewer = game.getState().shown?.viewer;
    if (viewer === undefined || viewer === "spectator") return;
    void doAct({ type: "PLAY_CARD", playerPosition: viewer, cardId });
  };

  const chooseCard: Session["chooseCard"] = (cardId, { confirm }) => {
    const view = game.getState().shown;
    if (view === null || game.getState().pending !== null) return;
    const whyNot = buck.whyNotPlayable(view, cardId);
    if (whyNot !== null) ui.setState({ notice: whyNot, selected: null });
    else if (confirm && ui.getState().selected !== cardId) ui.setState({ selected: cardId, notice: null });
    else playCard(cardId);
  };

  const react = (frame: Frame): void => {
    const { events, view } = frame;
    const finished = events.some(({ type }) => type === "trickWon") ? view.tricks.at(-1) : undefined;
    if (finished !== undefined) lingering.show(finished);
    else if (events.some(({ type }) => type === "played" || type === "dealt")) lingering.skip();
    if (events.some(({ type }) => type === "roundScored")) ui.setState({ result: view });
    else if (!ui.getState().lookingBack && view.phase !== "ROUND_OVER") ui.setState({ result: null });
    countHand(view, events);
    soundsFor(frame).forEach(play);
  };

  const tell = ({ view, events }: Frame): void => {
    const lines = logLines(events, peopleOf(view)).map(({ who, text }) =>
      who === null ? text : `${who} ${text}`,
    );
    const { say, why } = promptFor(view);
    const { selected } = ui.getState();
    ui.setState({
      selected: selected !== null && buck.whyNotPlayable(view, selected) === null ? selected : null,
      ...(events.length > 0 && { notice: null }),
      ...(lines.length > 0 && { polite: lines.join(" ") }),
      assertive: buck.derive(view).isMyTurn ? `${say}. ${why}` : "",
    });
  };

  const playForced = ({ view }: Frame): void => {
    clearTimeout(autoPlay);
    const [only, ...others] = buck.derive(view).playableCards;
    if (!useSettings.getState().autoPlay || only === undefined || others.length > 0) return;
    autoPlay = setTimeout(() => playCard(only.id), AUTO_PLAY_MS);
  };

  const hear = (message: Message): void => {
    if (message.type === "connection") game.setState({ connection: message.connection });
    if (message.type !== "frame") return;
    const { frame } = message;
    const wasMyTurn = isMyTurn(game.getState().frame);
    receiveFrame(game, frame);
    if (!frame.resync) react(frame);
    else if (frame.view.phase === "ROUND_OVER") ui.setState({ result: frame.view });
    tell(frame);
    if (isMyTurn(frame) && !wasMyTurn) vibrate();
    playForced(frame);
  };

  const unsubscribe = client.subscribe(hear);
  return {
    game,
    ui,
    act: doAct,
    chooseCard,
    playSelected: () => {
      const { selected } = ui.getState();
      if (selected !== null) playCard(selected);
    },
    ready: () => {
      ui.setState({ lookingBack: false, result: null });
      void client.send({ type: "ready" });
    },
    lookBack: () => ui.setState({ lookingBack: true }),
    skipTrick: lingering.skip,
    close: () => {
      unsubscribe();
      clearTimeout(autoPlay);
      lingering.skip();
      client.close();
    },
  };
}

function isMyTurn(frame: Frame | null): boolean {
  return frame !== null && buck.derive(frame.view).isMyTurn;
}
