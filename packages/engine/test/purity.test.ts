import { BUCK } from "./buck.ts";
import { someGames } from "./game.ts";
import { testPurity } from "./suites/purity.ts";

testPurity(BUCK, someGames(BUCK, { count: 8, firstSeed: 900, stride: 37 }));
