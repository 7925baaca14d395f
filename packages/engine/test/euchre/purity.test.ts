import { someGames } from "../game.ts";
import { testPurity } from "../suites/purity.ts";
import { EUCHRE } from "./euchre.ts";

testPurity(EUCHRE, someGames(EUCHRE, { count: 8, firstSeed: 900, stride: 37 }));
