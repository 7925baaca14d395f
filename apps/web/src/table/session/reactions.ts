import type { Trick } from "@buck/engine";
import { TRICK_LEAVES_MS } from "@buck/protocol";
import type { News } from "@buck/protocol";
import type { LogLine, Prompt } from "@buck/words";
import { play } from "../../device/sound.ts";
import { addToStatistics } from "../../device/statistics.ts";
import type { Effects, Moment } from "../../games/moment.ts";
import type { LogNote } from "./handLog.ts";
import type { ShownEmote, TableUi, UiStore } from "./tableUi.ts";

interface Shown {
  readonly effects: Effects;
  readonly moment: Moment;
  /** How long a finished trick lies on this table. */
  readonly trickMs: number;
}

/** Shows what happened: the finished trick stays, the result opens, sounds play, numbers are counted. */
export function showEffects(
  { effects, moment, trickMs }: Shown,
  ui: UiStore,
  trickDisplay: TrickDisplay,
): void {
  const finished = effects.trickWon ? moment.tricks.at(-1) : undefined;
  if (finished !== undefined) trickDisplay.show(finished, trickMs);
  else if (effects.dealt) trickDisplay.skip();
  else if (effects.played) trickDisplay.makeWay();
  if (effects.handOver) ui.setState({ result: moment });
  else if (!ui.getState().isReviewing && moment.stage !== "result") ui.setState({ result: null });
  if (effects.tally !== null) addToStatistics(effects.tally);
  effects.cues.forEach(play);
}

interface Announcement {
  readonly moment: Moment;
  /** The viewer has to decide now. */
  readonly isAsked: boolean;
  /** What is new beside the hand, and in it. */
  readonly news: readonly LogLine[];
  readonly told: readonly LogLine[];
}

/** Tells screen readers what happened and whose turn it is, and clears a selection that is no longer legal. */
export function announce({ moment, isAsked, news, told }: Announcement, ui: UiStore): void {
  const { prompt, refusals, hand } = moment;
  const lines = [...news, ...told].map(({ text }) => text);
  const { selected } = ui.getState();
  const isLegal = hand.some(({ id }) => id === selected && refusals[id] === undefined);
  ui.setState({
    selected: isLegal ? selected : null,
    ...(told.length > 0 && { notice: null }),
    ...(lines.length > 0 && { polite: lines.join(" ") }),
    assertive: isAsked ? spokenPrompt(prompt) : "",
  });
}

function spokenPrompt({ say, why }: Prompt): string {
  return /[.?!]$/.test(say) ? `${say} ${why}` : `${say}. ${why}`;
}

const NEWS_MS = 6_000;
const EMOTE_MS = 3_500;

interface ShownNews {
  readonly lines: readonly LogLine[];
  /** The hand in which they were told, and after how many of its lines; null while no game is shown. */
  readonly place: Omit<LogNote, "line"> | null;
  /** The viewer has just asked for a hint. */
  readonly isHintAsked: boolean;
}

/** Shows news about the table for a few seconds, and notes it in the log. A hint is read where news would stand. */
export function showNews({ lines, place, isHintAsked }: ShownNews, ui: UiStore): void {
  const last = lines.at(-1);
  if (place !== null && lines.length > 0) {
    ui.setState(({ notes }) => ({ notes: [...notes, ...lines.map((line) => ({ ...place, line }))] }));
  }
  if (last !== undefined && !isHintAsked) {
    const newsLine = last.text;
    ui.setState({ newsLine });
    setTimeout(() => ui.setState((now) => (now.newsLine === newsLine ? { newsLine: null } : now)), NEWS_MS);
  }
}

export function showEmotes(news: readonly News[], ui: UiStore): void {
  for (const each of news) {
    if (each.type === "emote") showEmote(ui, { position: each.position, emote: each.emote });
  }
}

function showEmote(ui: UiStore, shown: ShownEmote): void {
  const others = ({ emotes }: TableUi) => emotes.filter(({ position }) => position !== shown.position);
  ui.setState((now) => ({ emotes: [...others(now), shown] }));
  setTimeout(() => ui.setState((now) => ({ emotes: now.emotes.filter((each) => each !== shown) })), EMOTE_MS);
}

/** Everybody sees for a second who won, also when the winner leads at once: a busy device takes a while to draw it. */
export const TRICK_LEAST_MS = 1_200;

interface TrickDisplay {
  /** Shows a finished trick for so long. */
  show(trick: Trick, ms: number): void;
  /** The next card is on the table: the finished trick goes once it has been seen. */
  makeWay(): void;
  /** A tap, or an own card: what lay there goes at once. */
  skip(): void;
}

/** A finished trick stays a while, then slides to its winner. */
export function createTrickDisplay(ui: UiStore): TrickDisplay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = 0;
  const after = (ms: number, callback: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(callback, ms);
  };
  const skip = () => {
    clearTimeout(timer);
    ui.setState({ finishedTrick: null });
  };
  const leave = (trick: Trick) => {
    ui.setState({ finishedTrick: { trick, leaving: true } });
    after(TRICK_LEAVES_MS, skip);
  };
  return {
    show(trick, ms) {
      shownAt = performance.now();
      ui.setState({ finishedTrick: { trick, leaving: false } });
      after(ms, () => leave(trick));
    },
    makeWay() {
      const { finishedTrick } = ui.getState();
      if (finishedTrick === null || finishedTrick.leaving) return;
      const left = shownAt + TRICK_LEAST_MS - performance.now();
      after(Math.max(0, left), skip);
    },
    skip,
  };
}
