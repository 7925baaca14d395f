import { VirtualClock } from "../src/index.ts";

/** One turn of Node's event loop settles whatever can be settled, in a hundredth of the time that many turns take. */
export class SimClock extends VirtualClock {
  constructor() {
    super(() => new Promise((resolve) => setImmediate(resolve)));
  }
}
