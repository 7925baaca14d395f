import { buck } from "../src/index.ts";

const { startScore, clubsTurnUp, minimumBid, allPass, folding, showHands, players } = buck.OPTION_VALUES;

/** Every combination of house rules, each with every number of players. */
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
            })),
          ),
        ),
      ),
    ),
  ),
);
