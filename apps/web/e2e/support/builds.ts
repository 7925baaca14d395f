import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";

const APPS = fileURLToPath(new URL("../../../", import.meta.url));
const FAST = "node_modules/.cache/fast-server";
const WEB = `${APPS}web`;

/** A server as it is started by `node`. */
export interface Start {
  readonly entry: string;
  readonly args: readonly string[];
}

/** How many times as fast the time of a table passes in most tests. */
export const SPEED = 10;

export const WEB_ROOT = `${WEB}/dist/`;

export const STARTS: Readonly<Record<"fast" | "real", Start>> = {
  fast: { entry: `${APPS}server/${FAST}/fastServer.js`, args: [String(SPEED), WEB_ROOT] },
  real: { entry: `${APPS}server/dist/main.js`, args: [] },
};

/** The app with its gallery, which no build for people has. */
export const GALLERY = { root: WEB, mode: "gallery", build: { outDir: "node_modules/.cache/gallery" } };

export async function buildGallery(): Promise<void> {
  await build({ ...GALLERY, logLevel: "warn", build: { ...GALLERY.build, emptyOutDir: true } });
}

/** Before all tests: what people are given, the same server with a fast clock beside it, and the gallery. */
export async function buildAll(): Promise<void> {
  const asPeopleDo = (app: string) =>
    promisify(execFile)("npm", ["run", "--silent", "build"], {
      cwd: APPS + app,
      shell: process.platform === "win32",
    });
  const out = { ssr: "test/fastServer.ts", outDir: FAST, emptyOutDir: true };
  await Promise.all([
    asPeopleDo("web"),
    asPeopleDo("server"),
    build({ root: `${APPS}server`, logLevel: "warn", build: out }),
    buildGallery(),
  ]);
}
