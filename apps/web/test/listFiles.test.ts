import { expect, test } from "vitest";
import { withFiles } from "../build/listFiles.ts";

const WORKER = "const { id, files } = BUILD_FILES;";

function told(names: readonly string[]): { readonly id: string; readonly files: readonly string[] } {
  return JSON.parse(withFiles(WORKER, names).replace("const { id, files } = ", "").replace(";", ""));
}

test("the worker is told every file whose name changes with what is in it, in one order", () => {
  const { files } = told(["sw.js", "index.html", "assets/b-1.js", "assets/a-1.svg"]);
  expect(files).toEqual(["assets/a-1.svg", "assets/b-1.js"]);
  expect(told(["assets/b-1.js", "assets/a-1.svg"])).toEqual(told(["assets/a-1.svg", "assets/b-1.js"]));
});

test("another build has another name, the same build the same", () => {
  expect(told(["assets/a-1.js"]).id).not.toBe(told(["assets/a-2.js"]).id);
});

test("a worker that names no list, or names it twice, does not build", () => {
  expect(() => withFiles("const nothing = 1;", [])).toThrow("BUILD_FILES");
  expect(() => withFiles(WORKER + WORKER, [])).toThrow("BUILD_FILES");
});
