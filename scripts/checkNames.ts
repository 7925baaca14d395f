import { findMisspelledFiles, findSharedNames } from "./checks/names.ts";
import { isSource, readSources } from "./checks/sources.ts";

const files = ["packages", "apps"].flatMap((folder) => readSources(folder));
const misspelled = findMisspelledFiles(files);
const shared = findSharedNames(files.filter(({ path }) => isSource(path)));
for (const problem of [...misspelled, ...shared]) console.error(problem);
console.log(
  `${files.length} files, ${misspelled.length} of another spelling, ${shared.length} names that are defined twice`,
);
process.exitCode = misspelled.length + shared.length === 0 ? 0 : 1;
