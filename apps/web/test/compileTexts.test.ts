import { expect, test } from "vitest";
import { compileCatalogue } from "../build/compileTexts.ts";

test("a message with parameters becomes a function, one without stays a string, and no line moves", () => {
  const code = `export const t = catalogue("x", {\n  plain: "Pass",\n  hello: "Hello \`{name}\`",\n});\n`;
  expect(compileCatalogue(code, "/apps/web/src/texts/x.ts")).toBe(
    'import { plural, select } from "./formatting.ts";' +
      'export const t = catalogue("x", {\n  plain: "Pass",\n  hello: ({name})=>`Hello \\`${name}\\``,\n});\n',
  );
});

test("choices become calls, and a number its amount", () => {
  const code = `const t = { a: "{n, plural, =0 {none} one {# {who}} other {{m, select, x {#} other {o}}}}" };`;
  expect(compileCatalogue(code, "/apps/web/src/texts/de/x.ts")).toBe(
    'import { plural, select } from "../formatting.ts";' +
      'const t = { a: ({n,who,m})=>`${plural(n,{"=0":`none`,"one":`${n} ${who}`,"other":`${select(m,{"x":`#`,"other":`o`})}`})}` };',
  );
});

test("a message that is none stops the build", () => {
  expect(() => compileCatalogue(`const t = { a: "Hello {name" };`, "/apps/web/src/texts/x.ts")).toThrow(
    "name",
  );
});
