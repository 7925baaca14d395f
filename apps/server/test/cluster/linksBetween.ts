import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import type { ProcessNode } from "./processNode.ts";

/** How many connections the servers have to each other: none of them has any business with another. */
export function linksBetween(nodes: readonly ProcessNode[]): number {
  const ports = new Set(nodes.flatMap(({ port, ownPort }) => [port, ownPort]));
  const called = new Map(connections().map(({ inode, remotePort }) => [inode, remotePort]));
  const links = nodes.flatMap(({ pid }) =>
    socketsOf(pid).filter((inode) => ports.has(called.get(inode) ?? 0)),
  );
  return links.length;
}

/** The kernel's list of TCP connections. */
function connections(): readonly { readonly inode: string; readonly remotePort: number }[] {
  const [, ...lines] = readFileSync("/proc/net/tcp", "utf8").trim().split("\n");
  return lines.map((line) => {
    const [, , remote = "", , , , , , , inode = ""] = line.trim().split(/\s+/);
    return { inode, remotePort: Number.parseInt(remote.split(":")[1] ?? "0", 16) };
  });
}

function socketsOf(pid: number | null): readonly string[] {
  if (pid === null) return [];
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((file) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${file}`))?.[1] ?? [];
    } catch {
      // Closed since the folder was read.
      return [];
    }
  });
}
