import { LIMITS } from "@buck/protocol";

/** Lines that are kept for each of a table's two rooms. */
export const CHAT_LINES = LIMITS.chatHistory;
/** A command is known, and refused when it comes again, for this many entries of its table. */
export const COMMANDS_KEPT = 256;
/** Records of finished games that are kept for one table. */
export const GAMES_OF_TABLE = 50;
