import { posix } from "node:path";
import { parse } from "./imports.ts";
import type { SourceFile } from "./sources.ts";

/**
 * Each game has its own folder in a room, and may use the names of the other game there for the same parts. The index
 * beside them may use such a name for the function that asks which game it is.
 */
const GAME_FOLDER = /\/(buck|euchre)\/.*$|\/(index)\.ts$/;

const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;
const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;

/** Names that are defined and exported in several places, so that a reader cannot know which one is meant. */
export function findSharedNames(files: readonly SourceFile[]): string[] {
  const places = new Map<string, string[]>();
  for (const file of files) {
    for (const name of exportsOf(file)) places.set(name, [...(places.get(name) ?? []), file.path]);
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1 && !areTheSamePartOfEachGame(paths))
    .map(([name, paths]) => `${name} is defined in ${paths.join(", ")}`)
    .toSorted();
}

/** Files and folders are written like this; a component's file bears the component's name. */
export function findMisspelledFiles(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const wanted = spellingOf(file);
    const isFolderRight = posix
      .dirname(file.path)
      .split("/")
      .every((folder) => CAMEL_CASE.test(folder));
    if (wanted === null && isFolderRight) return [];
    return [`${file.path}: ${wanted ?? "folders are written likeThis"}`];
  });
}

function spellingOf(file: SourceFile): string | null {
  const stem = stemOf(file.path);
  const isComponent = file.path.endsWith(".tsx") && exportsOf(file).has(capital(stem));
  if (isComponent) return PASCAL_CASE.test(stem) ? null : `a component's file is called ${capital(stem)}`;
  if (CAMEL_CASE.test(stem) || isTestOfComponent(file.path)) return null;
  return "files are written likeThis, and LikeThis if they export a component of that name";
}

function isTestOfComponent(path: string): boolean {
  return path.endsWith(".test.tsx") && PASCAL_CASE.test(stemOf(path));
}

function stemOf(path: string): string {
  return posix.basename(path).split(".")[0] ?? "";
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What a file defines and exports; what it only passes on is left out. */
function exportsOf({ path, text }: SourceFile): ReadonlySet<string> {
  const { module } = parse(path, text);
  const entries = module.staticExports.flatMap((declaration) => declaration.entries);
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  return new Set(
    entries.flatMap(({ moduleRequest, localName, exportName }) => {
      const isPassedOn = moduleRequest !== null || imported.has(localName.name ?? "");
      return isPassedOn || exportName.name === null ? [] : [exportName.name];
    }),
  );
}

function areTheSamePartOfEachGame(paths: readonly string[]): boolean {
  const games = new Set(paths.map((path) => GAME_FOLDER.exec(path)?.slice(1).find(Boolean) ?? path));
  const rooms = new Set(paths.map((path) => path.replace(GAME_FOLDER, "")));
  return games.size === paths.length && rooms.size === 1;
}
