export const replayWords = {
  empty: "Nothing happened in this game. q leaves.",
  place: (step: number, of: number) => `Step ${step} of ${of}.`,
  keys: "space on, b back, n next hand, p previous hand, a play, q leave",
  running: "a stop, q leave",
} as const;
