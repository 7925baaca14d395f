export { isEuchreEvent, logLines, ownFirst } from "./log.ts";
export { gameOver, promptFor } from "./prompt.ts";
export { handResult, summary } from "./result.ts";
export { members, teamMark } from "./teams.ts";
