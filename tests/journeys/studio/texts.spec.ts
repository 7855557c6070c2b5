import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/studio.ts";

test("words that borrowers read are found by what they say, set in one language, refused with what stands in braces, and taken back", async ({
  enter,
  documents,
}) => {
  const studio = await enter();
  const { page } = studio;
  const read = () => readFileSync(join(documents.root, "locales/en_US/home.text.json"), "utf8");
  const before = read();
  await studio.open("/texts");
  await page.getByLabel("Find words").fill("Borrow now");
  const words = page.getByLabel("home.borrow in English");
  await expect(words).toHaveValue("Borrow now");
  await expect(page.getByLabel("home.borrow in Chinese")).toBeVisible();

  // A figure that nobody fills in is refused at once, and what was typed stays, over a reload too.
  await words.fill("Borrow {{nothing}} now");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Not saved\. /)).toBeVisible();
  expect(read()).toBe(before);
  await page.reload();
  await expect(words).toHaveValue("Borrow {{nothing}} now");
  await expect(page.getByText("Not saved yet: Enter saves it, Escape drops it.")).toBeVisible();
  await words.press("Escape");
  await expect(words).toHaveValue("Borrow now");

  await words.fill("Borrow today");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Saved\. The text "Borrow now" of Home is "Borrow today"/)).toBeVisible();
  expect(read()).toBe(before.replace('"Borrow now"', '"Borrow today"'));
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(words).toHaveValue("Borrow now");
  expect(read()).toBe(before);
});
