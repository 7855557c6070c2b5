import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(place: string | Document, options: RunOptions): Promise<AxeResults>;
}

/** What to look at: one element in place of the whole page, some rules in place of all of WCAG 2 A and AA. */
interface Look {
  readonly within?: string;
  readonly rules?: readonly string[];
}

/** The rules that a brand's colours alone decide. */
export const colourRules = ["color-contrast", "link-in-text-block"] as const;

/** What axe finds on the page as it stands, a line each. Its script is brought in once a page: that is most of its time. */
export async function axeFaults(page: Pick<Page, "evaluate">, { within, rules }: Look = {}): Promise<string[]> {
  const there = await page.evaluate(() => "axe" in window);
  if (!there) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    runOnly: rules
      ? { type: "rule", values: [...rules] }
      : { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] },
  };
  const { violations } = await page.evaluate(
    ([place, given]) => (window as unknown as { axe: Axe }).axe.run(place ?? document, given),
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(" ")}: ${any[0]?.message ?? ""}`),
  );
}
