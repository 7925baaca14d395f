import { words } from "../texts/words.ts";

/** A finished game to take along. */
export interface GameFile {
  readonly label: string;
  readonly address: string;
  /** What it is called where it is kept. */
  readonly name: string;
}

/** Every action of the game: whatever replays records reads it. */
export function recordFile(gameId: string): GameFile {
  return { label: words.gameOver.record, address: `/api/games/${gameId}`, name: `${gameId}.record.json` };
}

/** Euchre Game Notation, for other programs. */
export function notationFile(gameId: string): GameFile {
  return { label: words.gameOver.notation, address: `/api/games/${gameId}/egn`, name: `${gameId}.egn` };
}
