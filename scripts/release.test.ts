import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./checks/sources.ts";
import { cutChangelog, isNewer, setVersion, VERSIONED, versionIn } from "./release.ts";

const HEAD = "# Changelog\n\nWhat changes.\n\n";

test("what is unreleased gets its version and its date", () => {
  const changelog = `${HEAD}## [Unreleased]\n\n### Added\n\n- Chat.\n\n## [0.1.0] - 2026-01-01\n\n- Cards.\n`;
  expect(cutChangelog(changelog, "0.2.0", "2026-11-16")).toEqual({
    ok: true,
    text: `${HEAD}## [Unreleased]\n\n## [0.2.0] - 2026-11-16\n\n### Added\n\n- Chat.\n\n## [0.1.0] - 2026-01-01\n\n- Cards.\n`,
  });
});

test.each([
  ["nothing unreleased", `${HEAD}## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n- Cards.\n`],
  ["no section [Unreleased]", HEAD],
])("a changelog with %s is refused", (why, changelog) => {
  expect(cutChangelog(changelog, "0.2.0", "2026-11-16")).toEqual({
    ok: false,
    why: expect.stringContaining(why),
  });
});

test.each([
  ["0.2.0", "0.1.9", true],
  ["0.10.0", "0.9.0", true],
  ["1.0.0", "0.9.9", true],
  ["0.1.0", "0.1.0", false],
  ["0.0.9", "0.1.0", false],
  ["v0.2.0", "0.1.0", false],
  ["0.2", "0.1.0", false],
  ["", "0.1.0", false],
])("%j may follow %j: %s", (version, current, may) => {
  expect(isNewer(version, current)).toBe(may);
});

test("a manifest changes in its version alone", () => {
  const manifest = '{\n  "name": "x",\n  "version": "0.1.0",\n  "engines": { "version": "1" }\n}\n';
  expect(setVersion(manifest, "0.2.0")).toBe(manifest.replace("0.1.0", "0.2.0"));
});

const rooms = ["packages", "apps"].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((room) => `${folder}/${room}/package.json`),
);

test("there is one version", () => {
  const versions = ["package.json", ...rooms].map((path) => [path, versionIn(path)] as const);
  const current = versionIn("package.json");
  expect(versions.filter(([, version]) => version !== undefined)).toEqual(
    VERSIONED.map((path) => [path, current]),
  );
});

test("every package that the packed program is built from has a version", () => {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, "apps/cli/package.json"), "utf8"),
  );
  const own = Object.keys(devDependencies).filter((name) => devDependencies[name]?.startsWith("workspace:"));
  const manifests = own.map((name) => name.replace("@buck/", "packages/") + "/package.json");
  expect(VERSIONED).toEqual(expect.arrayContaining(manifests));
});

test("the changelog's newest release is not newer than the version", () => {
  const changelog = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8");
  const released = /^## \[(\d[^\]]*)\]/m.exec(changelog)?.[1] ?? "0.0.0";
  expect(isNewer(released, versionIn("package.json") ?? "")).toBe(false);
});
