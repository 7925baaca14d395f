/** What came of a link: whether the other node has the same secret. */
export interface SecretSeen {
  readonly other: string;
  readonly isSame: boolean;
}

export interface SecretReports {
  readonly onDifferent: (other: string) => void;
  readonly onSameAgain: (other: string) => void;
}

/** Callers without the secret cannot fill the log or the memory. */
export const MOST_REMEMBERED = 1000;

/** Links are tried several times a second: a difference is told once, and again after the secrets were the same. */
export function secretReports({ onDifferent, onSameAgain }: SecretReports): (seen: SecretSeen) => void {
  const different = new Set<string>();
  return ({ other, isSame }) => {
    if (isSame) {
      if (different.delete(other)) onSameAgain(other);
    } else if (!different.has(other) && different.size < MOST_REMEMBERED) {
      different.add(other);
      onDifferent(other);
    }
  };
}
