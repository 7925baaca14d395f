import { version } from "../../../../package.json";

/** One version for everything in this repository. */
export const VERSION = version;
