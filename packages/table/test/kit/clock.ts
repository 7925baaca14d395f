export { VirtualClock as SimClock } from "../../src/index.ts";
