import { mkdirSync, writeFileSync } from "node:fs";
import { isOver, tableOf } from "../tests/budget/row.ts";
import { routeSizes } from "../tests/budget/routes.ts";
import { secondVisits } from "../tests/budget/second-visit.ts";
import { screenSizes } from "../tests/budget/screens.ts";
import { builtSizes } from "../tests/budget/sizes.ts";
import { measureStart } from "../tests/budget/start-up.ts";
import { tapTimes } from "../tests/budget/taps.ts";
import { timings } from "../tests/budget/timing.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { buildApp } from "../publish/build/build-app.ts";
import { launchBrowser } from "../tests/browser/launch-browser.ts";
import { optionsOf, wholeOf } from "./options/options-of.ts";

// npm run budget [-- --timing [--runs 5]] [-- --routes]: what the app weighs, how quickly it starts, and what each route
// weighs and takes from a tap until it is painted, against what it may; of how it starts, also the second time (S29).
const { values } = optionsOf({
  timing: { type: "boolean", default: false },
  runs: { type: "string", default: "5" },
  routes: { type: "boolean", default: false },
});
const runs = wholeOf("--runs", values.runs);
await buildApp(process.cwd(), console.log);
const server = await startServer();
const browser = await launchBrowser();
try {
  const { requests } = await measureStart(browser, server.url);
  const rows = [
    ...builtSizes(process.cwd()),
    { name: "Requests before the login is usable", value: requests, limit: 4, unit: "requests" as const },
    ...(await screenSizes(server.url)),
    ...(await routeSizes(process.cwd(), server.url)),
    ...(values.routes ? await tapTimes(browser) : []),
    ...(values.timing ? await timings(browser, server.url, runs) : []),
    ...(values.timing ? await secondVisits(browser, server.url, runs) : []),
  ];
  console.log(tableOf(rows));
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/budget.json", `${JSON.stringify(rows, null, 2)}\n`);
  const over = rows.filter(isOver);
  console.log(over.length === 0 ? "Every budget is held." : `Over budget: ${over.map(({ name }) => name).join("; ")}.`);
  if (over.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
