import type { Browser, Page } from "@playwright/test";
import { Sandbox } from "../journeys/support/sandbox.ts";
import { startServer } from "../journeys/support/server.ts";
import { everythingOn } from "../journeys/support/tour/everything-on.ts";
import { Tour } from "../journeys/support/tour/tour.ts";
import type { Row } from "./row.ts";

/** Most that may pass from a tap until the screen is painted, in ms. */
const limit = 1000;
const profile = { slowness: 4, latency: 562, rate: 1_440_000 };

/** Time from a tap to the painted screen, and to its data, for each route: CPU ÷ 4, slow 4G, documents and code at hand. */
export async function tapTimes(browser: Browser): Promise<Row[]> {
  const documents = everythingOn();
  const { url, stop } = await startServer(documents.root);
  try {
    return await tapsAt(browser, url);
  } finally {
    await stop();
    documents.remove();
  }
}

async function tapsAt(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
  const page = await context.newPage();
  const sandbox = new Sandbox(url);
  await sandbox.reset();
  await sandbox.fault("/notice/list", { status: 3198, times: 1000 });
  const rows: Row[] = [];
  const tour = new Tour(page, url, sandbox, {}, async (address, screen) => {
    await fetchedAhead(page);
    await throttle(page, profile);
    const { painted, whole } = await page.evaluate(tap, { address, screen });
    await throttle(page, { slowness: 1, latency: 0, rate: 0 });
    rows.push({ name: `${address.split("?")[0]}: tap to painted`, value: painted, limit, unit: "ms" });
    rows.push({ name: `${address.split("?")[0]}: tap to its data`, value: whole, unit: "ms" });
  });
  const missed = await tour.go(async () => undefined);
  await context.close();
  if (missed.length > 0) throw new Error(missed.join("\n"));
  return rows;
}

/** Waits until the page has fetched what the next screens need; the widgets with fields are the last of it. */
const fetchedAhead = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/fields-[^/]*\.js/.test(name)),
  );

async function throttle(page: Page, { slowness, latency, rate }: typeof profile): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const bytes = rate === 0 ? -1 : rate / 8;
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await tools.detach();
}

/** Runs in the page: goes to an address and waits for the frame that shows its screen, then for the one with its data. */
async function tap({ address, screen }: { address: string; screen: string }) {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const until = async (there: () => boolean) => {
    while (!there()) {
      if (performance.now() - from > 20_000) throw new Error(`${address} does not show ${screen}`);
      await frame();
    }
    await frame();
    return performance.now() - from;
  };
  const from = performance.now();
  window.location.hash = address;
  const at = `[data-screen="${screen}"]`;
  const painted = await until(() => document.querySelector(at) !== null);
  const whole = await until(
    () => document.querySelector(`${at}[data-phase="ready"]`) !== null && !document.querySelector("main [data-shape]"),
  );
  return { painted, whole };
}
