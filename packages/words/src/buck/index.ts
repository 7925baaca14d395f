export { logLines, isBuckEvent } from "./log.ts";
export { gameOver, isDirty, promptFor } from "./prompt.ts";
export { handResult } from "./result.ts";
