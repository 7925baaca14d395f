/** Raised whenever an older client could misunderstand a newer server; checked in the handshake. */
export const PROTOCOL_VERSION = 1;

/** Every number that bounds what may be said. */
export const LIMITS = {
  /** A frame from a client, in bytes. */
  frameBytes: 16_384,
  /** Graphemes, as people count letters. */
  nameGraphemes: 24,
  titleGraphemes: 32,
  chatGraphemes: 300,
  /** UTF-16 units, a bound on what is looked at before graphemes are counted: a family of four for every letter. */
  rawName: 264,
  rawChat: 3_300,
  commandId: { min: 8, max: 64 },
  /** Lines of chat a newcomer is shown, and UTF-16 units of text in all of them. */
  chatHistory: 50,
  chatHistoryUnits: 10_000,
  watchers: 200,
  /** Watchers whose names everybody is told. */
  watcherNames: 20,
  /** People whom a table remembers as removed. */
  removed: 50,
  /** People without a seat who ask for a chair. */
  chairAsks: 6,
  /** Finished games that a table lists. */
  finishedGames: 50,
  /** Finished games whose points a table remembers, and rows of points in each. */
  eveningGames: 20,
  eveningHands: 60,
  graceSeconds: { min: 5, max: 300, default: 20 },
  moveCodeSeconds: 300,
  /** People of a club, tables that it has open, and people at a night. */
  clubMembers: 200,
  clubTables: 16,
  nightPeople: 32,
  nightRounds: 12,
  /** Results in a frame of a club, and those that are kept whole. */
  clubResults: 20,
  clubHistory: 3_000,
  clubHistoryDays: 364,
  clubDates: 12,
} as const;

/** Seconds to decide; null switches the timer off. */
export const TURN_TIMERS = [null, 15, 30, 60, 90] as const;
/** Who may ask what an expert would do: nobody, whoever lets the table know, or everybody at any turn. */
export const HINTS = ["off", "learners", "all"] as const;
export const PACES = ["normal", "quick", "relaxed"] as const;
/** What a person can choose to be drawn with. Each face has a shape of its own, so color is never alone. */
export const FACES = [
  "cat",
  "dog",
  "fox",
  "bear",
  "rabbit",
  "owl",
  "frog",
  "mouse",
  "pig",
  "panda",
  "lion",
  "penguin",
] as const;
export const COLORS = ["sky", "leaf", "sand", "coral", "plum", "teal", "rose", "slate"] as const;
export const EMOTES = ["👍", "😂", "😮", "😬", "🎉", "🃏"] as const;
