import { euchre } from "../../../src/index.ts";
import { testReferee } from "../../suites/referee.ts";
import { EUCHRE } from "../euchre.ts";
import { referee } from "./referee.ts";

testReferee(EUCHRE, { seed: 1, options: euchre.DEFAULT_OPTIONS }, referee);
