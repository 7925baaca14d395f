import { buck, euchre } from "@buck/engine";
import type { GameDecision, GameAction, Position } from "@buck/engine";
import type { Frame } from "@buck/protocol";

/** What one seat sees, and of which game: a frame's game and a bot's turn both are this. */
export type Shown =
  | { readonly game: "buck"; readonly view: buck.View }
  | { readonly game: "euchre"; readonly view: euchre.View };

/** Buck Euchre as this frame shows it. */
export function buckIn({ game }: Frame): buck.View {
  if (game?.game !== "buck") throw new Error("This frame shows no Buck Euchre");
  return game.view;
}

/** Classic Euchre as this frame shows it. */
export function euchreIn({ game }: Frame): euchre.View {
  if (game?.game !== "euchre") throw new Error("This frame shows no classic Euchre");
  return game.view;
}

/** Whose decision the game waits for. */
export function waitingFor(shown: Shown): readonly Position[] {
  return shown.game === "buck" ? buck.toAct(shown.view) : euchre.toAct(shown.view);
}

export function legalActions(shown: Shown): readonly GameAction[] {
  return shown.game === "buck" ? buck.legalActions(shown.view) : euchre.legalActions(shown.view);
}

/** What the seat this is shown to may decide now. */
export function decisionsIn(shown: Shown): readonly GameDecision[] {
  return legalActions(shown).filter(isDecision);
}

const DECISIONS: ReadonlySet<string> = new Set<GameDecision["type"]>([
  "PLACE_BID",
  "DECLARE_TRUMP",
  "FOLD_DECISION",
  "CALL_TRUMP",
  "PASS_TRUMP",
  "DISCARD",
  "PLAY_CARD",
]);

export function isDecision(action: GameAction): action is GameDecision {
  return DECISIONS.has(action.type);
}

/** Whether the viewer, who is to lead, is sure of every trick that is left. */
export function isRestProven(shown: Shown): boolean {
  const rest = shown.game === "buck" ? buck.provenRest(shown.view) : euchre.provenRest(shown.view);
  return rest !== null;
}
