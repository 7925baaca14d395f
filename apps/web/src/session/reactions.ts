import type { Position } from "@buck/engine";
import type { Emote } from "@buck/protocol";
import type { Frame } from "../client/GameClient.ts";
import type { Line } from "../games/moment.ts";
import { count } from "../settings/statistics.ts";
import { play } from "../sound/sound.ts";
import { newsLines } from "../texts/news.ts";
import type { Lingering } from "./linger.ts";
import type { UiStore } from "./tableUi.ts";

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

/** What somebody shows over their seat just now. */
export interface ShownEmote {
  readonly position: Position;
  readonly emote: Emote;
}

export function emotesIn({ news }: Frame): readonly ShownEmote[] {
  return news.flatMap((each) =>
    each.type === "emote" ? [{ position: each.position, emote: each.emote }] : [],
  );
}
