import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(createApp()).listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no TCP port");
  origin = `http://localhost:${address.port}`;
});

afterAll(() => {
  server.close();
});

test.each([
  ["/", 200, "text/html", "<h1>Buck Euchre</h1>"],
  ["/healthz", 200, "application/json", '{"status":"ok"}'],
  ["/rules", 200, "text/plain", "# Buck Euchre"],
  ["/nowhere", 404, "text/html", "Cannot GET /nowhere"],
])("GET %s answers %i with %s", async (path, status, type, text) => {
  const response = await fetch(`${origin}${path}`);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain(type);
  expect(await response.text()).toContain(text);
});

test("the home page tells a screen reader its language, title and heading", async () => {
  const page = await (await fetch(origin)).text();
  expect(page).toMatch(/<html lang="en">[^]*<title>Buck Euchre<\/title>[^]*<main>[^]*<h1>/);
});
