import type { Hash } from "@buck/records";

/** What this package needs of Web Crypto; it knows the types of neither browsers nor Node. */
interface Subtle {
  digest(algorithm: "SHA-256", data: Uint8Array): Promise<ArrayBuffer>;
  importKey(
    format: "raw",
    key: Uint8Array,
    algorithm: { readonly name: "HMAC"; readonly hash: "SHA-256" },
    extractable: false,
    usages: readonly ["sign"],
  ): Promise<unknown>;
  sign(algorithm: "HMAC", key: unknown, data: Uint8Array): Promise<ArrayBuffer>;
}

declare const crypto: { readonly subtle?: Subtle };

/** The device's own hash. Browsers have none on pages without TLS, such as a table in the home network. */
export async function deviceHash(subtle: Subtle | null = crypto.subtle ?? null): Promise<Hash> {
  return subtle === null ? libraryHash() : platformHash(subtle);
}

function platformHash(subtle: Subtle): Hash {
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest("SHA-256", data)),
    hmacSha256: async (key, data) => {
      const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", imported, data));
    },
  };
}

async function libraryHash(): Promise<Hash> {
  const [{ sha256 }, { hmac }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/hmac.js"),
  ]);
  return {
    sha256: async (data) => sha256(data),
    hmacSha256: async (key, data) => hmac(sha256, key, data),
  };
}
