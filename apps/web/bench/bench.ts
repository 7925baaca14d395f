import { cpus, loadavg } from "node:os";
import { launchBrowser } from "../e2e/browser.ts";
import { benchAtTable } from "./atTable.ts";
import { servePage } from "./builds.ts";
import { benchFindings } from "./findings.ts";
import { benchFirstPage } from "./firstPage.ts";
import { benchLoading } from "./loading.ts";
import { benchKeptGames } from "./keptGames.ts";
import { benchReview } from "./review.ts";

const [load = 0] = loadavg();
const start = performance.now();
const ours = await servePage("ours");
const bare = await servePage("bare");
const browser = await launchBrowser();
const addresses = { ours: ours.url, bare: bare.url };
console.log(
  `web: Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)}`,
);
if (load > 1)
  console.log("This machine is busy with other things: times and frames are worse than they are.");
const parts = {
  size: () => benchFirstPage(browser, addresses),
  loading: () => benchLoading(browser, addresses),
  table: () => benchAtTable(browser, ours.url),
  review: () => benchReview(browser, ours.url),
  games: () => benchKeptGames(browser, ours.url),
  lighthouse: () => benchFindings(addresses),
};
const wanted = process.argv.slice(2);
try {
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await run();
  }
} finally {
  await browser.close();
  await Promise.all([ours.stop(), bare.stop()]);
}
console.log(
  `\nweb: ${((performance.now() - start) / 1000).toFixed(0)} s, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`,
);
