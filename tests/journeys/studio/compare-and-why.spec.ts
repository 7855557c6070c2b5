import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { enterStudio } from "../support/studio.ts";

// On a desk, by keys alone. The page's policy lets in no script but its own, axe's neither.
test.use({ viewport: { width: 1280, height: 800 }, bypassCSP: true });

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test("B2 B3 two brands are chosen by keys and compared, and the address leads back to each view", async ({ page }) => {
  await enterStudio(page, server);
  await page.getByRole("link", { name: "Compare", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Choose two brands" })).toBeVisible();

  const choose = async (label: string, typed: string, pair: string) => {
    await page.getByRole("button", { name: label }).press("Enter");
    const search = page.getByRole("searchbox", { name: "Name or code" });
    await expect(search).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByRole("option")).toHaveCount(1);
    // Which one Enter takes is told a moment after what was typed is heeded.
    await expect(search).toHaveAttribute("aria-activedescendant", new RegExp(`${pair}$`));
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
  };
  await choose("This brand", "corvanta 104", "716-104");
  await choose("Beside this one", "717-301", "717-301");
  await expect(page).toHaveURL(/#\/compare\/716-104\/717-301$/);

  const name = page.getByRole("row", { name: /^Name / });
  await expect(name.getByRole("cell").nth(0)).toContainText("Corvanta");
  await expect(name.getByRole("cell").nth(0)).toContainText("Said for business 716");
  await expect(name.getByRole("cell").nth(1)).toContainText("Zumaly");
  await page.getByRole("link", { name: /^Home \d/ }).press("Enter");
  await expect(page.getByRole("table")).toHaveCount(1);
  await expect(page.getByText('"Banner" moves from 6th to 1st')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "Both apps" }).press("Enter");
  for (const brand of ["Corvanta", "Zumaly"])
    await expect(
      page.frameLocator(`iframe[title^="${brand}"]`).getByText(brand, { exact: true }).first(),
    ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/compare\/716-104\/717-301\?section=home$/);

  await page.getByRole("button", { name: "Swap" }).press("Enter");
  await expect(page.getByRole("columnheader").nth(1)).toHaveText("Zumaly 717-301");
  await page.getByRole("link", { name: "Edit Name of 716-104" }).press("Enter");
  await expect(page).toHaveURL(/#\/brand\/716\/104\/brand$/);
});

test("F6 why persona 09 may not borrow: the row, what it read, and why each row before it was not taken", async ({
  page,
}) => {
  const studio = await enterStudio(page, server);
  await studio.open("/why");
  await page.getByLabel("Search").fill("persona 09");
  await page
    .getByRole("link", { name: /Persona 09/ })
    .first()
    .click();
  const answer = page.getByRole("tabpanel");
  // Its risk answer refuses with flag 1 and asks for no page to be filled in (docs/product, the personas).
  await expect(answer.getByRole("heading", { level: 2 }).first()).toContainText("refused");
  await expect(answer).toContainText("found Refuse flag: 1");
  await expect(answer.getByRole("heading", { name: /rows? before it, and why not/ })).toBeVisible();
  await expect(answer.getByText("does not hold").first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  // Were nothing held against him, he could.
  await page.getByLabel(/^Refuse flag/).selectOption("0");
  await expect(answer.getByRole("heading", { level: 2 }).first()).toContainText("proceed");
});
