import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/studio.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const file = "brands/business/718.brand.json";

test("what may be written in a document is offered and taken by keys, what the cursor is at is said, and what is wrong stays over a reload", async ({
  documents,
  enter,
}) => {
  const path = join(documents.root, file);
  const before = readFileSync(path, "utf8");
  const studio = await enter();
  const { page } = studio;
  await studio.open(`/paper/${file}`);
  const editor = page.getByRole("textbox", { name: `${file} as it is written` });
  const said = page.getByRole("status", { name: "What the cursor is at" });
  const offered = page.getByRole("listbox");

  // A new line behind the first brace.
  await expect(editor).toBeVisible();
  await editor.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Space");
  await expect(offered.getByRole("option", { name: "dark", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(offered).toBeHidden();

  await page.keyboard.type('"pai');
  await page.keyboard.press("Control+Space");
  await expect(offered.getByRole("option", { name: "pair", exact: true })).toBeVisible();
  // Of a list so long that it scrolls axe would have a stop of its own: it does not know that the arrows scroll it.
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(editor).toContainText('"pair": {');
  await page.keyboard.press("Home");
  await expect(said).toContainText("The brand of an address that names none");

  // Only the base may say that: it is not saved, and kept in this browser alone.
  await expect(page.getByRole("alert")).toContainText("Not saved");
  expect(readFileSync(path, "utf8")).toBe(before);
  await page.reload();
  await expect(editor).toContainText('"pair": {');
  const notice = page.getByText("Not saved yet");
  await expect(notice).toContainText("Something would be wrong.");

  // Somebody else writes it meanwhile: both are shown, before a reload and after it.
  const theirs = before.replace("{", "{ ");
  writeFileSync(path, theirs);
  await expect(page.getByText("Somebody else has written the same lines meanwhile.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Somebody else has written the same lines meanwhile.")).toBeVisible();
  await expect(editor).toContainText('"pair": {');
  writeFileSync(path, before);
  // The button stands behind these words, and moves as they come.
  await expect(notice).toContainText("Something would be wrong.");
  await page.getByRole("button", { name: "Drop it" }).click();
  await expect(editor).not.toContainText('"pair": {');
  await page.reload();
  await expect(page.getByText("Saved as it stands.")).toBeVisible();
  await expect(notice).toHaveCount(0);

  // Tab leaves the field.
  await editor.focus();
  await page.keyboard.press("Tab");
  await expect(editor).not.toBeFocused();
});

test("what somebody else writes by hand in other lines comes beside what is typed, and stays when that is taken back by keys", async ({
  documents,
  enter,
}) => {
  const other = "brands/channel/127.brand.json";
  const path = join(documents.root, other);
  const before = readFileSync(path, "utf8");
  const theirs = before.replace("30000000", "40000000");
  expect(theirs).not.toBe(before);
  const studio = await enter();
  const { page } = studio;
  await studio.open(`/paper/${other}`);
  const editor = page.getByRole("textbox", { name: `${other} as it is written` });
  await expect(editor).toContainText("30000000");
  await editor.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("x");
  await expect(page.getByRole("alert")).toContainText("Not saved");
  writeFileSync(path, theirs);
  await expect(page.getByText("Somebody else has written other lines of it meanwhile.")).toBeVisible();
  await expect(editor).toContainText("40000000");
  await expect(page.getByRole("alert")).toContainText("Not saved");
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Saved as it stands.")).toBeVisible();
  // There is nothing else of one's own to take back.
  await page.keyboard.press("Control+z");
  await expect(editor).toContainText("40000000");

  // What is typed from there on is written over nothing else.
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await expect.poll(() => readFileSync(path, "utf8")).toBe(`${theirs}\n`);
  writeFileSync(path, before);
});

test("a document whose file is taken away while it is open says so, keeps what stands there, and is written again by hand alone", async ({
  documents,
  enter,
}) => {
  const other = "brands/pair/718-301.brand.json";
  const path = join(documents.root, other);
  const text = '{ "$schema": "../../schemas/brand.schema.json", "id": "718-301", "name": "Gone" }\n';
  const was = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  writeFileSync(path, was ?? text);
  const studio = await enter();
  const { page } = studio;
  await studio.open(`/paper/${other}`);
  const editor = page.getByRole("textbox", { name: `${other} as it is written` });
  await expect(editor).toContainText("718-301");
  rmSync(path);
  await expect(page.getByText("This document is gone: somebody has taken its file away.")).toBeVisible();
  await expect(editor).toContainText("718-301");
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Write it again" }).click();
  await expect.poll(() => existsSync(path) && readFileSync(path, "utf8")).toBe(was ?? text);
  await expect(page.getByText("This document is gone")).toHaveCount(0);
  if (was === undefined) rmSync(path);
});

test("B2 the brands of a file that is broken by hand stay listed and say where it is wrong, and an open page goes on once it is mended", async ({
  documents,
  enter,
}) => {
  const broken = "brands/business/716.brand.json";
  const path = join(documents.root, broken);
  const before = readFileSync(path, "utf8");
  const studio = await enter();
  const { page } = studio;
  await expect(page.getByText("27 pairs of business and channel")).toBeVisible();
  const other = await enter();
  await other.open("/brand/716/104");
  await expect(other.page.getByRole("heading", { name: "Corvanta", exact: true })).toBeVisible();

  // A comma less.
  writeFileSync(path, before.replace('",\n', '"\n'));
  await expect(page.getByText("its file cannot be read")).toHaveCount(9);
  await expect(page.getByText("27 pairs of business and channel")).toBeVisible();
  await expect(page.getByText("not all checked")).toHaveCount(18);
  await page.getByLabel("Only what is wrong").check();
  await page.getByLabel("Search").fill("716-104");
  await expect(page.getByRole("link", { name: /^Corvanta/ })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Mend business 716, line 2" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await studio.open("/wrong");
  await expect(page.getByText(/^Holds in all 18 brands that can be read; not known of all 9 /).first()).toBeVisible();

  // Who looks at one of them is told, and led to the line.
  await expect(other.page.getByRole("heading", { name: "A file of brand 716-104 cannot be read" })).toBeVisible();
  expect(await axeFaults(other.page)).toEqual([]);
  await other.page.getByRole("link", { name: `Mend it in ${broken}:2` }).click();
  await expect(other.page.getByRole("textbox", { name: `${broken} as it is written` })).toBeVisible();
  await other.page.goBack();
  writeFileSync(path, before);
  await expect(other.page.getByRole("heading", { name: "Corvanta", exact: true })).toBeVisible();
  await expect(page.getByText(/^Holds in all 27 brands/).first()).toBeVisible();
});
