import { buck } from "@buck/engine";
import { namePeople } from "../../texts/people.ts";
import type { Cue } from "../../sound/cues.ts";
import type { Effects } from "../moment.ts";
import { logLines } from "./log.ts";

type Events = readonly buck.Event[];

/** What the events of one frame mean to ears, eyes and the viewer's own numbers. */
export function effects(view: buck.View, events: Events): Effects {
  const has = (type: buck.Event["type"]) => events.some((event) => event.type === type);
  return {
    lines: logLines(events, namePeople(view)).length,
    dealt: has("dealt"),
    played: has("played"),
    trickWon: has("trickWon"),
    scored: has("roundScored"),
    cues: cues(view, events),
    tally: has("roundScored") ? tally(view) : null,
  };
}

/** Which few sounds a frame deserves, in order. */
function cues(view: buck.View, events: Events): readonly Cue[] {
  const heard = new Set<Cue>();
  for (const event of events) {
    if (event.type === "played") heard.add("card");
    if (event.type === "trickWon") heard.add("trick");
    if (event.type === "bid" || event.type === "declared" || event.type === "folded") heard.add("bid");
    if (event.type === "roundScored" && view.viewer !== "spectator") {
      heard.add((event.changes[view.viewer] ?? 0) > 0 ? "bad" : "good");
    }
  }
  if (buck.derive(view).isMyTurn) heard.add("turn");
  return [...heard];
}

function tally(view: buck.View): Effects["tally"] {
  const me = view.players.find(({ position }) => position === view.viewer);
  if (me === undefined) return null;
  const isBidder = me.position === view.winningBidderPosition;
  return {
    games: Number(view.gameOver),
    wins: Number(view.winner === me.position),
    hands: 1,
    bids: Number(isBidder),
    made: Number(isBidder && me.tricksTaken >= (view.highestBid ?? 0)),
    folds: Number(me.folded),
    tricks: me.tricksTaken,
  };
}
