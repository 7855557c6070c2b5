import type { Browser, CDPSession, Page } from "@playwright/test";
import { benchPacks } from "./engine/published.ts";
import { type PageBench, pageBench } from "./in-page.ts";
import { traceMarks } from "./trace-marks.ts";

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

/** A sample by the clock, and by the CPU time of the page's main thread, which other work on the machine does not lengthen. */
export interface Taken {
  readonly clock: Sample;
  readonly thread: Sample;
}

const slowness = 4;
const published = benchPacks();

/** Opens a primed page with a bundle in it, at rest, and times what is done there; `start` is how long the bundle took to evaluate. */
async function withPage(
  browser: Browser,
  code: string,
  screen: string,
  use: (page: Page, tools: CDPSession, start: number) => Promise<Sample>,
): Promise<Taken> {
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
  const marks = await traceMarks(browser);
  await name(page, "start");
  const start = await page.evaluate(([text, read]) => window.pageBench.start(text, read), [code, packs] as const);
  await page.evaluate(() => window.pageBench.rest());
  const clock = await use(page, tools, start);
  const thread = Object.fromEntries([...(await marks())].filter(([measure]) => measure in clock));
  await context.close();
  if (faults.length > 0) throw new Error(`the page failed: ${faults[0]}`);
  return { clock, thread };
}

/** Says in the page what is timed from now on. */
const name = (page: Page, measure: Measure | "nothing") =>
  page.evaluate((given) => window.pageBench.name(given), measure);

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
export type Part = (browser: Browser, code: string) => Promise<Taken>;

const form =
  (count: 30 | 300): Part =>
  (browser, code) =>
    withPage(browser, code, `bench-form-${count}`, async (page, tools, start): Promise<Sample> => {
      await name(page, `mount ${count}`);
      const mount = await page.evaluate((fields) => window.pageBench.mountForm(fields), count);
      await page.evaluate(() => window.pageBench.rest());
      await name(page, `submit ${count}`);
      const submit = await page.evaluate((fields) => window.pageBench.submit(fields), count);
      await name(page, "nothing");
      await page.evaluate((fields) => {
        window.bench?.unmount();
        window.pageBench.mountForm(fields);
      }, count);
      const used = await heap(tools);
      await name(page, `key ${count}`);
      const key = must("key", await page.evaluate(() => window.pageBench.keys()));
      await name(page, `toggle ${count}`);
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
    await name(page, "cards 500");
    const mount = await page.evaluate(() => window.pageBench.mountList(500));
    await name(page, "one card");
    const { time, renders } = must("one card", await page.evaluate(() => window.pageBench.updateCard()));
    return { "cards 500": mount, "one card": time, ...(renders !== undefined && { renders }) };
  });

/** All parts of a sample; peers take turns part by part, so that whatever else the machine does meets all of them. */
export const parts: readonly Part[] = [form(30), form(300), list];
