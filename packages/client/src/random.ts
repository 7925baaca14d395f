const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Letters of base64url: as hard to guess as `below` is. */
export function randomLetters(below: (below: number) => number, length: number): string {
  return Array.from({ length }, () => BASE64URL.charAt(below(BASE64URL.length))).join("");
}
