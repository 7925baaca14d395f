import { createHash, randomBytes, randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LETTERS, makeCode, type Code } from "@buck/protocol";
import type { Random } from "@buck/table";

const ID_BYTES = 16;

/** From the system's generator, without modulo bias: every deck of 24 cards can come up. */
export const secureRandom: Random = {
  below: (below) => randomInt(below),
  id: () => randomBytes(ID_BYTES).toString("base64url"),
};

/** 29^8 possible codes; how hard it is to guess one is in docs/security.md. */
export function randomCode(): Code {
  const letters = Array.from({ length: CODE_LETTERS }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  );
  return makeCode(letters);
}

/** A token is hashed when it arrives; only the hash is passed on and stored. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
