import { POSITIONS } from "@buck/engine/testing";
import { euchre } from "@buck/engine";
import { chooseInProcess } from "../src/index.ts";
import type { Level } from "../src/index.ts";
import { seeded, shuffled } from "./chance.ts";

function tableAction(state: euchre.GameState, random: (below: number) => number): euchre.Action {
  if (state.phase === "ROUND_OVER") return { type: "NEXT_ROUND" };
  const deck = shuffled(random);
  if (state.dealerChosen) return { type: "DEAL", deck };
  return state.options.firstDealer === "blackJack"
    ? { type: "CHOOSE_DEALER", deck }
    : { type: "CHOOSE_DEALER", dealerPosition: 0 };
}

/** Plays to the end; throws on the first action the game refuses. */
export function playEuchre(
  seed: number,
  options: euchre.Options,
  levels: Readonly<Record<euchre.Team, Level>>,
) {
  const random = seeded(seed);
  const results: euchre.CallResult[] = [];
  let state = euchre.create(options);
  const apply = (action: euchre.Action) => {
    const result = euchre.apply(state, action);
    if (!result.ok) throw new Error(`seed ${seed}: ${JSON.stringify(action)} is refused: ${result.code}`);
    state = result.state;
    for (const event of result.events) if (event.type === "roundScored") results.push(event.result);
  };
  POSITIONS.forEach((seat) => apply({ type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` }));
  while (!state.gameOver) {
    const [position] = euchre.toAct(state);
    if (position === undefined) apply(tableAction(state, random));
    else {
      const level = levels[euchre.teamOf(position)];
      apply(chooseInProcess({ game: "euchre", level, view: euchre.view(state, position) }, random));
    }
  }
  return { winner: state.winningTeam, results };
}
