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

test("nothing of the reference is in the borrowers' scripts", () => {
  const folder = join(process.cwd(), "dist/app/assets");
  const holding = readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .filter((file) => readFileSync(join(folder, file), "utf8").includes("Codes of the checker"));
  expect(holding).toEqual([]);
});
