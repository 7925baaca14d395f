import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./freePort.ts";

const HOSTING = fileURLToPath(new URL("../../../../docs/hosting.md", import.meta.url));
const BELOW_A_PATH = /### Below a path[^]*?```nginx\n([^]*?)```/;

export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Real nginx with the example of docs/hosting.md, in front of a server below the path `base`. */
export async function startNginx(server: URL, base: string): Promise<Proxy> {
  const [, example] = BELOW_A_PATH.exec(await readFile(HOSTING, "utf8")) ?? [];
  if (example === undefined) throw new Error("docs/hosting.md has no example for a path");
  const folder = await mkdtemp(join(tmpdir(), "buck-nginx-"));
  const port = await freePort();
  const locations = example.replace("/cards/", base).replace("127.0.0.1:3000", server.host);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `daemon off; pid ${folder}/pid; error_log stderr crit; events {}
    http { access_log off; ${temporary.join(" ")} server { listen 127.0.0.1:${port}; ${locations} } }`;
  await writeFile(join(folder, "nginx.conf"), config);
  const child = spawn("nginx", ["-p", folder, "-e", "stderr", "-c", "nginx.conf"], { stdio: "inherit" });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url + base))) {
    if (child.exitCode !== null) throw new Error("nginx ended");
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
