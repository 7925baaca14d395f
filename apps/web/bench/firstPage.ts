import type { Browser, CDPSession } from "@playwright/test";
import { aim, kB, sum, table } from "./numbers.ts";
import { devTools, newPhone } from "./phone.ts";

/** What counts for the aim; fonts, pictures and what a socket says are shown apart. */
const COUNTED = ["html", "js", "css"] as const;
const KINDS = [...COUNTED, "font", "picture", "other"] as const;
type Kind = (typeof KINDS)[number];
const KIND_OF: readonly (readonly [RegExp, Kind])[] = [
  [/html/, "html"],
  [/javascript/, "js"],
  [/css/, "css"],
  [/font/, "font"],
  [/image/, "picture"],
];
const AIM = 1.2;
/** The last pictures are asked for when the page already counts as loaded. */
const SETTLE_MS = 1_000;

interface Received {
  readonly kind: Kind;
  /** With headers, as it came over the line. */
  transferred: number;
  unpacked: number;
}
type Encoding = "br" | "gzip";

function kindOf(mimeType: string): Kind {
  return KIND_OF.find(([pattern]) => pattern.test(mimeType))?.[1] ?? "other";
}

function listen(devtools: CDPSession): ReadonlyMap<string, Received> {
  const all = new Map<string, Received>();
  devtools.on("Network.responseReceived", ({ requestId, response: { mimeType } }) => {
    all.set(requestId, { kind: kindOf(mimeType), transferred: 0, unpacked: 0 });
  });
  devtools.on("Network.dataReceived", ({ requestId, dataLength }) => {
    const one = all.get(requestId);
    if (one !== undefined) one.unpacked += dataLength;
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = all.get(requestId);
    if (one !== undefined) one.transferred = encodedDataLength;
  });
  return all;
}

/** Everything a browser that was never here is sent until nothing more comes. */
async function receive(browser: Browser, url: string, encoding: Encoding): Promise<readonly Received[]> {
  const context = await newPhone(browser, url);
  const page = await context.newPage();
  const devtools = await devTools(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": encoding } });
  const received = listen(devtools);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLE_MS);
  await context.close();
  return [...received.values()];
}

function bytesOf(all: readonly Received[], kinds: readonly Kind[], what: "transferred" | "unpacked"): number {
  return sum(all.filter(({ kind }) => kinds.includes(kind)).map((one) => one[what]));
}

export interface Addresses {
  readonly ours: string;
  readonly bare: string;
}

export async function benchFirstPage(browser: Browser, { ours, bare }: Addresses): Promise<void> {
  const columns = [
    await receive(browser, ours, "gzip"),
    await receive(browser, bare, "gzip"),
    await receive(browser, ours, "br"),
    await receive(browser, bare, "br"),
  ];
  const [oursGzip = [], bareGzip = [], oursBr = [], bareBr = []] = columns;
  const row = (name: string, kinds: readonly Kind[]) => [
    name,
    ...columns.map((all) => kB(bytesOf(all, kinds, "transferred"))),
    kB(bytesOf(oursGzip, kinds, "unpacked")),
    kB(bytesOf(bareGzip, kinds, "unpacked")),
  ];
  console.log("\nfirst page, kB as a browser that was never here receives them, with headers");
  console.log(
    table([
      ["", "gzip: ours", "bare", "brotli: ours", "bare", "unpacked: ours", "bare"],
      ...KINDS.map((kind) => row(kind, [kind])),
      row(COUNTED.join(" + "), COUNTED),
      ["responses", ...columns.map((all) => String(all.length)), "", ""],
    ]),
  );
  const ratio = (mine: readonly Received[], other: readonly Received[]) =>
    bytesOf(mine, COUNTED, "transferred") / bytesOf(other, COUNTED, "transferred");
  const gzip = ratio(oursGzip, bareGzip);
  console.log(
    `  ratio ours / bare: ${gzip.toFixed(2)} with gzip, ${ratio(oursBr, bareBr).toFixed(2)} with brotli; ${aim(gzip <= AIM, `at most ${AIM} with gzip`)}`,
  );
}
