export { seeded, shuffled } from "../bench/arena/chance.ts";
