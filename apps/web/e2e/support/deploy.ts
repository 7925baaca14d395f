import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SPEED, FAST_SERVER, WEB_ROOT } from "./builds.ts";
import { Server } from "./server.ts";

const PACKED = /\.(br|gz)$/;
/** The last script of the page; those before it hold what it needs of the build itself. */
const FIRST = /.*src="\.\/assets\/(?<name>[\w-]+\.js)"/s;
export const NEW_SCRIPT = "anew.js";

export interface Deployed {
  readonly url: string;
  readonly folder: string;
  remove(): Promise<void>;
}

/** A server whose web app is a copy of the build, in a folder of its own. */
export async function deployBuild(): Promise<Deployed> {
  const folder = await mkdtemp(join(tmpdir(), "buck-deploy-"));
  await cp(WEB_ROOT, folder, { recursive: true, filter: (file) => !PACKED.test(file) });
  const server = await Server.start({ entry: FAST_SERVER.entry, args: [String(SPEED), folder] });
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  return { url: server.url, folder, remove };
}

/** Replaces the build by a newer one: its first script, which all others know, has another name. */
export async function deployAnew(folder: string): Promise<void> {
  const first = FIRST.exec(await readFile(join(folder, "index.html"), "utf8"))?.groups?.["name"];
  if (first === undefined) throw new Error("The page has no script");
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => /\.(html|js|css)$/.test(each))) {
    const file = join(folder, name);
    const anew = (await readFile(file, "utf8")).replaceAll(first, NEW_SCRIPT);
    await writeFile(file, name === "sw.js" ? anew.replace(/"id":"\w+"/, '"id":"anew"') : anew);
    if (name.endsWith(first)) await rename(file, file.replace(first, NEW_SCRIPT));
  }
}
