import { expect, test } from "vitest";
import { previewOf } from "../src/http/previews.ts";
import { RawClient } from "./support/rawClient.ts";
import { makeTable, NO_LIMITS, QUICK, type TestServer } from "./support/testServer.ts";
import { openWithWeb } from "./support/webServer.ts";

const PUBLIC = "https://cards.example.org";

test("a link preview says the same of every code that is no table", async () => {
  const { url } = await openWithWeb();
  const pages = await Promise.all(
    ["ACDE-FGHJ-2345", "AAAA-AAAA-AAAA", `"><script>alert(1)</script>`].map(async (code) =>
      (await fetch(`${url}/t/${encodeURIComponent(code)}`)).text(),
    ),
  );
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).not.toContain("ACDE");
});

/** The preview of a new table as messengers read it. */
async function newTablePreview({ url }: TestServer, { title, name }: { title: string; name: string }) {
  const { code } = await makeTable(url, { ...QUICK, title }, name);
  const page = await (await fetch(`${url}/t/${code}`)).text();
  const properties = page.matchAll(/<meta property="og:(\w+)" content="([^"]*)" \/>/g);
  return { page, contents: new Map([...properties].map(([, key, text]) => [key, text])) };
}

test("a link preview tells the title and who waits, and shows a picture", async () => {
  const server = await openWithWeb();
  const { contents } = await newTablePreview(server, { title: "Friday", name: "Ann" });
  expect(Object.fromEntries(contents)).toEqual({
    type: "website",
    site_name: "Buck Euchre",
    title: "Friday: Buck Euchre",
    description: "Ann is waiting for three more.",
    image: `${server.url}/preview.png`,
  });
});

test("a link preview shows its picture at the public address", async () => {
  const server = await openWithWeb({ config: { publicUrl: PUBLIC } });
  const { contents } = await newTablePreview(server, { title: "", name: "Ann" });
  expect(contents.get("image")).toBe(`${PUBLIC}/preview.png`);
  expect(contents.get("title")).toBe("A Buck Euchre table");
});

test("names and titles are text in a link preview", async () => {
  const server = await openWithWeb();
  const { page } = await newTablePreview(server, { title: `"><b>$&$'`, name: "<i>&'" });
  expect(page).toContain(`content="&quot;&gt;&lt;b&gt;$&amp;$&#39;: Buck Euchre"`);
  expect(page).toContain("<title>&quot;&gt;&lt;b&gt;$&amp;$&#39;: Buck Euchre</title>");
  expect(page).toContain(`content="&lt;i&gt;&amp;&#39; is waiting for three more."`);
});

test("who guesses codes by their pages learns nothing after twenty, not even of a table that is there", async () => {
  const server = await openWithWeb({
    rates: { ...NO_LIMITS, wrongCodes: { burst: 20, perSecond: 1e-9 } },
  });
  const { code: known } = await makeTable(server.url);
  const titleOf = async (code: string) =>
    /<title>([^<]*)/.exec(await (await fetch(`${server.url}/t/${code}`)).text())?.[1];
  expect(await titleOf(known)).toBe("A Buck Euchre table");
  for (let guess = 0; guess < 20; guess += 1) await titleOf("AAAA-AAAA-AAAA");
  expect(await titleOf(known)).toBe("A seat at our Buck Euchre table");
});

test("to open a dead link costs one wrong code, and a page pays for one socket only", async () => {
  const { url } = await openWithWeb({
    rates: { ...NO_LIMITS, wrongCodes: { burst: 4, perSecond: 1e-9 } },
  });
  const { code } = await makeTable(url);
  const dead = "ACDE-FGHJ";
  const knock = (table: string) => new RawClient({ url, table }).refused();
  const openLink = async (table: string) => {
    await fetch(`${url}/t/${table.toLowerCase()}`);
    return knock(table);
  };
  for (let times = 0; times < 3; times += 1) expect(await openLink(dead)).toBe("NO_SUCH_TABLE");
  expect((await new RawClient({ url, table: code }).arrived()).frame.you.role).toBe("visitor");
  expect([await openLink(dead), await knock(dead), await openLink(dead), await openLink(code)]).toEqual([
    "NO_SUCH_TABLE",
    "SERVER_BUSY",
    "SERVER_BUSY",
    "SERVER_BUSY",
  ]);
});

test.each([
  [["Ann"], 3, "lobby", "Ann is waiting for three more."],
  [["Ann"], 5, "lobby", "Ann is waiting for five more."],
  [["Ann", "Ben", "Cleo"], 1, "lobby", "Ann, Ben and Cleo are waiting for one more."],
  [["Ann", "Ben"], 0, "lobby", "Ann and Ben are about to start."],
  [["Ann"], 0, "playing", "Ann is playing."],
  [[], 4, "lobby", "Nobody is here yet."],
] as const)("a preview with %j and %i empty seats in the %s says %s", (names, emptySeats, stage, said) => {
  const invitation = { title: "", game: "euchre", stage, names, emptySeats } as const;
  expect(previewOf(invitation, "watcher")).toEqual({
    title: "Watch a classic Euchre table",
    description: said,
  });
});
