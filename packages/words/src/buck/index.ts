export { logLines, isBuckEvent } from "./log.ts";
export { isDirty, promptFor } from "./prompt.ts";
export { handResult } from "./result.ts";
