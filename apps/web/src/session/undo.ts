import type { ClientState } from "@buck/client";
import type { GameEvent, Position } from "@buck/engine";
import type { BotDeeds, Frame } from "@buck/protocol";

const DECISIONS: ReadonlySet<GameEvent["type"]> = new Set([
  "bid",
  "declared",
  "decided",
  "folded",
  "passed",
  "orderedUp",
  "called",
  "discarded",
  "played",
]);
const ON_HAND: ReadonlySet<string> = new Set([
  "BIDDING",
  "DECLARING_TRUMP",
  "FOLDING_DECISION",
  "ROUND1",
  "ROUND2",
  "DEALER_DISCARD",
  "PLAYING",
]);

/**
 * Whether the viewer has made the last decision of a hand that is on, and may ask to take it back. What was decided up
 * to `settled` stays as it is.
 */
export function mayTakeBack({ frame, handEvents }: ClientState, settled: GameEvent | null): boolean {
  if (frame === null || frame.game === null || frame.you.position === null) return false;
  if (settled !== null && handEvents.at(-1) === settled) return false;
  const seat = frame.table.seats[frame.you.position];
  if (seat?.kind === "person" && seat.waitsForDeal) return false;
  const { settings, paused, claimedBy, undo } = frame.table;
  const isAllowed = settings.turnTimer === null || settings.undoWithTimer;
  const isOpen = !paused && claimedBy === null && undo === null && ON_HAND.has(frame.game.view.phase);
  return isAllowed && isOpen && lastDecider(handEvents) === frame.you.position;
}

/** What was decided in secret is opened for all at once: then the opening is nobody's decision. */
function lastDecider(events: readonly GameEvent[]): Position | null {
  const wasSecret = events.some(({ type }) => type === "decided");
  const last = events.findLast(({ type }) => DECISIONS.has(type) && !(wasSecret && type === "folded"));
  return last !== undefined && "playerPosition" in last ? last.playerPosition : null;
}

/** Whether nothing that was decided so far can be taken back any more: it was asked once, or a bot has decided. */
export function settlesDecisions({ table, news, you, game }: Frame, before: Frame | null): boolean {
  const wasAsked = (before?.table.undo ?? null) !== null && table.undo === null;
  // Whoever plays on instead of answering has made a new decision.
  const isSameDecision = game?.events.length === 0;
  return (
    (wasAsked && isSameDecision) ||
    news.some((each) => {
      if (each.type === "undone") return true;
      if (each.type === "timedOut") return each.position === you.position;
      return each.type === "returned" && each.position === you.position && hasDecided(each.botDeeds);
    })
  );
}

function hasDecided({ passes, calls, secrets, cards }: BotDeeds): boolean {
  return passes + calls + secrets + cards > 0;
}

/** Whether somebody else asks the viewer to let them take back the last decision. */
export function isAskedToUndo({ frame }: ClientState): boolean {
  const { undo = null } = frame?.table ?? {};
  const position = frame?.you.position ?? null;
  return undo !== null && position !== null && undo.by !== position && !undo.agreed.includes(position);
}
