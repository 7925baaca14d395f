import { posix } from "node:path";
import { importsOf } from "./imports.ts";
import type { SourceFile } from "./sources.ts";

/** One import that makes `from` need `to`: two neighbours in one folder, each a folder or a file. */
export type Edge = {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly line: number;
};

type Graph = ReadonlyMap<string, readonly Edge[]>;

/**
 * The shortest ring through each folder that needs itself by way of its neighbours, at every depth of src. A type
 * counts as well: whoever reads the one folder must know the other. Rings of files alone are left to the linter
 * (import/no-cycle).
 */
export function findFolderCycles(files: readonly SourceFile[]): Edge[][] {
  const graph = graphOf(files.flatMap(edgesOf));
  const shown = new Set<string>();
  return [...graph.keys()].filter(isFolder).flatMap((folder) => {
    const ring = shown.has(folder) ? null : shortestRing(graph, folder);
    for (const { from } of ring ?? []) shown.add(from);
    return ring === null ? [] : [ring];
  });
}

export function describeCycle(ring: readonly Edge[]): string {
  const folders = [ring.at(-1)?.to ?? "", ...ring.map(({ to }) => to)];
  const names = folders.map((folder) => posix.basename(folder));
  return [
    `${posix.dirname(folders[0] ?? "")}: ${names.join(" -> ")} is a ring`,
    ...ring.map(({ path, line }, index) => `  ${names[index]} needs ${names[index + 1]}: ${path}:${line}`),
  ].join("\n");
}

function edgesOf(file: SourceFile): Edge[] {
  return importsOf(file).flatMap(({ specifier, line }) => {
    if (!specifier?.startsWith(".")) return [];
    const [from, to] = whereTheyPart(file.path, posix.join(file.path, "..", specifier));
    return from === to || !from.includes("/src/") ? [] : [{ from, to, path: file.path, line }];
  });
}

/** The two neighbours below the deepest folder that both paths share. */
function whereTheyPart(path: string, target: string): readonly [string, string] {
  const [ours, theirs] = [path.split("/"), target.split("/")];
  const shared = ours.findIndex((name, index) => name !== theirs[index]);
  const neighbour = (names: readonly string[]) => names.slice(0, shared + 1).join("/");
  return [neighbour(ours), neighbour(theirs)];
}

function graphOf(edges: readonly Edge[]): Graph {
  const graph = new Map<string, Edge[]>();
  for (const edge of edges) graph.set(edge.from, [...(graph.get(edge.from) ?? []), edge]);
  return graph;
}

/** Breadth first from `start` until an edge leads back to it. */
function shortestRing(graph: Graph, start: string): Edge[] | null {
  const seen = new Set<string>();
  const ways: Edge[][] = [[]];
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const edge of graph.get(way.at(-1)?.to ?? start) ?? []) {
      if (edge.to === start) return [...way, edge];
      if (!seen.has(edge.to)) ways.push([...way, edge]);
      seen.add(edge.to);
    }
  }
  return null;
}

function isFolder(name: string): boolean {
  return posix.extname(name) === "";
}
