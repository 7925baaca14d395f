import { euchre } from "@buck/engine";
import type { Cue } from "../../sound/cues.ts";
import type { Effects } from "../moment.ts";
import { logLines } from "./log.ts";

type Events = readonly euchre.Event[];

/** What the events of one frame mean to ears, eyes and the viewer's own numbers. */
export function effects(view: euchre.View, events: Events): Effects {
  const has = (type: euchre.Event["type"]) => events.some((event) => event.type === type);
  return {
    lines: logLines(events, view).length,
    dealt: has("dealt"),
    played: has("played"),
    trickWon: has("trickWon"),
    scored: has("roundScored"),
    cues: cues(view, events),
    tally: has("roundScored") ? tally(view) : null,
  };
}

const CALLS: ReadonlySet<euchre.Event["type"]> = new Set(["passed", "orderedUp", "called", "discarded"]);

/** Which few sounds a frame deserves, in order. */
function cues(view: euchre.View, events: Events): readonly Cue[] {
  const { viewer } = view;
  const heard = new Set<Cue>();
  for (const event of events) {
    if (event.type === "played") heard.add("card");
    if (event.type === "trickWon") heard.add("trick");
    if (CALLS.has(event.type)) heard.add("bid");
    if (event.type === "roundScored" && viewer !== "spectator") {
      heard.add(event.points[euchre.teamOf(viewer)] > 0 ? "good" : "bad");
    }
  }
  if (euchre.derive(view).isMyTurn) heard.add("turn");
  return [...heard];
}

function tally(view: euchre.View): Effects["tally"] {
  const me = view.players.find(({ position }) => position === view.viewer);
  if (me === undefined) return null;
  const isCaller = me.position === view.callerPosition;
  return {
    games: Number(view.gameOver),
    wins: Number(view.winningTeam === me.team),
    hands: 1,
    bids: Number(isCaller),
    made: Number(isCaller && euchre.callResult(view) !== "euchred"),
    tricks: me.tricksTaken,
  };
}
