import { expect, test } from "vitest";
import { cutChangelog, VERSIONED, versionIn } from "./release.ts";

const HEAD = "# Changelog\n\nWhat changes.\n\n## [Unreleased]\n\n";
const LAST = "## [0.1.0] - 2026-01-01\n\n- Cards.\n";

test("what is unreleased gets its version and its date", () => {
  const text = cutChangelog(`${HEAD}### Added\n\n- Chat.\n\n${LAST}`, "0.2.0", "2026-11-16");
  expect(text).toBe(`${HEAD}## [0.2.0] - 2026-11-16\n\n### Added\n\n- Chat.\n\n${LAST}`);
});

test("a changelog with nothing unreleased is refused", () => {
  expect(cutChangelog(HEAD + LAST, "0.2.0", "2026-11-16")).toBeNull();
});

test("there is one version", () => {
  expect(new Set(VERSIONED.map(versionIn)).size).toBe(1);
});
