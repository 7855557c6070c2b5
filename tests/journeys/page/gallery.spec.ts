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
      .map(
        (element) =>
          `${element.closest("[data-widget]")?.getAttribute("data-widget")}, ${element.closest("[data-example]")?.getAttribute("data-example")}: ${element.tagName}`,
      );

    // What scrolls sideways by design may hold more than it shows.
    function scrolls(element: HTMLElement | null): boolean {
      for (let at = element; at && !at.hasAttribute("data-stage"); at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    }
  });

/** The page of all widgets, or of one example that lies over the page. */
const address = (url: string, { b, c }: { readonly b: string; readonly c: string }, more = "") =>
  `${url}/gallery.html?b=${b}&c=${c}${more}`;

/** The types whose examples lie over the page: each of them has a page of its own. */
const typesAbove = (page: Page) =>
  page
    .locator("[data-widget][data-above]")
    .evaluateAll((sections) => sections.map((section) => section.getAttribute("data-widget")));

/** Which of the examples, "widget: name", are not there, do not draw what they are of, or say a fault. */
const unsound = (page: Page, asked: readonly string[]) =>
  page.evaluate((names) => {
    const there = new Map(
      [...document.querySelectorAll<HTMLElement>("[data-example]")].map((example) => [
        `${example.closest("[data-widget]")?.getAttribute("data-widget")}: ${example.getAttribute("data-example")}`,
        example,
      ]),
    );
    // An example of nothing to show draws nothing.
    const drawn = (name: string) =>
      name.endsWith(": empty") || there.get(name)?.querySelector("[data-stage] > *") !== null;
    const failed = (name: string) => /^(Type)?Error: /m.test(there.get(name)?.innerText ?? "");
    return names.filter((name) => !there.has(name) || !drawn(name) || failed(name));
  }, asked);

for (const [index, brand] of twoBrands.entries()) {
  // What an example is made of is the same in every brand: the others are looked at for what their theme decides.
  const rules = index === 0 ? undefined : colourRules;

  test(`${nameOf(brand)}: every example of every widget renders, passes axe and fits 320 px`, async ({
    page,
    server,
  }) => {
    await page.goto(address(server.url, brand));
    await expect(page.locator("[data-widget]")).toHaveCount(widgets.length);
    const above = await typesAbove(page);
    const names = widgets
      .filter(({ type }) => !above.includes(type))
      .flatMap(({ type, examples }) => examples.map((name) => `${type}: ${name}`));
    await expect.poll(() => unsound(page, names)).toEqual([]);
    expect(await axeFaults(page, { rules })).toEqual([]);
    expect(await tooWide(page), "wider than 320 px").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    await expect.poll(() => unsound(page, names)).toEqual([]);
    expect(await axeFaults(page, { rules: colourRules }), "in the dark").toEqual([]);
  });

  test(`${nameOf(brand)}: what lies over the page renders, passes axe and fits 320 px`, async ({ page, server }) => {
    await page.goto(address(server.url, brand));
    await expect(page.locator('[data-widget="dialog-frame"]')).toBeAttached();
    const above = await typesAbove(page);
    expect(above).toContain("dialog-frame");
    for (const { type, examples } of widgets.filter(({ type }) => above.includes(type)))
      for (const name of examples) {
        await page.goto(address(server.url, brand, `&widget=${type}&example=${encodeURIComponent(name)}`));
        await expect.poll(() => unsound(page, [`${type}: ${name}`])).toEqual([]);
        expect.soft(await tooWide(page), `${type} ${name}: wider than 320 px`).toEqual([]);
        expect
          .soft(await axeFaults(page, { within: `[data-example="${name}"]`, rules }), `${type} ${name}`)
          .toEqual([]);
      }
  });
}
