import { BUCK } from "./buck.ts";
import { EUCHRE } from "./euchre/euchre.ts";
import { someGames } from "./game.ts";
import { testClaims } from "./suites/claims.ts";

testClaims(BUCK, someGames(BUCK, { count: 100, firstSeed: 300, stride: 37 }));
testClaims(EUCHRE, someGames(EUCHRE, { count: 120, firstSeed: 300, stride: 37 }));
