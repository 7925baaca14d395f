import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../support/freePort.ts";
import type { RoutedNode } from "../support/routingProxy.ts";
import type { Balancer } from "./clusterRun.ts";
import { TcpProxy } from "./tcpProxy.ts";

export const BALANCERS = ["haproxy", "caddy", "nginx"] as const;
export type BalancerName = (typeof BALANCERS)[number];

const GUIDE = new URL("../../../../docs/hosting.md", import.meta.url);
const LOOK_AGAIN_MS = 50;
const STARTS_WITHIN_MS = 10_000;

interface Kind {
  /** What its example becomes on this machine: without TLS, and in a folder of its own. */
  readonly configOf: (example: string, port: number, folder: string) => string;
  /** The lines that read the name. */
  readonly map: RegExp;
  readonly command: (file: string) => readonly [program: string, ...args: string[]];
}

const KINDS: Readonly<Record<BalancerName, Kind>> = {
  haproxy: {
    configOf: (example, port) => example.replace(/bind :443.*/, `bind 127.0.0.1:${port}`),
    map: /^ *use_backend .*\n/gm,
    command: (file) => ["haproxy", "-db", "-f", file],
  },
  caddy: {
    configOf: (example, port) =>
      `{\n  admin off\n  auto_https off\n}\n\n${example.replace(/^cards\.example\.org/m, `http://:${port}`)}`,
    map: /^ *reverse_proxy @.*\n.*\n *}\n/gm,
    command: (file) => ["caddy", "run", "--adapter", "caddyfile", "--config", file],
  },
  nginx: {
    configOf: (example, port, folder) => {
      const http = example
        .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
        .replaceAll(/ *ssl_.*\n/g, "");
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      return `daemon off;\nuser root;\npid ${join(folder, "pid")};\nerror_log stderr;\nevents { worker_connections 1024; }\nhttp {\naccess_log off;\n${paths.join("\n")}\n${http}}\n`;
    },
    map: /^ *[abc] node_[abc];\n/gm,
    command: (file) => ["nginx", "-c", file],
  },
};

/** The balancer of a Debian package, with its example of docs/hosting.md as it stands there. */
export async function openRealBalancer(
  name: BalancerName,
  nodes: readonly RoutedNode[],
  { ignoresNode = false } = {},
): Promise<Balancer> {
  const { configOf, map, command } = KINDS[name];
  const folder = mkdtempSync(join(tmpdir(), `buck-${name}-`));
  mkdirSync(join(folder, "home"));
  const port = await freePort();
  const file = join(folder, "config");
  const example = nodes.reduce(
    (text, node, index) => text.replaceAll(`10.0.0.${index + 1}:3000`, `127.0.0.1:${node.port}`),
    exampleFor(name),
  );
  const config = configOf(ignoresNode ? example.replaceAll(map, "") : example, port, folder);
  writeFileSync(file, config);
  const [program, ...args] = command(file);
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: join(folder, "home") },
  });
  let said = "";
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const ended = once(child, "exit");
  await answers(`http://127.0.0.1:${port}/upz`).catch((error: unknown) => {
    throw new Error(`${name}: ${said}`, { cause: error });
  });

  const ways: TcpProxy[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    // Every second person sits behind a network that lets no WebSocket through, and each has an address of their own.
    const way = { from: `127.0.0.${person + 2}`, stopsWebSockets: person % 2 === 1 };
    ways.push(await TcpProxy.open(() => port, way));
  }
  return {
    urlFor: (person) => `http://127.0.0.1:${ways[person % PEOPLE]?.port}`,
    cut: () => {},
    close: async () => {
      for (const way of ways) await way.close();
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const PEOPLE = 16;

function exampleFor(name: BalancerName): string {
  const [, chapter = ""] = readFileSync(GUIDE, "utf8").split("## Several machines");
  const example = new RegExp(`\`\`\`${name}\\n([\\s\\S]*?)\`\`\``).exec(chapter)?.[1];
  if (example === undefined) throw new Error(`docs/hosting.md has no example for ${name}`);
  return example;
}

async function answers(url: string): Promise<void> {
  for (const end = performance.now() + STARTS_WITHIN_MS; ; await wait(LOOK_AGAIN_MS)) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (performance.now() > end) throw new Error(`nobody answers at ${url}`);
  }
}
