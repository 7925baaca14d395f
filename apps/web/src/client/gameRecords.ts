/** The record of a finished game as the server gives it; null when it cannot be had. */
export async function fetchGameRecord(gameId: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/games/${gameId}`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
