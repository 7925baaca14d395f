import { findMisspelledFiles, findSharedNames } from "./checks/names.ts";
import { isSource, readSources } from "./checks/sources.ts";

const files = ["packages", "apps", "scripts"].flatMap((folder) => readSources(folder));
const inRooms = files.filter(({ path }) => isSource(path) && !path.startsWith("scripts/"));
const problems = [...findSharedNames(inRooms), ...findMisspelledFiles(files)];
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} names that mislead`);
process.exitCode = problems.length === 0 ? 0 : 1;
