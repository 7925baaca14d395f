/** What tests of other rooms need of the table beyond what it offers to everybody. */
export type { Identity } from "../src/connectionState.ts";
export { chatFor, frameFor, newsOf } from "../src/frames.ts";
export { paceOf } from "../src/pace.ts";
export { reduce } from "../src/reduce.ts";
export { unopened } from "../src/unopened.ts";
export { personWithToken, seatAt } from "../src/state.ts";
export type { RunningGame, TableState } from "../src/state.ts";
export { botSpan } from "../src/timers.ts";
export { SimClock } from "./kit/clock.ts";
export { decisionsIn, isRestProven, waitingFor } from "./kit/games.ts";
export type { Shown } from "./kit/games.ts";
export { Guest, hashOf } from "./kit/guest.ts";
export { CODE } from "./kit/house.ts";
export { chooseAnything, chooseSomething } from "./kit/policy.ts";
export { chance, dice, pick, simRandom } from "./kit/random.ts";
export type { Dice } from "./kit/random.ts";
export { scene } from "./kit/situations.ts";
