import { type DestinationStream, type LevelWithSilent, type Logger, pino } from "pino";

export type Log = Logger;

/** Lines of JSON on standard error: standard output is for people. */
export function createLog(level: LevelWithSilent, destination: DestinationStream = pino.destination(2)): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Enough of a code to tell tables apart in a log, and too little to walk in. */
export function shortCode(code: string): string {
  return code.slice(0, 4);
}
