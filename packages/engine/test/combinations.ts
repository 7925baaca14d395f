import { buck } from "../src/index.ts";
import { pick, seeded } from "./random.ts";

const { startScore, clubsTurnUp, minimumBid, allPass, folding, showHands, players } = buck.OPTION_VALUES;

const rng = seeded(1);
/** Mostly games to the end: a short one meets less. */
const MOSTLY_LONG = ["none", "none", ...buck.OPTION_VALUES.endsAfterHands] as const;

/** Every combination of the rules that change how a hand goes, each with every number of players, some in short games. */
export const COMBINATIONS: readonly buck.Options[] = startScore.flatMap((start) =>
  clubsTurnUp.flatMap((clubs) =>
    minimumBid.flatMap((minimum) =>
      allPass.flatMap((pass) =>
        folding.flatMap((fold) =>
          showHands.flatMap((show) =>
            players.map((number): buck.Options => ({
              startScore: start,
              clubsTurnUp: clubs,
              minimumBid: minimum,
              allPass: pass,
              folding: fold,
              showHands: show,
              players: number,
              endsAfterHands: pick(rng, MOSTLY_LONG),
              noTrump: pick(rng, buck.OPTION_VALUES.noTrump),
            })),
          ),
        ),
      ),
    ),
  ),
);
