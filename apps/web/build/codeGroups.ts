/**
 * What is always needed together is one file: a server without HTTP/2 sends six at a time, and in forty-seven files, each
 * with headers of its own, a table came a second later on a phone. A module belongs to the first group that names it.
 */
const IN_A_WORKER = "/worker/";
/** Loaded by themselves, when they are needed. */
const LATER = /board\/sealWatch\.ts|board\/PastHands\.tsx|lobby\/QrCode\.tsx/;

const inFolders = (...folders: readonly string[]) => {
  const named = new RegExp(`/(${folders.join("|")})/`);
  return (id: string) => named.test(id) && !LATER.test(id);
};

export const CODE_GROUPS = [
  { name: "first", tags: ["$initial" as const], test: (id: string) => !id.includes(IN_A_WORKER) },
  { name: "rules", test: inFolders("zod", "packages/engine/src") },
  { name: "settings", test: inFolders("web/src/(ui|settings)") },
  {
    name: "table",
    test: inFolders("web/src/table/(board|session)", "packages/client/src"),
  },
];
