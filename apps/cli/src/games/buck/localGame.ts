import { chooseInProcess } from "@buck/bots";
import { buck } from "@buck/engine";
import { encodeRecord, recordOf } from "@buck/records";
import { buckUi } from "./index.ts";
import type { Dealing } from "../../local/dealing.ts";
import type { LocalGame } from "../../local/game.ts";

export type LocalBuck = LocalGame<buck.GameState, buck.View, buck.Action, buck.Event>;

export function buckGame(options: buck.Options): LocalBuck {
  return {
    name: "buck",
    gameUi: buckUi,
    create: () => buck.create(options),
    join: ({ position, name }) => ({
      type: "ADD_PLAYER",
      id: `p${position}`,
      name,
      playerPosition: position,
    }),
    apply: buck.apply,
    toAct: buck.toAct,
    view: buck.view,
    isOver: ({ gameOver }) => gameOver,
    handsDealt: ({ round }) => round,
    winners: ({ winner }) => (winner === null ? [] : [winner]),
    scores: ({ players }) => players.map(({ score }) => score),
    tally,
    chore,
    choose: (level, view, random) => chooseInProcess({ game: "buck", level, view }, random),
    record: (actions) => encodeRecord(recordOf("buck", options, actions)),
  };
}

function tally(event: buck.Event, { winningBidderPosition }: buck.GameState): readonly string[] {
  switch (event.type) {
    case "allPassed":
      return ["passedOut"];
    case "folded":
      return [event.folded ? "folded" : "stayed"];
    case "tricksConceded":
      return ["conceded"];
    case "roundScored":
      if (winningBidderPosition === null) return ["dirtyClubs"];
      return [(event.changes[winningBidderPosition] ?? 0) < 0 ? "bidsMade" : "bidsSet"];
    default:
      return [];
  }
}

function chore({ phase, dealerChosen }: buck.GameState, dealing: Dealing): buck.Action | null {
  switch (phase) {
    case "DEALING":
      return dealerChosen
        ? { type: "DEAL", deck: dealing.nextDeck() }
        : { type: "CHOOSE_DEALER", dealerPosition: dealing.firstDealer() };
    case "TRUMP_REVEAL":
      return { type: "OPEN_BIDDING" };
    case "ROUND_OVER":
      return { type: "NEXT_ROUND" };
    default:
      return null;
  }
}
