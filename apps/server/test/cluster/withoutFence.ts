import type { Plugin } from "vite";

const FENCE = "AND owner = $2 AND tables.epoch = entry.epoch AND version = entry.seq - 1";

/** Builds a server that writes whatever it likes: what notices nothing then would notice nothing ever. */
export const withoutFence: Plugin = {
  name: "without-fence",
  transform: (code, id) => {
    if (!id.endsWith("store/postgres.ts")) return undefined;
    if (!code.includes(FENCE)) throw new Error("there is no fence to take away");
    // PostgreSQL must still learn that the writer's name is a text.
    return code.replace(FENCE, "AND $2::text IS NOT NULL AND entry.seq > 1");
  },
};
