import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";

const APPS = fileURLToPath(new URL("../../../", import.meta.url));
const FAST = "node_modules/.cache/fast-server";
export const WEB = `${APPS}web`;

/** A server as it is started by `node`. */
export interface Start {
  readonly entry: string;
  readonly args: readonly string[];
  /** Settings of this server alone. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How many times as fast the time of a table passes in tests. */
export const SPEED = 10;

export const WEB_ROOT = `${WEB}/dist/`;

export const FAST_SERVER: Start = {
  entry: `${APPS}server/${FAST}/fastServer.js`,
  args: [String(SPEED), WEB_ROOT],
};

/** The app with its gallery, which no build for people has. */
export const GALLERY = {
  root: WEB,
  mode: "gallery",
  // Its scenes are opened at their own addresses, and no server tells their pages where files are.
  base: "/",
  build: { outDir: "node_modules/.cache/gallery" },
};

export async function buildGallery(): Promise<void> {
  await build({ ...GALLERY, logLevel: "warn", build: { ...GALLERY.build, emptyOutDir: true } });
}

/** Before all tests: the web app that people are given, a server with a fast clock, and the gallery. */
export async function buildAll(): Promise<void> {
  const webApp = promisify(execFile)("npm", ["run", "--silent", "build"], {
    cwd: WEB,
    shell: process.platform === "win32",
  });
  const out = { ssr: "test/fastServer.ts", outDir: FAST, emptyOutDir: true };
  await Promise.all([webApp, build({ root: `${APPS}server`, logLevel: "warn", build: out }), buildGallery()]);
}
