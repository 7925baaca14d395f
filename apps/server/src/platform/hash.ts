import { createHash, createHmac } from "node:crypto";
import type { Hash } from "@buck/records";

/** SHA-256 for sealed deals. */
export const nodeHash: Hash = {
  sha256: async (data) => createHash("sha256").update(data).digest(),
  hmacSha256: async (key, data) => createHmac("sha256", key).update(data).digest(),
};
