import { replayEgn } from "@buck/records";
import type { EgnGame } from "@buck/records";
import type { LoadResult } from "../../gameUi/history.ts";

/** Replays an EGN file by the rules, and checks the score that it states. */
export function replayEgnFile(game: EgnGame): LoadResult {
  const replayed = replayEgn(game);
  if (!replayed.ok) {
    return { ok: false, code: replayed.code, message: replayed.message, at: replayed.at };
  }
  const { finalScores } = game;
  const { a, b } = replayed.scores;
  if (finalScores !== null && (finalScores.a !== a || finalScores.b !== b)) {
    const message = `The file says ${finalScores.a}-${finalScores.b}, and its play comes to ${a}-${b}.`;
    return { ok: false, code: "WRONG_SCORE", message, at: "metadata.finalScore" };
  }
  return { ok: true, history: { game: "euchre", states: replayed.states, events: replayed.events } };
}
