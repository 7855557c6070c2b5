import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { axeFaults, colourRules } from "../support/axe.ts";
import { nameOf, twoBrands } from "../support/brands.ts";
import { test } from "../support/test.ts";

const folder = join(process.cwd(), "widgets");

const widgets = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const file = join(folder, name, `${name}.examples.json`);
    try {
      const { examples } = JSON.parse(readFileSync(file, "utf8")) as { examples: { name: string }[] };
      return [{ type: name, examples: examples.map((example) => example.name) }];
    } catch {
      return [];
    }
  });

test.use({ viewport: { width: 320, height: 740 } });

/** Elements that reach over the page's edge, a line each. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    return [...document.querySelectorAll<HTMLElement>("[data-example] [data-stage] *")]
      .filter((element) => element.getBoundingClientRect().right > edge && !scrolls(element.parentElement))
      .map((element) => `${element.closest("[data-example]")?.getAttribute("data-example")}: ${element.tagName}`);

    // What scrolls sideways by design may hold more than it shows.
    function scrolls(element: HTMLElement | null): boolean {
      for (let at = element; at && !at.hasAttribute("data-stage"); at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    }
  });

async function expectSound(page: Page, name: string): Promise<void> {
  const example = page.locator(`[data-example="${name}"]`);
  await expect(example).toBeAttached();
  // An example of nothing to show draws nothing.
  if (name !== "empty") await expect(example.locator("[data-stage] > *").first()).toBeAttached();
  await expect(example.getByText(/^(Type)?Error: /)).toHaveCount(0);
  expect(await tooWide(page), "wider than 320 px").toEqual([]);
}

for (const [index, brand] of twoBrands.entries()) {
  // What an example is made of is the same in every brand: the others are looked at for what their theme decides.
  const rules = index === 0 ? undefined : colourRules;
  test.describe(nameOf(brand), () => {
    for (const { type, examples } of widgets) {
      test(`widget ${type}: every example renders, passes axe and fits 320 px`, async ({ page, server }) => {
        const address = `${server.url}/gallery.html?b=${brand.b}&c=${brand.c}&widget=${type}`;
        await page.goto(address);
        const section = page.locator(`[data-widget="${type}"]`);
        await expect(section).toBeAttached();
        const above = (await section.getAttribute("data-above")) !== null;
        for (const name of examples) {
          if (above) await page.goto(`${address}&example=${encodeURIComponent(name)}`);
          await expectSound(page, name);
          if (above) expect(await axeFaults(page, { within: `[data-example="${name}"]`, rules })).toEqual([]);
        }
        if (!above) expect(await axeFaults(page, { within: `[data-widget="${type}"]`, rules })).toEqual([]);
      });
    }
  });
}
