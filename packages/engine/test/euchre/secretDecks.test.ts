import { someGames } from "../game.ts";
import { testOtherDecks } from "../suites/otherDecks.ts";
import { EUCHRE } from "./euchre.ts";
import { EUCHRE_SECRETS } from "./secrets.ts";

testOtherDecks(EUCHRE, EUCHRE_SECRETS, someGames(EUCHRE, { count: 12, firstSeed: 300, stride: 31 }));
