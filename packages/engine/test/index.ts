// What tests of other rooms may use: `@buck/engine/testing`.
export { chooseDealer, deal, EVERYBODY_JOINS, join, newGame, nextRound } from "./actions.ts";
export { BUCK } from "./buck.ts";
export { card, hand, shorts, stack } from "./cards.ts";
export type { Referee } from "./checker/judging.ts";
export { referee as refereeBuck } from "./checker/referee.ts";
export { playGame as playBuck } from "./driver.ts";
export { referee as refereeEuchre } from "./euchre/checker/referee.ts";
export { EUCHRE } from "./euchre/euchre.ts";
export { CARDS, FULL_DECK, POSITIONS } from "./four.ts";
export { deepFreeze } from "./freeze.ts";
export { someGames, stepsOf } from "./game.ts";
export type { Plan, Step, TestedGame } from "./game.ts";
export { below, chance, pick, seeded, shuffle } from "./random.ts";
export type { Rng } from "./random.ts";
