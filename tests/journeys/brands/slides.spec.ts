import { expect, type Page } from "@playwright/test";
import { App } from "../support/app.ts";
import { serveEdited } from "../support/serve-edited.ts";
import { test } from "../support/test.ts";

const strip = { b: "717", c: "301" };
const large = { b: "716", c: "301" };
const titles = ["Apply in 3 minutes, approved in 5 seconds", "Know the cost before you borrow", "Repay on time"];

/** What the page's keyboard is on, by its words. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** Presses Tab until something of these words has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if ((await focused(page)).startsWith(words)) return;
  }
  throw new Error(`Tab does not reach "${words}"`);
}

/** No notice of the lender's opens over home. */
test.beforeEach(({ page }) =>
  page.route("**/notice/list*", (route) =>
    route.fulfill({ json: { status: 0, message: "", content: { notices: [] } } }),
  ),
);

test("S7 the slides of a banner are reached, seen and followed by the keyboard, and named for a screen reader", async ({
  page,
  app,
}) => {
  await app.logInAs(2, strip);
  const banner = page.getByRole("region", { name: "News", exact: true });
  await expect(banner).toHaveAttribute("aria-roledescription", /\w/);
  await expect(banner.getByRole("listitem")).toHaveCount(3);
  for (const title of titles) {
    await tabTo(page, title);
    await expect(banner.getByRole("button", { name: title })).toBeInViewport({ ratio: 0.9 });
  }
  // The brand's own picture came, and says nothing of its own.
  const picture = banner.locator("img");
  await expect(picture).toHaveAttribute("alt", "");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await app.arrived("/bill");
});

test("S7 the slides stand still where motion is reduced, and where they are paused", async ({ page, app }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await app.logInAs(2, strip);
  const banner = page.getByRole("region", { name: "News", exact: true });
  await expect(banner.getByRole("button", { name: titles[0] })).toBeVisible();
  await expect(banner.getByRole("button", { name: "Pause the banners" })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await app.arrived("/index");
  await banner.getByRole("button", { name: "Pause the banners" }).press("Enter");
  await expect(banner.getByRole("button", { name: "Play the banners" })).toBeFocused();
});

test.describe("B9 docs/guides/change-a-brand.md: change a banner", () => {
  const edited = serveEdited();

  test("its five steps put a slide with its picture into one brand, in both languages", async ({ page, browser }) => {
    const app = new App(page, edited.server.url);
    await app.logInAs(46, large);
    await expect(page.getByRole("button", { name: "Get the app" })).toBeVisible();

    const words = {
      en_US: ["Happy Easter", "Until Monday", "Apply now"],
      zh_CN: ["复活节快乐", "周一截止", "立即申请"],
    };
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="99"/></svg>';
    await edited.server.served(() => {
      for (const [language, [title = "", text = "", button = ""]] of Object.entries(words))
        edited.documents.edit<{ texts: Record<string, string> }>(
          `locales/${language}/slides.text.json`,
          ({ texts }) => {
            Object.assign(texts, { title_easter: title, text_easter: text, button_easter: button });
          },
        );
      edited.documents.write("brands/assets/easter.svg", svg);
      edited.documents.edit<{ lists: { banner: object[] } }>("brands/business/716.brand.json", ({ lists }) => {
        lists.banner.unshift({
          id: "easter",
          imageUrl: "/assets/easter.svg",
          linkUrl: "/guide/borrow",
          from: "2020-01-01",
        });
      });
    });

    const slide = page.getByRole("button", { name: "Happy Easter" });
    await page.reload();
    await app.arrived("/index");
    await expect(slide).toBeVisible();
    const picture = slide.locator("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
    await expect(page.getByRole("button", { name: "Get the app" })).toBeVisible();
    await slide.click();
    await app.arrived("/guide/borrow");

    // He who reads Chinese chose it here.
    await edited.server.served(() =>
      edited.documents.edit<{ flags?: object }>("brands/channel/301.brand.json", (data) => {
        data.flags = { ...data.flags, languageSwitch: true };
      }),
    );
    const other = new App(await browser.newPage(), edited.server.url);
    await other.logInAs(46, { ...large, language: "zh_CN" });
    await expect(other.page.getByRole("button", { name: "复活节快乐" })).toBeVisible();
    await other.open("/index", { ...strip, language: "zh_CN" });
    await other.arrived("/index");
    await expect(other.page.getByRole("region", { name: "资讯" })).toBeVisible();
    await expect(other.page.getByRole("button", { name: "复活节快乐" })).toHaveCount(0);
    await other.page.close();
  });
});
