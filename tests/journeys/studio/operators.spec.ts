import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { serveByHand } from "../support/releases.ts";
import { expect, password, signIn, signOut, trySignIn } from "../support/studio.ts";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** What the studio answers to a question that is asked by hand, with all that a page of it would send. */
const askByHand = (page: Page, name: string, body: object) =>
  page.evaluate(
    async ([address, asked]) => {
      const { token } = await (await fetch("/studio/session")).json();
      const headers = { "content-type": "application/json", "x-studio": token };
      const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(asked) });
      return { status: answer.status, told: await answer.json() };
    },
    [`/studio/ask/${name}`, body] as const,
  );

/** Publishes the draft as it is, by hand, whatever the page's button says. */
async function publishByHand(page: Page) {
  const { draft } = (await askByHand(page, "standing", {})).told;
  return askByHand(page, "publish", { draft, why: "x", share: 100 });
}

test.describe("operators", () => {
  const byHand = serveByHand({ FOUR_EYES: "on" });
  const url = () => byHand.server.url;
  const operator = (words: string, typed = "") => byHand.run("operator", words.split(" "), "well", typed);
  test.beforeAll(async () => {
    for (const [name, role] of [
      ["vera", "viewer"],
      ["ada", "publisher"],
      ["bola", "publisher"],
      ["chidi", "editor"],
    ])
      await operator(`add ${name} --role ${role}`, `${password}\n`);
  });
  /** Another person, in a browser of his own. */
  const other = async (page: Page) =>
    (
      await page
        .context()
        .browser()
        ?.newContext({ viewport: { width: 1280, height: 800 } })
    )?.newPage() ?? page;
  // Whoever is refused something has that in his console.
  test.beforeEach(({ watched }) => watched.allow(/403|401|409|429|^request to http:\/\/(127\.0\.0\.1|localhost)/));

  test("a viewer sees everything, edits and publishes nothing, and is told why; asked by hand he is refused", async ({
    page,
  }) => {
    await page.goto(`${url()}/studio`);
    await expect(page.getByRole("heading", { name: "Sign in to the studio" })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const studio = await signIn(page, url(), "vera");
    const why = "Your role is viewer: you see everything, and edit and publish nothing.";
    await expect(page.getByText("vera, viewer")).toBeVisible();
    await studio.open("/brand/717/301/flags");
    await expect(page.getByText(why)).toBeVisible();
    await expect(studio.value("Coupons").getByRole("switch")).toBeDisabled();
    await studio.open("/brand/717/301/home");
    await expect(studio.value("Home").getByRole("row").first()).toContainText("Banner");
    await expect(page.getByRole("button", { name: /^Drag / })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Leave Banner out" })).toBeDisabled();
    await studio.open("/brand/717/301/brand");
    await expect(studio.value("Name").getByRole("textbox")).not.toBeEditable();
    expect(await axeFaults(page)).toEqual([]);
    await studio.open("/paper/brands/business/717.brand.json");
    await expect(page.getByRole("textbox", { name: /as it is written/ })).toHaveAttribute("aria-readonly", "true");
    await studio.open("/publish");
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveAccessibleDescription(why);
    await expect(page.getByRole("button", { name: "Take back what is live" })).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
    expect(await publishByHand(page)).toMatchObject({ status: 403, told: { error: why } });
    expect(await askByHand(page, "back", { of: "r1", why: "x" })).toMatchObject({ status: 403, told: { error: why } });
    const edit = { business: "717", channel: "301", path: ["name"], value: "Mine", layer: "business" };
    expect(await askByHand(page, "edit", edit)).toMatchObject({ status: 403, told: { error: why } });
    expect((await askByHand(page, "brands", {})).status).toBe(200);
  });

  test("who has edited a draft publishes it once another has approved exactly that one", async ({ page }) => {
    const ada = await signIn(page, url(), "ada");
    const bola = await signIn(await other(page), url(), "bola");
    const set = async (name: string) => {
      await ada.open("/brand/717/301/brand");
      await ada.editFor("Name", /^business 717/);
      await ada.value("Name").getByRole("textbox").fill(name);
      await page.keyboard.press("Enter");
      await expect(ada.value("Name").getByRole("status")).toContainText("Saved for business 717.");
      await ada.open("/publish");
      await expect(page.getByLabel("Why", { exact: true })).toBeVisible();
    };
    const publish = page.getByRole("button", { name: "Publish", exact: true });
    const alone = "This draft was edited by ada: another publisher publishes it, or approves it first.";

    await set("Zumaly Plus");
    await page.getByLabel("Why", { exact: true }).fill("A better name");
    await expect(page.getByText("Edited by ada since what is live.")).toBeVisible();
    await expect(page.getByText("Nobody has approved it yet.")).toBeVisible();
    await expect(publish).toBeDisabled();
    await expect(publish).toHaveAccessibleDescription(alone);
    await expect(page.getByRole("button", { name: "Approve" })).toBeDisabled();
    expect(await publishByHand(page)).toMatchObject({
      status: 409,
      told: { error: expect.stringContaining("this draft was edited by ada") },
    });
    expect(await byHand.run("publish", ["--root", byHand.documents.root, "--why", "x"], "badly")).toContain(
      "FOUR_EYES=on: a publisher other than ada has to approve this draft in the studio first",
    );

    await bola.open("/publish");
    await bola.page.getByRole("button", { name: "Approve" }).click();
    await expect(bola.page.getByText(/^bola has approved it as it is/)).toBeVisible();
    // The other page shows it by itself.
    await expect(page.getByText(/^bola has approved it as it is/)).toBeVisible();
    await expect(publish).toBeEnabled();

    await set("Zumaly Max");
    await page.getByLabel("Why", { exact: true }).fill("A better name");
    await expect(page.getByText(/^bola approved another draft, .*: it has changed since\./)).toBeVisible();
    await expect(publish).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
    expect(await publishByHand(page)).toMatchObject({
      status: 409,
      told: { error: expect.stringContaining("this draft was edited by ada") },
    });

    await bola.page.reload();
    await bola.page.getByRole("button", { name: "Approve" }).click();
    await expect(publish).toBeEnabled();
    await publish.click();
    await expect(
      page.getByRole("status").filter({ hasText: /^Release \w+ is live for all devices, .* Approved by bola\.$/ }),
    ).toBeVisible();
    const audit = await byHand.run("releases", ["--audit"]);
    expect(audit).toMatch(
      /ada: Release \w+ is live for all devices, in place of \w+\. Approved by bola\. Why: A better name/,
    );
    expect(audit.match(/bola: Release \w+ was approved, as the folder is now\./g)).toHaveLength(2);
    expect(audit).toContain("ada: Signed in.");
    await bola.page.context().close();
  });

  test("two in one document: keys take back one's own edit alone, other lines of the other stay, and the same lines are chosen between", async ({
    page,
  }) => {
    const file = "brands/business/717.brand.json";
    const path = join(byHand.documents.root, file);
    const before = readFileSync(path, "utf8");
    expect(before.split("\n").slice(3, 5).join()).toMatch(
      /^ {2}"name": ".*,, {2}"legalName": "Zumaly Micro Lending Limited",$/,
    );
    const named = (name: string) => before.replace(/"name": "[^"]*"/, `"name": "${name}"`);
    const lending = (text: string) => text.replace("Lending Limited", "Lending Limited Ltd");
    const stands = (text: string) => expect.poll(() => readFileSync(path, "utf8")).toBe(text);
    const ada = await signIn(page, url(), "ada");
    const bola = await signIn(await other(page), url(), "bola");
    const set = async (name: string) => {
      await bola.open("/brand/717/301/brand");
      await bola.editFor("Name", /^business 717/);
      await bola.value("Name").getByRole("textbox").fill(name);
      await bola.page.keyboard.press("Enter");
      await expect(bola.value("Name").getByRole("status")).toContainText("Saved for business 717.");
    };
    /** Behind the word at the end of a line, before its quotation mark and comma. */
    const toEndOf = async (line: number) => {
      await page.keyboard.press("Control+Home");
      for (let at = 1; at < line; at += 1) await page.keyboard.press("ArrowDown");
      for (const key of ["End", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
    };
    const says = (words: string) => page.getByText(words);
    await ada.open(`/paper/${file}`);
    const editor = page.getByRole("textbox", { name: `${file} as it is written` });
    await editor.focus();

    await toEndOf(5);
    await page.keyboard.type(" Ltd");
    await stands(lending(before));
    await set("Zumaly One");
    await expect(says("bola has written it meanwhile")).toBeVisible();
    await expect(editor).toContainText("Zumaly One");
    await page.keyboard.press("Control+z");
    await stands(named("Zumaly One"));

    await toEndOf(5);
    await page.keyboard.type(' Ltd"');
    await expect(says("Not saved: something would be wrong.")).toBeVisible();
    await set("Zumaly Two");
    await expect(says("bola has written other lines of it meanwhile")).toBeVisible();
    await expect(editor).toContainText("Zumaly Two");
    await expect(editor).toContainText('Limited Ltd""');
    await page.keyboard.press("Backspace");
    await stands(lending(named("Zumaly Two")));

    await toEndOf(4);
    await page.keyboard.type('x"');
    await expect(says("Not saved: something would be wrong.")).toBeVisible();
    await set("Zumaly Three");
    await expect(says("bola has written the same lines meanwhile")).toBeVisible();
    const both = page.getByRole("region", { name: "Both as they are written" });
    await expect(both.getByRole("columnheader", { name: "bola" })).toBeVisible();
    await expect(both.locator("mark")).toHaveText(['  "name": "Zumaly Twox"",', '  "name": "Zumaly Three",']);
    const over = page.getByRole("button", { name: "Write mine over it" });
    await expect(says("once that is mended, it can be written over theirs")).toBeVisible();
    await expect(over).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Backspace");
    await expect(over).toBeEnabled();
    await stands(lending(named("Zumaly Three")));
    await over.click();
    await stands(lending(named("Zumaly Twox")));
    await bola.page.context().close();
  });

  test("five wrong passwords in a row lock a name, which is said, noted and unlocked", async ({ page }) => {
    const alert = page.getByRole("alert");
    for (let at = 0; at < 4; at += 1) {
      await trySignIn(page, url(), "chidi", `wrong ${at}`);
      await expect(alert).toHaveText("The name or the password is wrong.");
      await expect(page.getByLabel("Password")).toHaveValue("");
    }
    await trySignIn(page, url(), "chidi", "wrong again");
    const locked = /^Too many wrong passwords in a row: signing in by this name is locked until \d+ \w+, \d\d:\d\d\./;
    await expect(alert).toHaveText(locked);
    expect(await axeFaults(page)).toEqual([]);
    await trySignIn(page, url(), "chidi");
    await expect(alert).toHaveText(locked);
    expect(await operator("list")).toMatch(/^chidi {2}editor, since .*; signing in is locked until /m);
    expect(await operator("unlock chidi")).toBe("Operator chidi may sign in again.\n");
    await signIn(page, url(), "chidi");
    expect(await byHand.run("releases", ["--audit"])).toContain(
      "chidi: Signing in was locked for a quarter of an hour: 5 wrong passwords in a row",
    );
  });

  test("who signs out everywhere, or has another password, is out on every device", async ({ page }) => {
    const studio = await signIn(page, url(), "chidi");
    const second = await other(page);
    await signIn(second, url(), "chidi");
    await signOut(studio.page, "Sign out everywhere");
    await expect(page.getByRole("heading", { name: "Sign in to the studio" })).toBeVisible();
    await expect(second.getByRole("heading", { name: "Sign in to the studio" })).toBeVisible();
    await expect(second.getByText("You are signed out.")).toBeVisible();
    await signIn(second, url(), "chidi");
    await operator("password chidi", "another long password\n");
    await expect(second.getByRole("heading", { name: "Sign in to the studio" })).toBeVisible();
    await trySignIn(second, url(), "chidi");
    await expect(second.getByRole("alert")).toHaveText("The name or the password is wrong.");
    await second.context().close();
  });
});
