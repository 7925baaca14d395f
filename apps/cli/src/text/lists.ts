/** "Ann", "Ann and Ben", "Ann, Ben and Cem". */
export function listed(words: readonly string[], last = "and"): string {
  const [only = "", ...rest] = words;
  if (rest.length === 0) return only;
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}

/** "1 point", "2 points". */
export function counted(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? "" : "s"}`;
}

/** "stickTheDealer" becomes "stick the dealer". */
export function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
