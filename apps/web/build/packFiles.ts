import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Letters and pictures of other kinds are packed already; the html is completed by the server for each address. */
const PACKABLE = /\.(js|css|svg|webmanifest)$/;

/**
 * Writes each file a second and a third time, packed as small as brotli and gzip can: that takes too long to be done
 * while somebody waits. The server hands these out.
 */
export function packFiles(): Plugin {
  let folder = "";
  return {
    name: "pack-files",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => packFolder(folder),
  };
}

export async function packFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => PACKABLE.test(file)).map((file) => packFile(join(folder, file))));
}

async function packFile(file: string): Promise<void> {
  const content = await readFile(file);
  const packed = {
    br: await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < content.length) await writeFile(`${file}.${ending}`, bytes);
  }
}
