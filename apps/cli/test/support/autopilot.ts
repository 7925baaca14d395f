import type { Random } from "@buck/authority";

const NONSENSE = ["", "maybe", "7", "-1", "1.5", "zero", "Nine of Clubs", "yes please", "hearts!", "0x1"];

/** Answers prompts as people do: mostly to the point, sometimes not, and sometimes against the rules. */
export function autopilot(random: Random, onTyped: (typed: string) => void = () => {}) {
  const oneOf = (words: readonly string[]) => words[random.below(words.length)] ?? "";
  return (prompt: string): string => {
    const typed = random.below(8) === 0 ? oneOf(NONSENSE) : oneOf(sensible(prompt));
    onTyped(typed);
    return typed;
  };
}

function sensible(prompt: string): readonly string[] {
  const numbers = /\[0-(\d)\]/.exec(prompt);
  if (numbers !== null) return Array.from({ length: Number(numbers[1]) + 1 }, (_, index) => String(index));
  if (prompt.startsWith("Pass the terminal")) return ["ok"];
  if (prompt.includes("(y/n)")) return ["y", "n", "n", "YES", "no"];
  if (prompt.includes("(f/s)")) return ["f", "s", "stay", "Fold"];
  if (prompt.includes("bid")) return ["pass", "2", "3", "pass", "4"];
  return ["Spades", "hearts", "CLUBS", "diamonds", "pass"];
}
