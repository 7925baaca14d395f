import type { Common } from "./en/common.ts";

export type ErrorName = keyof Common["errors"];
