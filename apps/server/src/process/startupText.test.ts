import type { networkInterfaces } from "node:os";
import { expect, test, vi } from "vitest";
import { parseConfig } from "./config.ts";
import { failureText, openedText } from "./startupText.ts";

vi.mock("node:os", () => ({
  networkInterfaces: (): Partial<ReturnType<typeof networkInterfaces>> => ({
    lo: [entry("127.0.0.1", "IPv4", true)],
    wlan0: [entry("192.168.1.20", "IPv4", false), entry("fe80::1", "IPv6", false)],
  }),
}));

vi.mock("./version.ts", () => ({ VERSION: "1.2.3" }));

function entry(address: string, family: "IPv4" | "IPv6", internal: boolean) {
  const common = { address, netmask: "", mac: "", internal, cidr: null };
  return family === "IPv4" ? { ...common, family } : { ...common, family, scopeid: 0 };
}

function greet(variables: Record<string, string>): readonly string[] {
  const result = parseConfig(variables);
  return result.ok ? openedText(result.config, 3000).split("\n") : [result.message];
}

test.each([
  [
    {},
    [
      "Buck Euchre 1.2.3 is open at http://localhost:3000",
      "  phones on the same network: http://192.168.1.20:3000",
    ],
  ],
  [{ HOST: "127.0.0.1" }, ["Buck Euchre 1.2.3 is open at http://127.0.0.1:3000"]],
  [
    { HOST: "127.0.0.1", PUBLIC_URL: "https://cards.example.org" },
    ["Buck Euchre 1.2.3 is open at http://127.0.0.1:3000", "  everybody else: https://cards.example.org"],
  ],
])("with %o people are told where it is open", (variables, lines) => {
  expect(greet(variables)).toEqual(lines);
});

const CLUSTER = { DATABASE_URL: "postgres://buck:secret@db.example.org/buck", NODE_NAME: "b" };
const lookUp = (hostname: string) => ({
  code: "ENOTFOUND",
  syscall: "getaddrinfo",
  hostname,
  message: `getaddrinfo ENOTFOUND ${hostname}`,
});
const taken = (port: number) => ({ code: "EADDRINUSE", syscall: "listen", port, message: "in use" });

test.each([
  [
    { HOST: "nowhere.example.org" },
    lookUp("nowhere.example.org"),
    "HOST is nowhere.example.org, which was not found.",
  ],
  [
    CLUSTER,
    lookUp("db.example.org"),
    "The database at db.example.org could not be opened: getaddrinfo ENOTFOUND db.example.org",
  ],
  [
    CLUSTER,
    taken(3000),
    "Port 3000 is already in use. Stop the other program, or choose another port: PORT=3001 npm start",
  ],
])(
  "with %o a start that fails with %o is explained by the setting that is wrong",
  (variables, error, sentence) => {
    const result = parseConfig(variables);
    if (!result.ok) throw new Error(result.message);
    expect(failureText(Object.assign(new Error(error.message), error), result.config)).toBe(sentence);
  },
);
