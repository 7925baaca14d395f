/** What tests of other rooms need of the table beyond what it offers to everybody. */
export type { Identity } from "../src/state/state.ts";
export { chatFor } from "../src/features/talk.ts";
export { frameFor, newsOf } from "../src/people/shown.ts";
export { paceOf } from "../src/clock/timers.ts";
export { reduce } from "../src/reduce.ts";
export { unopened } from "../src/state/state.ts";
export { personWithToken, seatAt } from "../src/state/state.ts";
export type { RunningGame, TableState } from "../src/state/state.ts";
export { botSpan } from "../src/features/bots.ts";
export { decisionsIn, isRestProven, waitingFor } from "./kit/games.ts";
export type { Shown } from "./kit/games.ts";
export { Guest, hashOf } from "./kit/guest.ts";
export { CODE } from "./kit/house.ts";
export { chooseAnything, chooseSomething } from "./kit/policy.ts";
export { scene } from "./kit/situations.ts";
