// Builds the server, the page and the terminal program, and lays them beside each other as main.js finds them.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here("dist"), { recursive: true, force: true });
for (const app of ["server", "web", "cli"]) {
  execFileSync("npm", ["run", "build", "--prefix", here(`../${app}`)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
// The server looks for the page where it is in the repository: beside its own folder.
cpSync(here("../server/dist"), here("dist/server/dist"), { recursive: true });
cpSync(here("../web/dist"), here("dist/web/dist"), { recursive: true });
cpSync(here("../cli/dist"), here("dist/terminal"), { recursive: true });
cpSync(here("../cli/pack.txt"), here("dist/pack.txt"));
