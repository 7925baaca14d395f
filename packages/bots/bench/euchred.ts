import { euchre } from "@buck/engine";
import { chooseInProcess } from "../src/index.ts";
import { seedOf } from "./arena/chance.ts";
import { playHand } from "./arena/match.ts";
import type { Choose } from "./arena/player.ts";
import { estimate } from "./arena/report.ts";

/** How often the makers of trump are euchred among four classic bots by rules of thumb, on test seeds. */
const DEALS = 5_000;

const percent = (share: number) => (share * 100).toFixed(1);

for (const level of ["easy", "medium"] as const) {
  const choose: Choose = ({ game, view }, random) => chooseInProcess({ game, level, view }, random);
  const seats = [choose, choose, choose, choose];
  const results = Array.from({ length: DEALS }, (_, deal) =>
    euchre.callResult(playHand({ game: "euchre", options: {}, seats, seed: seedOf("test", deal) })),
  );
  const called = results.filter((result) => result !== null);
  const { mean, margin } = estimate(called.map((result) => (result === "euchred" ? 1 : 0)));
  console.log(`${level}: euchred in ${percent(mean)} ± ${percent(margin)} % of ${called.length} hands`);
}
