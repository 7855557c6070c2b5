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
  const text = page.getByRole("listitem").filter({ has: page.getByText("home.borrow", { exact: true }) });
  const words = text.getByRole("textbox", { name: /^Home: “.+” in English$/ });
  await expect(words).toHaveValue("Borrow now");
  await expect(page.getByLabel("Home: “Borrow now” in Chinese")).toBeVisible();

  // A figure that nobody fills in is refused at once, and what was typed stays, over a reload too.
  await words.fill("Borrow ‹nothing› now");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Not saved\. /)).toBeVisible();
  expect(read()).toBe(before);
  await page.reload();
  await expect(words).toHaveValue("Borrow ‹nothing› now");
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

  // What is filled in is told by its name, and stays what it is.
  const slides = () => readFileSync(join(documents.root, "locales/en_US/slides.text.json"), "utf8");
  const all = slides();
  await studio.open("/texts?search=slides.title_app");
  const title = page.getByLabel("Slides: “Up to ‹maximum amount› in your pocket” in English");
  await expect(title).toHaveValue("Up to ‹maximum amount› in your pocket");
  await title.fill("Take up to ‹maximum amount› along");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Saved\. The text ".+" of Slides is "Take up to ‹maximum amount› along"/)).toBeVisible();
  expect(slides()).toBe(
    all.replace(
      "Up to {{brand.claims.maximumAmount, money}} in your pocket",
      "Take up to {{brand.claims.maximumAmount, money}} along",
    ),
  );
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.poll(slides).toBe(all);
});
