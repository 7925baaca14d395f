import type { Frame } from "../client/GameClient.ts";
import { count } from "../storage/statistics.ts";
import { play } from "../sound/sound.ts";
import { spokenLine } from "../texts/line.ts";
import { newsIn } from "./handLog.ts";
import type { TrickDisplay } from "./trickDisplay.ts";
import type { ShownEmote, TableUi, UiStore } from "./tableUi.ts";

/** Acts out what effects: the trick stays a moment, the result opens, sounds are heard, numbers counted. */
export function showEffects({ moment }: Frame, ui: UiStore, trickDisplay: TrickDisplay): void {
  const { effects, tricks, stage } = moment;
  const finished = effects.trickWon ? tricks.at(-1) : undefined;
  if (finished !== undefined) trickDisplay.show(finished);
  else if (effects.played || effects.dealt) trickDisplay.skip();
  if (effects.scored) ui.setState({ result: moment });
  else if (!ui.getState().isReviewing && stage !== "result") ui.setState({ result: null });
  if (effects.tally !== null) count(effects.tally);
  effects.cues.forEach(play);
}

/** Tells screen readers what happened and whose turn it is, and clears a selection that is no longer legal. */
export function announce(frame: Frame, ui: UiStore): void {
  const { moment } = frame;
  const { log, effects, prompt } = moment;
  const told = effects.lines === 0 ? [] : log.slice(-effects.lines);
  const lines = [...newsIn(frame), ...told].map(spokenLine);
  const { selected } = ui.getState();
  ui.setState({
    selected: selected !== null && moment.whyNot(selected) === null ? selected : null,
    ...(effects.lines > 0 && { notice: null }),
    ...(lines.length > 0 && { polite: lines.join(" ") }),
    assertive: moment.isMyTurn ? `${prompt.say}. ${prompt.why}` : "",
  });
}

const NEWS_MS = 6_000;
const EMOTE_MS = 3_500;

/** Shows news about the table and emotes for a few seconds. */
export function showNews(frame: Frame, ui: UiStore): void {
  const line = newsIn(frame).at(-1);
  if (line !== undefined) {
    const text = spokenLine(line);
    ui.setState({ newsLine: text });
    setTimeout(() => ui.setState((now) => (now.newsLine === text ? { newsLine: null } : now)), NEWS_MS);
  }
  for (const each of frame.news) {
    if (each.type === "emote") showEmote(ui, { position: each.position, emote: each.emote });
  }
}

function showEmote(ui: UiStore, shown: ShownEmote): void {
  const others = ({ emotes }: TableUi) => emotes.filter(({ position }) => position !== shown.position);
  ui.setState((now) => ({ emotes: [...others(now), shown] }));
  setTimeout(() => ui.setState((now) => ({ emotes: now.emotes.filter((each) => each !== shown) })), EMOTE_MS);
}
