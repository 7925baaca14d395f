export { isEuchreEvent, logLines, ownFirst } from "./log.ts";
export { promptFor } from "./prompt.ts";
export { handResult, summary } from "./result.ts";
export { members, teamMark } from "./teams.ts";
