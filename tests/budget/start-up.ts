import type { Browser, BrowserContext } from "@playwright/test";

/** A slow device on a slow line, through the DevTools protocol. */
export interface Profile {
  /** How many times slower the processor is. */
  readonly slowness: number;
  /** ms */
  readonly latency: number;
  /** bits a second, down and up */
  readonly rate: number;
  /** There is no line at all. */
  readonly offline?: boolean;
}

/** One start of the app as it was measured. */
export interface Start {
  /** ms until the largest content was painted. */
  readonly painted: number;
  /** ms until typing reaches the app: its first field has come alive. */
  readonly usable: number;
  /** Sum of layout shifts. */
  readonly shift: number;
  /** Requests that went out before it could be used, the page itself included. */
  readonly requests: number;
}

interface Noted {
  painted: number;
  usable: number;
  shift: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Opens the login of a fresh visitor and notes how it starts. */
export async function measureStart(browser: Browser, url: string, profile?: Profile): Promise<Start> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const start = await noteVisit(context, url, profile);
  await context.close();
  return start;
}

/** Opens the login in a page of its own and notes how it starts. */
export async function noteVisit(context: BrowserContext, url: string, profile?: Profile): Promise<Start> {
  const page = await context.newPage();
  await page.addInitScript(noteStart);
  if (profile) {
    const tools = await context.newCDPSession(page);
    const bytes = profile.rate / 8;
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", {
      offline: profile.offline === true,
      latency: profile.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
    await tools.send("Emulation.setCPUThrottlingRate", { rate: profile.slowness });
  }
  await page.goto(`${url}/#/login`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.noted?.usable > 0, undefined, { timeout: 60_000 });
  // What is fetched ahead for later screens goes on long after the start is over.
  await page.waitForLoadState("load");
  const start = await page.evaluate(() => {
    const { noted } = window;
    const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < noted.usable);
    return { ...noted, requests: 1 + before.length };
  });
  await page.close();
  return start;
}

/** Runs in the page before anything else: paints, shifts, and the moment the first field is React's. */
function noteStart(): void {
  const noted: Noted = { painted: 0, usable: 0, shift: 0 };
  window.noted = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.painted = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) noted.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const field = document.querySelector("#root input");
    if (field && Object.keys(field).some((key) => key.startsWith("__reactProps"))) noted.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
