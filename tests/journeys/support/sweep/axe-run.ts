import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it stands, a line each. Its script is brought in once a page: that is most of its time. */
export async function axeLines(page: Page, rules?: readonly string[]): Promise<string[]> {
  const there = await page.evaluate(() => "axe" in window);
  if (!there) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    runOnly: rules
      ? { type: "rule", values: [...rules] }
      : { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] },
  };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(" ")}: ${any[0]?.message ?? ""}`),
  );
}
