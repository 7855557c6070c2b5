import { existsSync } from "node:fs";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { type PageBench, pageBench } from "./in-page.ts";

/** One sample of a peer: ms, but for `heap` (MB) and `renders`. */
export type Sample = Record<Measure, number>;

/** What is measured, in the order of the table. */
export const measures = [
  "evaluate",
  "mount 30",
  "mount 300",
  "key 30",
  "key 300",
  "toggle 30",
  "toggle 300",
  "submit 30",
  "submit 300",
  "cards 500",
  "card update",
  "renders",
  "heap",
] as const;

export type Measure = (typeof measures)[number];

const debian = "/usr/bin/chromium-headless-shell";
const slowness = 4;

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(debian) && { executablePath: debian }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

/** Opens a page with a bundle in it; gives what can be measured there and how long the bundle took to evaluate. */
async function withPage<T>(
  browser: Browser,
  code: string,
  use: (page: Page, tools: CDPSession, evaluated: number) => Promise<T>,
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
  const evaluated = await page.evaluate((text) => {
    const script = document.createElement("script");
    script.textContent = text;
    const start = performance.now();
    document.head.append(script);
    return performance.now() - start;
  }, code);
  await page.evaluate(`window.pageBench = (${pageBench.toString()})()`);
  const result = await use(page, tools, evaluated);
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

const formSample = (browser: Browser, code: string, count: 30 | 300) =>
  withPage(browser, code, async (page, tools, evaluated) => {
    const mount = await page.evaluate((fields) => window.pageBench.mountForm(fields), count);
    const used = await heap(tools);
    const submit = await page.evaluate((fields) => window.pageBench.submit(fields), count);
    await page.evaluate((fields) => {
      window.bench?.unmount();
      window.pageBench.mountForm(fields);
    }, count);
    const key = must("key", await page.evaluate(() => window.pageBench.keys()));
    const toggle = must("toggle", await page.evaluate(() => window.pageBench.toggle()));
    return { evaluated, mount, submit, key: key.time, toggle: toggle.time, heap: used };
  });

const listSample = (browser: Browser, code: string) =>
  withPage(browser, code, async (page) => {
    const mount = await page.evaluate(() => window.pageBench.mountList(500));
    return { mount, update: must("card update", await page.evaluate(() => window.pageBench.updateCard())) };
  });

/** A part of a sample, in a page of its own. */
export type Part = (browser: Browser, code: string) => Promise<Partial<Sample>>;

const form =
  (count: 30 | 300): Part =>
  async (browser, code) => {
    const { evaluated, mount, submit, key, toggle, heap: used } = await formSample(browser, code, count);
    return {
      [`mount ${count}`]: mount,
      [`key ${count}`]: key,
      [`toggle ${count}`]: toggle,
      [`submit ${count}`]: submit,
      ...(count === 30 ? { evaluate: evaluated } : { heap: used }),
    };
  };

const list: Part = async (browser, code) => {
  const { mount, update } = await listSample(browser, code);
  return { "cards 500": mount, "card update": update.time, renders: update.renders };
};

/** All parts of a sample; peers take turns part by part, so that whatever else the machine does meets both. */
export const parts: readonly Part[] = [form(30), form(300), list];
