import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { test } from "../support/test.ts";

for (const width of [320, 1280])
  test(`the reference at ${width} px: opens at a code, finds a name, draws a widget, and fits`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${server.url}/reference.html#E303`);
    const code = page.getByRole("region", { name: "E303", exact: true });
    await expect(code).toBeInViewport();
    await expect(code).toContainText('"widget": "buton"');
    await expect(code).toHaveAttribute("aria-current", "true");
    expect(await axeFaults(page, { within: "#E303" })).toEqual([]);

    await page.getByRole("searchbox").fill("money-field");
    const widget = page.getByRole("region", { name: "money-field", exact: true });
    await expect(widget.locator("[data-stage] input").first()).toBeVisible();
    await expect(page.getByRole("region").first()).toHaveAccessibleName("money-field");

    await page.getByRole("searchbox").fill("mony-field");
    await expect(page.getByRole("status")).toHaveText("Nothing is called or says “mony-field”.");
    await page.getByRole("button", { name: "money-field" }).click();
    await expect(widget.locator("[data-stage] input").first()).toBeVisible();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });

test("the reference at 360 px: says of a code that there is none, and shows the chosen chapter", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.url}/reference.html#E9999`);
  const search = page.getByRole("searchbox");
  await expect(page.getByRole("status")).toHaveText("There is no code E9999.");
  await expect(search).toHaveValue("E9999");
  await expect(search).toBeFocused();
  await search.fill("");
  await expect(page.getByRole("status")).not.toContainText("E9999");

  await page.goto(`${server.url}/reference.html#E303`);
  const chosen = page.getByRole("navigation", { name: "Chapters" }).locator("[aria-current]");
  await expect(page.getByRole("region", { name: "E303", exact: true })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(chosen).toContainText("Codes");
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.goto(`${server.url}/reference.html#E98%`);
  await expect(page.getByRole("status")).toHaveText("Nothing here is called “E98%”.");
});

test("nothing of the reference is in the borrowers' scripts", () => {
  const folder = join(process.cwd(), "dist/app/assets");
  const holding = readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .filter((file) => readFileSync(join(folder, file), "utf8").includes("Codes of the checker"));
  expect(holding).toEqual([]);
});
