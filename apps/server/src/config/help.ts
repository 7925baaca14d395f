import { variables } from "./config.ts";

/** What `--help` prints. */
export function helpText(): string {
  const rows = variables().map(({ name, fallback, meaning }) => {
    const before = fallback === "" ? "" : ` [${fallback}]`;
    return `  ${name.padEnd(24)} ${meaning}${before}`;
  });
  return [
    "Buck Euchre: serves the game in a browser. Everything is set by environment variables.",
    "",
    "  npm start                        installs, builds and serves",
    "  npm start -- --help              prints this",
    "  npm start -- --version           prints the version",
    "  npm start -- --backup <file>     copies the database, also while a server runs",
    "  npm start -- --copy-to-postgres  copies the database file to the PostgreSQL of DATABASE_URL",
    "",
    "Variables, with what holds when one is not set:",
    "",
    ...rows,
    "",
    "docs/hosting.md says more: proxies, backups, updates, a unit for systemd.",
  ].join("\n");
}
