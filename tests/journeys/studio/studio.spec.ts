import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { axeFaults } from "../support/axe.ts";
import { expect, signOut, test } from "../support/studio.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const read = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
const own = "brands/business/716.brand.json";

test("R14 a value that would be wrong is refused at its field in the checker's words, and stays typed", async ({
  documents,
  enter,
}) => {
  const before = read(documents.root, own);
  const studio = await enter();
  await studio.open("/brand/716/104/theme");
  const soft = studio.value("Soft ink").getByRole("textbox", { name: "Soft ink", exact: true });
  await soft.fill("#C9CEDA");
  await soft.press("Enter");
  await expect(studio.value("Soft ink").getByRole("alert")).toContainText('contrast of "Soft ink" on "');
  await expect(studio.value("Soft ink").getByRole("alert")).toContainText("Not saved.");
  await expect(soft).toHaveValue("#C9CEDA");
  expect(read(documents.root, own)).toBe(before);
  expect(await axeFaults(studio.page)).toEqual([]);

  // The nearest that passes is offered, and is right.
  await studio
    .value("Soft ink")
    .getByRole("button", { name: /^Use #[0-9A-F]{6}, the nearest that is right$/ })
    .click();
  await expect(studio.value("Soft ink").getByRole("status")).toContainText("Saved for business 716.");
  // What was pressed is gone with what was refused.
  await expect(studio.value("Soft ink").getByRole("heading", { name: "Soft ink" })).toBeFocused();
  const colour = JSON.parse(read(documents.root, own) ?? "{}").theme["color-ink-soft"];
  await expect(soft).toHaveValue(colour);
  expect(contrastOf(colour, "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(colour, "#FFFFFF")).toBeLessThan(7);
});

/** By WCAG 2.2, of two colours as #RRGGBB. */
function contrastOf(...colours: [string, string]): number {
  const [light = 0, dark = 0] = colours
    .map((colour) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
        const part = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
        return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      }, 0),
    )
    .sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

test("R14 a document is edited as it is written: what is wrong is marked with its line and its mend, and not saved", async ({
  documents,
  enter,
}) => {
  const before = read(documents.root, own) ?? "";
  const studio = await enter();
  const { page } = studio;
  await studio.open("/brand/716/104/home");
  await studio
    .value("Home")
    .getByRole("link", { name: /^716\.brand\.json:\d+$/ })
    .click();
  const text = page.getByRole("textbox", { name: `${own} as it is written` });
  await expect(text).toContainText('"order"');
  await expect(page.getByRole("heading", { name: own })).toBeFocused();
  // A section that there is not, as by a slip of the hand.
  await text.getByText('"bill"', { exact: true }).first().dblclick();
  await page.keyboard.type("bil");
  const wrong = page.getByRole("list", { name: "What is wrong" });
  await expect(wrong).toContainText('did you mean "bill"?');
  await expect(wrong.getByRole("button", { name: /^Line \d+$/ })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Not saved: something would be wrong.");
  expect(read(documents.root, own)).toBe(before);
  expect(await axeFaults(page)).toEqual([]);
  await wrong.getByRole("button", { name: /^Line \d+$/ }).click();
  await page.locator(".cm-lintRange-error").first().hover();
  await page.getByRole("button", { name: 'Write "bill"' }).click();
  await expect(wrong.getByRole("listitem")).toHaveCount(0);
  // What is as it was needs no saving; another value is saved by itself, and nothing else of the file is another.
  expect(read(documents.root, own)).toBe(before);
  await text.press("ControlOrMeta+Home");
  await text.getByText('"Corvanta"', { exact: true }).dblclick();
  await page.keyboard.type("Corvantana");
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  const saved = before.replace('"Corvanta"', '"Corvantana"');
  expect(read(documents.root, own)).toBe(saved);
  // A comma that is missing is written from the list as well.
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await wrong.getByRole("button", { name: 'Write ","' }).click();
  await expect(wrong.getByRole("listitem")).toHaveCount(0);
  await expect(text).toBeFocused();
  await expect(text).toContainText('"Corvantana",');
  expect(read(documents.root, own)).toBe(saved);
});

test("two people in one brand see each other's edits, and one value that both set is shown to the second", async ({
  documents,
  enter,
}) => {
  const [ada, bola] = [await enter(), await enter()];
  for (const one of [ada, bola]) await one.open("/brand/717/301/support");
  const hours = (one: typeof ada) => one.value("Hours").getByRole("textbox");
  await expect(hours(bola)).toHaveValue("08:00-20:00");
  await hours(bola).fill("07:00-19:00");
  await hours(ada).fill("09:00-18:00");
  await hours(ada).press("Enter");
  await expect(ada.value("Hours").getByRole("status")).toContainText("Saved for business 717.");
  // He began before she saved: hers is shown to him, and his own is still typed.
  await hours(bola).press("Enter");
  const both = bola.value("Hours").getByRole("status");
  await expect(both).toContainText("Somebody else has set it for business 717 meanwhile.");
  await expect(both.getByRole("definition")).toHaveText(["07:00-19:00", /^09:00-18:00 \(set by .+, .+\)$/]);
  await expect(hours(bola)).toHaveValue("07:00-19:00");
  const saved = () => JSON.parse(read(documents.root, "brands/business/717.brand.json") ?? "{}").support.hours;
  expect(saved()).toBe("09:00-18:00");
  // What she sets while he looks at both stands beside his own, and his is set in the place of that.
  await hours(ada).fill("10:00-17:00");
  await hours(ada).press("Enter");
  await expect.poll(saved).toBe("10:00-17:00");
  await expect(both.getByRole("definition")).toHaveText(["07:00-19:00", /^10:00-17:00 \(set by .+, .+\)$/], {
    timeout: 10_000,
  });
  await both.getByRole("button", { name: "Set mine" }).click();
  await expect(bola.value("Hours").getByRole("status")).toContainText("Saved for business 717.");
  expect(saved()).toBe("07:00-19:00");
  await expect(hours(ada)).toHaveValue("07:00-19:00");
});

test("B3 a name is set for one pair alone, and the app beside it shows that", async ({ documents, enter }) => {
  const studio = await enter();
  await studio.open("/brand/718/302/brand");
  await studio.editFor("Name", /only 718-302/);
  const name = studio.value("Name").getByRole("textbox");
  await name.fill("Kestrow Plus");
  await name.press("Enter");
  await expect(studio.value("Name").getByRole("status")).toContainText("in brand 718-302");
  await expect(studio.page.frameLocator("iframe").getByRole("img", { name: "Kestrow Plus" }).first()).toBeVisible();
  expect(JSON.parse(read(documents.root, "brands/pair/718-302.brand.json") ?? "{}")).toMatchObject({
    name: "Kestrow Plus",
  });
});

test("whoever has no session sees how to get one, and nothing else", async ({ enter, browser }) => {
  const studio = await enter();
  const page = await (await browser.newContext()).newPage();
  await page.goto(studio.page.url().replace(/#.*/, ""));
  await expect(page.getByRole("heading", { name: "Nobody is signed in here" })).toBeVisible();
  await page.context().close();
  await signOut(studio.page);
  await expect(studio.page.getByRole("heading", { name: "Nobody is signed in here" })).toBeVisible();
});

test("axe finds nothing on any page of the studio, and nothing goes beyond it from 1024 to 1920 px, nor at 200 %", async ({
  enter,
}) => {
  const studio = await enter();
  for (const route of [
    "/",
    "/brand/716/104/home",
    "/brand/716/104/constants",
    "/brand/716/104/lists",
    "/texts?search=borrow",
    "/changes",
    "/wrong",
    "/publish",
    "/paper/brands/business/716.brand.json",
  ]) {
    await studio.open(route);
    await expect(studio.page.getByRole("heading").first()).toBeVisible();
    await expect(studio.page.getByText("All documents are right").first()).toBeVisible();
    expect(await axeFaults(studio.page), route).toEqual([]);
    for (const [width, size] of [
      [1024, 16],
      [1280, 32],
      [1920, 16],
      [1920, 32],
    ] as const) {
      await studio.page.setViewportSize({ width, height: 800 });
      const beyond = await studio.page.evaluate((letters) => {
        document.documentElement.style.fontSize = `${letters}px`;
        const main = document.querySelector("main");
        const parts = [main, document.querySelector("aside")].filter((part) => part !== null);
        return main ? Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth)) : -1;
      }, size);
      expect(beyond, `${route} at ${width} px with letters of ${size} px`).toBe(0);
    }
    await studio.page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await studio.page.setViewportSize({ width: 1280, height: 800 });
  }
});
