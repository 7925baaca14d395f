import { once } from "node:events";
import { createServer, request as requestFrom, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openTestServer } from "../../test/support/testServer.ts";
import type { Config } from "./config.ts";
import { check, checkText } from "./check.ts";

interface ProxyFaults {
  readonly dropsHost?: boolean;
  readonly namesNoCaller?: boolean;
  readonly dropsUpgrade?: boolean;
  readonly cutsAfterMs?: number;
}

const headersFor = (
  request: IncomingMessage,
  faults: ProxyFaults,
  target: URL,
): IncomingMessage["headers"] => {
  const before = request.headers["x-forwarded-for"];
  const chain = [...(before === undefined ? [] : [before]), request.socket.remoteAddress].join(", ");
  return {
    ...request.headers,
    host: faults.dropsHost ? target.host : (request.headers.host ?? ""),
    ...(faults.namesNoCaller ? {} : { "x-forwarded-for": chain }),
  };
};

/** A proxy as hosts put before their server, broken as asked. */
async function openProxy(target: URL, faults: ProxyFaults): Promise<URL> {
  const sockets = new Set<Socket>();
  const proxy = createServer((request, response) => {
    const { method, url } = request;
    const { upgrade: _, connection: __, ...headers } = headersFor(request, faults, target);
    const onward = requestFrom(new URL(url ?? "/", target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  proxy.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  if (!faults.dropsUpgrade) {
    proxy.on("upgrade", (request, socket, head) => {
      const onward = connect(Number(target.port), target.hostname, () => {
        const headers = Object.entries(headersFor(request, faults, target)).map(
          ([name, value]) => `${name}: ${String(value)}\r\n`,
        );
        onward.write(`GET ${request.url} HTTP/1.1\r\n${headers.join("")}\r\n`);
        onward.write(head);
        socket.pipe(onward).pipe(socket);
      });
      for (const end of [socket, onward]) end.on("error", () => {}).on("close", () => onward.destroy());
      if (faults.cutsAfterMs !== undefined) setTimeout(() => socket.destroy(), faults.cutsAfterMs);
    });
  }
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const address = proxy.address();
  return new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
}

async function faultsBehind(config: Partial<Config>, broken: ProxyFaults, holdMs = 50) {
  const { url } = await openTestServer({ config });
  const findings = await check(await openProxy(new URL(url), broken), { holdMs });
  return findings.flatMap(({ name, fault }) => (fault === null ? [] : [[name, fault]]));
}

test("a good proxy has nothing to change", async () => {
  expect(await faultsBehind({ trustProxy: 1 }, {})).toEqual([]);
});

test.each<[string, Partial<Config>, ProxyFaults, [string, RegExp][]]>([
  [
    "a proxy that drops Host",
    { trustProxy: 1 },
    { dropsHost: true },
    [
      ["host name", /let the proxy pass on the Host header/],
      ["pages at this address", /set PUBLIC_URL=/],
    ],
  ],
  ["TRUST_PROXY too low", {}, {}, [["caller's address", /shares its limits: set TRUST_PROXY=1\.$/]]],
  [
    "TRUST_PROXY too high",
    { trustProxy: 2 },
    {},
    [["caller's address", /make up an address .* set TRUST_PROXY=1\.$/]],
  ],
  [
    "a proxy that names no caller",
    { trustProxy: 1 },
    { namesNoCaller: true },
    [["caller's address", /set X-Forwarded-For/]],
  ],
  [
    "a proxy without WebSockets",
    { trustProxy: 1 },
    { dropsUpgrade: true },
    [["WebSocket", /let it forward Upgrade/]],
  ],
])("%s", async (_, config, broken, expected) => {
  const found = await faultsBehind(config, broken);
  expect(found).toEqual(expected.map(([name, fault]) => [name, expect.stringMatching(fault)]));
});

test("a proxy that cuts quiet connections", async () => {
  const found = await faultsBehind({ trustProxy: 1 }, { cutsAfterMs: 200 }, 60_000);
  expect(found).toEqual([["quiet connections", expect.stringMatching(/cut after 0\.\d s/)]]);
});

test("an address without encryption that is not this machine's own", async () => {
  const { url } = await openTestServer();
  const [tls] = await check(new URL(url.replace("127.0.0.1", "[::ffff:127.0.0.1]")), { holdMs: 50 });
  expect(tls?.fault).toMatch(/let the proxy serve https/);
});

test("nothing there, and something else there", async () => {
  const other = createServer((_request, response) => response.end("hello")).listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const url = new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
  expect((await check(url))[1]?.fault).toMatch(/^Something other than Buck Euchre answers/);
  other.close();
  await once(other, "close");
  const findings = await check(url);
  expect(findings[1]?.fault).toMatch(/^Nothing answers at/);
  expect(checkText(url, findings)).toMatch(
    /\nNO {2}reachable\n {4}Nothing answers .*\nOne thing needs to change\.$/,
  );
});
