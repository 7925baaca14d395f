import { buck } from "../../src/index.ts";
import { BUCK } from "../buck.ts";
import { testReferee } from "../suites/referee.ts";
import { referee } from "./referee.ts";

testReferee(BUCK, { seed: 1, options: buck.DEFAULT_OPTIONS }, referee);
