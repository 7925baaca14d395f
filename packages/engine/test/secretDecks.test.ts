import { BUCK } from "./buck.ts";
import { someGames } from "./game.ts";
import { BUCK_SECRETS } from "./secrets.ts";
import { testOtherDecks } from "./suites/otherDecks.ts";

testOtherDecks(BUCK, BUCK_SECRETS, someGames(BUCK, { count: 12, firstSeed: 300, stride: 31 }));
