import { buck } from "@buck/engine";
import type { Frame } from "../client/GameClient.ts";

export const CUES = ["card", "trick", "turn", "bid", "good", "bad"] as const;
export type Cue = (typeof CUES)[number];

/** Which few sounds a frame deserves, in order. */
export function soundsFor({ view, events }: Frame): readonly Cue[] {
  const cues = new Set<Cue>();
  for (const event of events) {
    if (event.type === "played") cues.add("card");
    if (event.type === "trickWon") cues.add("trick");
    if (event.type === "bid" || event.type === "declared" || event.type === "folded") cues.add("bid");
    if (event.type === "roundScored" && view.viewer !== "spectator") {
      cues.add((event.changes[view.viewer] ?? 0) > 0 ? "bad" : "good");
    }
  }
  if (buck.derive(view).isMyTurn) cues.add("turn");
  return [...cues];
}
