import { euchre } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { EgnGame } from "./game.ts";

/** The four at their seats, with the score the file begins from. */
export function seatPlayers({ options, about, players, initialScores }: EgnGame): euchre.GameState {
  let state = euchre.create(options, about.gameId);
  for (const playerPosition of euchre.seats()) {
    const name = players[playerPosition] ?? "";
    const seated = euchre.apply(state, {
      type: "ADD_PLAYER",
      id: `seat-${playerPosition}`,
      name,
      playerPosition,
    });
    if (!seated.ok) throw new Error(`seat ${playerPosition} stays empty: ${seated.code}`);
    ({ state } = seated);
  }
  return { ...state, scores: initialScores };
}

/** Every deal of a file says who deals, so nobody looks for a dealer and an unfinished deal is simply left. */
export function readyToDeal(state: euchre.GameState, dealerPosition: Position): euchre.GameState {
  return { ...state, phase: "DEALING", dealerPosition, dealerChosen: true, currentPlayerPosition: null };
}

/** What the table announces when it is this dealer's turn. */
export function dealerEvents(before: euchre.GameState, dealerPosition: Position): readonly euchre.Event[] {
  if (!before.dealerChosen) return [{ type: "dealerChosen", dealerPosition, turned: [] }];
  if (before.phase === "DEALING" && before.dealerPosition === dealerPosition) return [];
  return [{ type: "dealMoved", dealerPosition }];
}
