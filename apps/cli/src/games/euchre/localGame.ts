import { chooseInProcess } from "@buck/bots";
import { euchre, POSITIONS } from "@buck/engine";
import { encodeRecord, recordOf } from "@buck/records";
import { euchreUi } from "./index.ts";
import type { Dealing } from "../../local/dealing.ts";
import type { LocalGame } from "../../local/game.ts";

export type LocalEuchre = LocalGame<euchre.GameState, euchre.View, euchre.Action, euchre.Event>;

export function euchreGame(options: euchre.Options): LocalEuchre {
  return {
    name: "euchre",
    gameUi: euchreUi,
    create: () => euchre.create(options),
    join: ({ position, name }) => ({
      type: "ADD_PLAYER",
      id: `p${position}`,
      name,
      playerPosition: position,
    }),
    apply: euchre.apply,
    toAct: euchre.toAct,
    view: euchre.view,
    isOver: ({ gameOver }) => gameOver,
    handsDealt: ({ round }) => round,
    winners: ({ winningTeam }) => POSITIONS.filter((position) => euchre.teamOf(position) === winningTeam),
    scores: ({ players, scores }) => players.map(({ team }) => scores[team]),
    tally,
    chore,
    choose: (level, view, random) => chooseInProcess({ game: "euchre", level, view }, random),
    record: (actions) => encodeRecord(recordOf("euchre", options, actions)),
  };
}

function tally(event: euchre.Event): readonly string[] {
  switch (event.type) {
    case "allPassed":
      return ["passedOut"];
    case "sitsOut":
      return ["alone"];
    case "orderedUp":
    case "called":
      return [event.type];
    case "roundScored":
      return [event.result];
    default:
      return [];
  }
}

function chore(state: euchre.GameState, dealing: Dealing): euchre.Action | null {
  switch (state.phase) {
    case "DEALING":
      return state.dealerChosen ? { type: "DEAL", deck: dealing.nextDeck() } : chooseDealer(state, dealing);
    case "ROUND_OVER":
      return { type: "NEXT_ROUND" };
    default:
      return null;
  }
}

function chooseDealer({ options }: euchre.GameState, dealing: Dealing): euchre.Action {
  switch (options.firstDealer) {
    case "blackJack":
      return { type: "CHOOSE_DEALER", deck: dealing.nextDeck() };
    case "seat0":
      return { type: "CHOOSE_DEALER", dealerPosition: 0 };
    case "random":
      return { type: "CHOOSE_DEALER", dealerPosition: dealing.firstDealer() };
  }
}
