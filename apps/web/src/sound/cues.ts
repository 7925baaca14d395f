/** The few sounds there are. */
export type Cue = "card" | "trick" | "turn" | "bid" | "good" | "bad";
