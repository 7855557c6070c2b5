import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const files = readdirSync(join(process.cwd(), "locales/en_US")).map((name) => name.split(".")[0]);
/** What only a mistake puts on a screen: a text key, and a figure or text that is none. */
const wordless = new RegExp(`\\b(?:${files.join("|")})\\.[a-z][a-z0-9_-]*\\b(?!\\.|@)`, "g");
const senseless = /\{\{\w+\}\}|\bNaN\b|\bundefined\b|\bnull\b|\[object \w+\]|₦-|Invalid Date/g;

/** What is wrong with what a screen says and how it stands, a line each: keys without words (but where names of keys are to be seen), figures that are none, failure, emptiness. */
export async function faultsOf(page: Page, words: string, names = false): Promise<string[]> {
  const found: string[] = [...(words.match(senseless) ?? []), ...((!names && words.match(wordless)) || [])];
  const states = await settled(page);
  if (states.failures > 0) found.push("it shows a failure");
  if (states.titles !== 1) found.push(`it has ${states.titles} main headings`);
  if (states.loading > 0) found.push("it is still loading");
  if (words.trim().length < 20) found.push(`it says only "${words.trim()}"`);
  if ((await page.title()).trim() === "") found.push("the page has no title");
  return found;
}

/** How long what is read beside a screen's own content may take, ms. */
const PATIENCE = 10_000;

/** How a screen stands once nothing of it waits any more; what never comes is a fault. What came may ask for more. */
async function settled(page: Page) {
  const waiting = page.locator('[data-kind="loading"]').first();
  for (const until = Date.now() + PATIENCE; ; ) {
    await waiting.waitFor({ state: "detached", timeout: Math.max(1, until - Date.now()) }).catch(() => undefined);
    const states = await page.evaluate(() => ({
      failures: document.querySelectorAll('[data-phase="failed"], [data-phase="broken"], main [data-failure]').length,
      titles: document.querySelectorAll("h1").length,
      loading: document.querySelectorAll('[data-kind="loading"]').length,
    }));
    if (states.loading === 0 || Date.now() >= until) return states;
  }
}
