import type { Frame } from "../client/GameClient.ts";
import type { Line } from "../games/moment.ts";
import { count } from "../settings/statistics.ts";
import { play } from "../sound/sound.ts";
import { newsLines } from "../texts/news.ts";
import type { Lingering } from "./linger.ts";
import type { ShownEmote, TableUi, UiStore } from "./tableUi.ts";

/** Acts out what happened: the trick stays a moment, the result opens, sounds are heard, numbers counted. */
export function actOut({ moment }: Frame, ui: UiStore, lingering: Lingering): void {
  const { happened, tricks, stage } = moment;
  const finished = happened.trickWon ? tricks.at(-1) : undefined;
  if (finished !== undefined) lingering.show(finished);
  else if (happened.played || happened.dealt) lingering.skip();
  if (happened.scored) ui.setState({ result: moment });
  else if (!ui.getState().lookingBack && stage !== "result") ui.setState({ result: null });
  if (happened.tally !== null) count(happened.tally);
  happened.cues.forEach(play);
}

/** Tells screen readers what happened and whose turn it is, and lets go of what no longer holds. */
export function tell(frame: Frame, ui: UiStore): void {
  const { moment } = frame;
  const { story, happened, prompt } = moment;
  const told = happened.lines === 0 ? [] : story.slice(-happened.lines);
  const lines = [...newsLines(frame), ...told].map(spoken);
  const { selected } = ui.getState();
  ui.setState({
    selected: selected !== null && moment.whyNot(selected) === null ? selected : null,
    ...(happened.lines > 0 && { notice: null }),
    ...(lines.length > 0 && { polite: lines.join(" ") }),
    assertive: moment.isMyTurn ? `${prompt.say}. ${prompt.why}` : "",
  });
}

function spoken({ who, text }: Line): string {
  return who === null ? text : `${who} ${text}`;
}

const FLASH_MS = 6_000;
const EMOTE_MS = 3_500;

/** Shows what happened beside the game, and takes it away again. */
export function flash(frame: Frame, ui: UiStore): void {
  const line = newsLines(frame).at(-1);
  if (line !== undefined) {
    const text = spoken(line);
    ui.setState({ flash: text });
    setTimeout(() => ui.setState((now) => (now.flash === text ? { flash: null } : now)), FLASH_MS);
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
