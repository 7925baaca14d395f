import manifest from "../../../package.json" with { type: "json" };

/** One version for everything in this repository. */
export const VERSION = manifest.version;
