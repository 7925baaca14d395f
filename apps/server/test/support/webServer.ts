import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openTestServer, temporaryFolder, type TestServer, type TestServerOptions } from "./testServer.ts";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="old" />
    <title>old</title>
  </head>
  <body><div id="app"></div><script type="module" src="./assets/app-1a2b.js"></script></body>
</html>
`;

/** A small web app, built. */
export function webFolder(): string {
  const webRoot = temporaryFolder();
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), PAGE);
  writeFileSync(join(webRoot, "sw.js"), "self;");
  writeFileSync(join(webRoot, "assets", "app-1a2b.js"), "globalThis.cards = 24;\n".repeat(500));
  return webRoot;
}

/** A server with a small web app. */
export async function openWithWeb(options: TestServerOptions = {}): Promise<TestServer> {
  return openTestServer({ webRoot: webFolder(), ...options });
}
