/** The referee's whistle: an action that the rules do not allow, or a state that differs from the book. */
class Foul extends Error {}

export function insist(condition: boolean, complaint: string): asserts condition {
  if (!condition) throw new Foul(complaint);
}

export function given<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Foul(`${what} is missing`);
  return value;
}

type Fact = string | number | boolean | null | undefined;

export function same(what: string, expected: Fact, seen: Fact): void {
  if (expected !== seen) throw new Foul(`${what}: the book says ${expected}, the engine says ${seen}`);
}

/** The complaint with which a check ended, or null when there was none. */
export function whistle(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Foul) return error.message;
    throw error;
  }
}
