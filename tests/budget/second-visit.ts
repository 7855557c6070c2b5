import { type Browser, type BrowserContext, expect } from "@playwright/test";
import { layLine } from "../journeys/support/offline/line.ts";
import type { Row } from "./row.ts";
import { noteVisit, type Profile } from "./start-up.ts";

const slow: Profile = { slowness: 4, latency: 400, rate: 400_000 };
const visits: readonly { readonly name: string; readonly profile: Profile }[] = [
  { name: "Second visit, CPU ÷ 4, 400 ms, 400 kbps: largest paint", profile: slow },
  { name: "Second visit, CPU ÷ 4, without a line: largest paint", profile: { ...slow, offline: true } },
];

/** Most ms until the largest content is painted from what is kept (S29). */
const limit = 500;

/**
 * How quickly the login is painted again on a slow device, on a slow line and without one: the median of visits after
 * one that kept it, in ms. What a worker asks for is not held up by what slows down its page: the line itself is as
 * slow, or cut.
 */
export async function secondVisits(browser: Browser, server: string, runs: number): Promise<Row[]> {
  const line = await layLine(server);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  try {
    await firstVisit(context, line.url);
    const rows: Row[] = [];
    for (const { name, profile } of visits) {
      // There and back, and once more for the connection.
      line.slow(2 * profile.latency);
      if (profile.offline) line.cut();
      const painted: number[] = [];
      for (let run = 0; run < runs; run++) painted.push((await noteVisit(context, line.url, profile)).painted);
      const value = painted.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN;
      rows.push({ name, value, limit, unit: "ms" });
    }
    return rows;
  } finally {
    await context.close();
    await line.close();
  }
}

/** Until the page of the login is kept. */
async function firstVisit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/#/login`);
  const kept = () =>
    page.evaluate(async () => {
      const names = await (await caches.open("worker")).keys();
      return names.some((request) => request.url.includes("/worker/kept/"));
    });
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
  await page.close();
}
