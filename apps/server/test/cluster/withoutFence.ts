import type { Plugin } from "vite";

const FENCE = "AND owner = $2 AND tables.epoch = entry.epoch AND version = entry.seq - 1";

/** Builds a server that writes whatever it likes: what notices nothing then would notice nothing ever. */
export const withoutFence: Plugin = {
  name: "without-fence",
  transform: (code, id) => {
    if (!id.endsWith("appendStatement.ts")) return undefined;
    if (!code.includes(FENCE)) throw new Error("there is no fence to take away");
    return code.replace(FENCE, "AND entry.seq > 1");
  },
};
