import type { Browser, CDPSession, Page } from "@playwright/test";
import { benchPacks } from "./engine/published.ts";
import { type PageBench, pageBench } from "./in-page.ts";

/** What is measured, in the order of the table. */
export const measures = [
  "start",
  "mount 30",
  "mount 300",
  "key 30",
  "key 300",
  "toggle 30",
  "toggle 300",
  "submit 30",
  "submit 300",
  "cards 500",
  "one card",
  "renders",
  "heap 300",
] as const;

export type Measure = (typeof measures)[number];

/** One sample of a peer: ms, but for `heap` (MB) and `renders`, which not every bundle counts. */
export type Sample = Readonly<Partial<Record<Measure, number>>>;

const slowness = 4;
const published = benchPacks();

/** Opens a primed page with a bundle in it, at rest; `start` is how long the bundle took to evaluate. */
async function withPage<T>(
  browser: Browser,
  code: string,
  screen: string,
  use: (page: Page, tools: CDPSession, start: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  // Isolated, so that the page's clock has a resolution of 5 µs.
  const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
  const body = '<!doctype html><meta charset="utf-8"><title>bench</title><div id="root"></div>';
  await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", headers, body }));
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto("http://localhost/");
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.evaluate(`window.pageBench = (${pageBench.toString()})()`);
  await page.evaluate(() => window.pageBench.prime());
  const packs = { [screen]: published[screen] ?? "" };
  const start = await page.evaluate(([text, read]) => window.pageBench.start(text, read), [code, packs] as const);
  await page.evaluate(() => window.pageBench.rest());
  const result = await use(page, tools, start);
  await context.close();
  if (faults.length > 0) throw new Error(`the page failed: ${faults[0]}`);
  return result;
}

declare global {
  interface Window {
    pageBench: PageBench;
  }
}

async function heap(tools: CDPSession): Promise<number> {
  await tools.send("HeapProfiler.collectGarbage");
  return (await tools.send("Runtime.getHeapUsage")).usedSize / 1_000_000;
}

function must<T extends { right: boolean }>(what: string, result: T): T {
  if (!result.right) throw new Error(`${what}: the page did not show what it should`);
  return result;
}

/** A part of a sample, in a page of its own. */
export type Part = (browser: Browser, code: string) => Promise<Sample>;

const form =
  (count: 30 | 300): Part =>
  (browser, code) =>
    withPage(browser, code, `bench-form-${count}`, async (page, tools, start): Promise<Sample> => {
      const mount = await page.evaluate((fields) => window.pageBench.mountForm(fields), count);
      await page.evaluate(() => window.pageBench.rest());
      const submit = await page.evaluate((fields) => window.pageBench.submit(fields), count);
      await page.evaluate((fields) => {
        window.bench?.unmount();
        window.pageBench.mountForm(fields);
      }, count);
      const used = await heap(tools);
      const key = must("key", await page.evaluate(() => window.pageBench.keys()));
      const toggle = must("toggle", await page.evaluate(() => window.pageBench.toggle()));
      return {
        [`mount ${count}`]: mount,
        [`key ${count}`]: key.time,
        [`toggle ${count}`]: toggle.time,
        [`submit ${count}`]: submit,
        ...(count === 30 ? { start } : { "heap 300": used }),
      };
    });

const list: Part = (browser, code) =>
  withPage(browser, code, "bench-list", async (page): Promise<Sample> => {
    const mount = await page.evaluate(() => window.pageBench.mountList(500));
    const { time, renders } = must("one card", await page.evaluate(() => window.pageBench.updateCard()));
    return { "cards 500": mount, "one card": time, ...(renders !== undefined && { renders }) };
  });

/** All parts of a sample; peers take turns part by part, so that whatever else the machine does meets all of them. */
export const parts: readonly Part[] = [form(30), form(300), list];
