import { buck } from "@buck/engine";
import type { Frame } from "../client/GameClient.ts";
import { countHand } from "../settings/statistics.ts";
import { soundsFor } from "../sound/cues.ts";
import { play } from "../sound/sound.ts";
import { logLines } from "../texts/log.ts";
import { peopleOf } from "../texts/people.ts";
import { promptFor } from "../texts/prompt.ts";
import type { Lingering } from "./linger.ts";
import type { UiStore } from "./tableUi.ts";

/** Acts out what happened: the trick stays a moment, the result opens, sounds are heard, numbers counted. */
export function actOut(frame: Frame, ui: UiStore, lingering: Lingering): void {
  const { events, view } = frame;
  const happened = (...types: readonly buck.Event["type"][]) =>
    events.some(({ type }) => types.includes(type));
  const finished = happened("trickWon") ? view.tricks.at(-1) : undefined;
  if (finished !== undefined) lingering.show(finished);
  else if (happened("played", "dealt")) lingering.skip();
  if (happened("roundScored")) ui.setState({ result: view });
  else if (!ui.getState().lookingBack && view.phase !== "ROUND_OVER") ui.setState({ result: null });
  countHand(view, events);
  soundsFor(frame).forEach(play);
}

/** Tells screen readers what happened and whose turn it is, and lets go of what no longer holds. */
export function tell({ view, events }: Frame, ui: UiStore): void {
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
}
