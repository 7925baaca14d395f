import { builtinModules } from "node:module";
import { posix } from "node:path";
import { importsOf } from "./imports.ts";
import { isSource, isTestCode, type SourceFile } from "./sources.ts";

export type Violation = {
  readonly path: string;
  readonly line: number;
  readonly specifier: string;
  readonly why: string;
};

type Room = {
  /** Rooms, or single doors of them. */
  readonly imports: readonly string[];
  /** What the room's source takes from npm. A room without a list takes what it likes, Node included. */
  readonly libraries?: readonly string[];
};

const PACKAGES = ["engine", "records", "bots", "protocol", "table", "client"];

const ROOMS = new Map<string, Room>([
  ["packages/engine", { imports: [], libraries: [] }],
  ["packages/records", { imports: ["engine"], libraries: ["zod"] }],
  ["packages/bots", { imports: ["engine", "records"], libraries: [] }],
  ["packages/protocol", { imports: ["engine", "bots/levels"], libraries: ["zod"] }],
  ["packages/table", { imports: ["engine", "records", "bots", "protocol"], libraries: [] }],
  [
    "packages/client",
    {
      imports: ["engine", "records", "bots", "protocol", "table"],
      libraries: ["@noble/hashes", "socket.io-client", "zustand"],
    },
  ],
  ["apps/server", { imports: PACKAGES }],
  ["apps/web", { imports: PACKAGES }],
  ["apps/cli", { imports: PACKAGES }],
]);

const GAMES = ["packages/engine/src/buck/", "packages/engine/src/euchre/"];
/** Passes messages between servers on, whatever is played. */
const RELAY = "apps/server/src/cluster/";
const KNOWS_GAMES = new Set(["engine", "records", "bots"]);
const SCOPE = "@buck/";
/** A door behind which a room keeps what other rooms' tests may use. */
const TEST_DOOR = /\/testing$/;

/** `doors` are the specifiers that packages offer in the `exports` of their package.json. */
export function checkBoundaries(files: readonly SourceFile[], doors: ReadonlySet<string>): Violation[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line }) => {
      const why = objection(file.path, specifier, doors);
      return why === null ? [] : [{ path: file.path, line, specifier: specifier ?? "import(…)", why }];
    }),
  );
}

export function describe({ path, line, specifier, why }: Violation): string {
  return `${path}:${line} imports "${specifier}": ${why}`;
}

function objection(path: string, specifier: string | null, doors: ReadonlySet<string>): string | null {
  const room = ROOMS.get(folderOf(path));
  if (room === undefined)
    return `${folderOf(path)} has no arrows yet; give it some in scripts/checks/boundaries.ts`;
  if (specifier === null) return isSource(path) ? "a computed import cannot be checked" : null;
  if (specifier.startsWith(".")) return relativeObjection(path, posix.join(path, "..", specifier));
  if (specifier.startsWith(SCOPE)) return roomObjection(path, room, specifier, doors);
  return isSource(path) ? libraryObjection(path, room, specifier) : null;
}

function relativeObjection(path: string, target: string): string | null {
  const folder = folderOf(target);
  if (folder !== folderOf(path) && (ROOMS.has(folder) || isPackageSource(path))) {
    return `a relative path must stay inside ${folderOf(path)}`;
  }
  if (isSource(path) && isTestCode(target)) return "source must not need test code";
  return gamesObjection(path, target);
}

function gamesObjection(path: string, target: string): string | null {
  const game = GAMES.find((folder) => path.startsWith(folder));
  const other = GAMES.find((folder) => `${target}/`.startsWith(folder));
  if (game === undefined || other === undefined || game === other) return null;
  return "the games never import each other; what they share lies beside them";
}

function roomObjection(
  path: string,
  room: Room,
  specifier: string,
  doors: ReadonlySet<string>,
): string | null {
  const name = specifier.slice(SCOPE.length).split("/")[0] ?? "";
  const own = folderOf(path).endsWith(`/${name}`);
  if (path.startsWith(RELAY) && KNOWS_GAMES.has(name)) return "the relay knows no rule, no game and no phase";
  if (own && isSource(path)) return "source names its own package; use a relative path";
  const isReached = room.imports.some((arrow) => SCOPE + arrow === specifier || arrow === name);
  if (!own && !isReached) return arrowsOf(path, room);
  if (TEST_DOOR.test(specifier) && isSource(path)) return "source must not need test code";
  return doors.has(specifier) ? null : `the exports of ${SCOPE}${name} do not offer it`;
}

function libraryObjection(path: string, { libraries }: Room, specifier: string): string | null {
  if (libraries === undefined || libraries.some((name) => isPartOf(name, specifier))) return null;
  if (specifier.startsWith("node:") || builtinModules.includes(specifier)) {
    return `${folderOf(path)} must run in a browser too, so it knows nothing of Node`;
  }
  return `${folderOf(path)} may take ${list(libraries)} from npm`;
}

function arrowsOf(path: string, { imports }: Room): string {
  return `${folderOf(path)} may import ${list(imports.map((name) => SCOPE + name))}`;
}

function list(names: readonly string[]): string {
  return names.length === 0 ? "nothing" : `only ${names.join(", ")}`;
}

function isPartOf(name: string, specifier: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}

function folderOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function isPackageSource(path: string): boolean {
  return path.startsWith("packages/") && isSource(path);
}
