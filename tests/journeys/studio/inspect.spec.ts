import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/studio.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** The app in the preview, and what the studio says of what somebody points at. */
const parts = (page: Page) => ({
  app: page.frameLocator("iframe"),
  inspect: page.getByRole("button", { name: "Inspect", exact: true }),
  panel: page.getByRole("region", { name: /“.*”|What made this/ }),
});

async function logInAs(page: Page, number: string): Promise<void> {
  const persona = page.getByLabel("As", { exact: true });
  await expect(page.frameLocator("iframe").locator("[data-screen]").first()).toBeVisible();
  const words = await persona.getByRole("option").allTextContents();
  await persona.selectOption(words.find((one) => one.startsWith(number)) ?? "");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText(`Logged in with 071000000${number}.`)).toBeVisible();
}

test("B10 whoever presses the Borrow button of the preview lands on the document and the line that made it", async ({
  documents,
  enter,
}) => {
  const studio = await enter();
  const { page } = studio;
  await studio.open("/brand/716/104");
  await logInAs(page, "02");
  const { app, inspect, panel } = parts(page);
  // Each section says whether this borrower sees it, and what he would have to be where he does not.
  const section = (name: string) =>
    studio
      .value("Home")
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: `Drag ${name}` }) });
  await expect(section("Credit")).toContainText("in the preview");
  await expect(section("Credit")).not.toContainText("not in the preview");
  await expect(section("Loan")).toContainText(
    "not in the previewIt shows if the situation is new (nothing of the credit information is filled in).",
  );
  await inspect.click();
  await app.getByRole("button", { name: "Credit line card: Borrow now" }).click();
  await expect(panel.getByRole("heading", { name: "Credit line card “Borrow now”" })).toBeFocused();
  // What is pressed is pointed at, and does nothing.
  await expect(app.locator('[data-screen="index"]')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const [, frame] = page.frames();
  if (!frame) throw new Error("the preview has no frame");
  expect(await axeFaults(frame)).toEqual([]);

  // The words are in a text, and the brand's order puts the card there.
  await expect(panel.getByText("“Borrow now” home.borrow")).toBeVisible();
  await expect(panel.getByRole("link", { name: "home.borrow", exact: true })).toHaveAttribute(
    "href",
    "#/texts?search=home.borrow",
  );
  await panel.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.locator('[data-path="home.order"]')).toBeFocused();

  const made = panel.getByRole("link", { name: /^screens\/home\/sections\/credit\.section\.json, line \d+$/ });
  const line = Number(/\d+$/.exec((await made.textContent()) ?? "")?.[0]);
  const written = readFileSync(join(documents.root, "screens/home/sections/credit.section.json"), "utf8").split("\n");
  expect(written[line]).toContain('"widget": "credit-line-card"');
  await made.click();
  await expect(page.getByRole("heading", { name: /credit\.section\.json/ })).toBeVisible();
  expect(page.url()).toContain(`/paper/screens/home/sections/credit.section.json?line=${line}`);
  // Who comes back to the brand reads who is still logged in there.
  await page.goBack();
  await expect(page.getByText("Logged in with 07100000002.")).toBeVisible();
});

test("F6 whoever saw in the preview where Borrow led asks why, and sees the row with what the app was told", async ({
  enter,
}) => {
  const studio = await enter();
  const { page } = studio;
  await studio.open("/brand/716/104");
  // Nothing is held against him (docs/product, the personas).
  await logInAs(page, "02");
  const { app } = parts(page);
  await app.getByRole("button", { name: "Borrow now", exact: true }).click();
  await expect(app.locator('[data-screen="lend-info"]')).toBeVisible();
  await page.getByText("Decided last: Borrow entry").click();
  const list = page.getByRole("list", { name: "What the app decided, the last first" });
  expect(await axeFaults(page)).toEqual([]);
  await list.getByRole("link", { name: "Borrow entry", exact: true }).click();
  await expect(page.getByText("Told what the app of Corvanta 716/104 was told")).toBeVisible();
  const answer = page.getByRole("tabpanel");
  await expect(answer.getByRole("heading", { level: 2 }).first()).toContainText("proceed");
  await expect(page.getByLabel(/^Refuse flag/)).toHaveValue("0");
  expect(await axeFaults(page)).toEqual([]);
  // It is there after a reload, and gives way to a case that is begun with.
  await page.reload();
  await expect(page.getByText("Told what the app of Corvanta 716/104 was told")).toBeVisible();
  await expect(answer.getByRole("heading", { level: 2 }).first()).toContainText("proceed");
  await page.getByRole("button", { name: "As the case says" }).click();
  await expect(page.getByText("Told what the app")).toHaveCount(0);
});

test("by keys alone: Tab comes to everything on the screen, Enter points at it, Escape ends it on either side", async ({
  enter,
}) => {
  const studio = await enter();
  const { page } = studio;
  await studio.open("/brand/716/104");
  const { app, inspect, panel } = parts(page);
  await expect(app.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await inspect.focus();
  await page.keyboard.press("Enter");
  await expect(inspect).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").getByText("Escape ends it.")).toBeVisible();
  const everything = app.getByRole("group", { name: "Everything on this screen, to point at" });
  const enterButton = everything.getByRole("button", { name: "Button: Log in" });
  await expect(enterButton).toBeAttached();
  const arrived = () => enterButton.evaluate((button) => button.matches(":focus"));
  for (let pressed = 0; pressed < 60 && !(await arrived()); pressed++) await page.keyboard.press("Tab");
  await expect(enterButton).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Button “Log in”" })).toBeFocused();
  await expect(
    panel.getByRole("link", { name: "screens/auth/parts/login-enter.part.json, line 5", exact: true }),
  ).toBeVisible();
  await expect(panel.getByText(/^used in screens\/auth\/login\.screen\.json, line \d+$/)).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(inspect).toBeFocused();
  await expect(inspect).toHaveAttribute("aria-pressed", "false");
  await expect(everything).toHaveCount(0);
  // The app is itself again.
  await app.getByRole("tab", { name: "Password or PIN" }).click();
  await expect(app.getByRole("textbox", { name: "Password or PIN" })).toBeVisible();

  await inspect.click();
  await everything.getByRole("button").first().focus();
  await page.keyboard.press("Escape");
  await expect(inspect).toBeFocused();
  await expect(everything).toHaveCount(0);
});

test("B7 K10 R67 the preview is in another language, in large text and in the native app, and keeps its place", async ({
  enter,
}) => {
  const studio = await enter();
  const { page } = studio;
  await studio.open("/brand/716/104");
  const { app } = parts(page);
  await expect(app.getByRole("heading", { name: "Welcome to Corvanta" })).toBeVisible();
  await page.getByLabel("Screen").selectOption("/register");
  await expect(app.locator('[data-path="/register"]')).toBeVisible();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByLabel("Language").selectOption("Chinese");
  await expect(app.locator("html")).toHaveAttribute("lang", /^zh/);
  await expect(app.locator('[data-path="/register"]')).toBeVisible();
  await page.getByLabel("Language").selectOption("English");
  await expect(app.locator("html")).toHaveAttribute("lang", /^en/);

  const size = () =>
    app
      .getByRole("heading")
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  const usual = await size();
  await page.getByLabel("Text", { exact: true }).selectOption("200 %");
  await expect.poll(size).toBeGreaterThan(usual * 1.3);
  await page.getByLabel("Text", { exact: true }).selectOption("100 %");
  await expect.poll(size).toBe(usual);

  await page.getByLabel("Screen").selectOption("/login");
  await expect(app.locator('[data-screen="login"]')).toBeVisible();
  await page.getByLabel("In", { exact: true }).selectOption("an app");
  await expect(app.locator('[data-screen="login-native"]')).toBeVisible();
  await page.getByLabel("In", { exact: true }).selectOption("the web");
  await expect(app.locator('[data-screen="login"]')).toBeVisible();
});

test("the sandbox lender's clock goes on by a day when somebody says so", async ({ enter }) => {
  const studio = await enter();
  const { page } = studio;
  await studio.open("/brand/716/104");
  const clock = page.getByRole("group").filter({ hasText: "at the sandbox lender" });
  const day = async () => Number(/\d+/.exec((await clock.locator("strong").textContent()) ?? "")?.[0]);
  await page.getByRole("button", { name: "More", exact: true }).click();
  const before = await day();
  await clock.getByRole("button", { name: "1 day", exact: true }).click();
  await expect.poll(day).not.toBe(before);
});

test("what documents say does nothing but show, and no page but the studio's is heard", async ({
  documents,
  enter,
}) => {
  const studio = await enter();
  const { page } = studio;
  await studio.open("/brand/718/302");
  const { app, inspect, panel } = parts(page);
  await expect(app.getByRole("link", { name: "Create an account" })).toBeVisible();

  // What no document may say never comes there: the preview stays as it is.
  const texts = join(documents.root, "locales/en_US/login.text.json");
  const before = readFileSync(texts, "utf8");
  const written = (words: string) => writeFileSync(texts, before.replace("New here?", words));
  written("<img src=x onerror=alert()>");
  await expect(page.getByRole("link", { name: /^1 error/ })).toBeVisible();
  await expect(app.getByText("New here?")).toBeVisible();
  // What one may say are words.
  const words = "javascript:alert() &lt;b onclick=alert()&gt;";
  written(words);
  await expect(app.getByText(words)).toBeVisible();
  await inspect.click();
  await app.getByRole("button", { name: `Text: ${words}` }).click();
  await expect(panel.getByRole("heading", { name: "Text" })).toContainText(words);
  written("New here?");
  await expect(app.getByText("New here?")).toBeAttached();

  // Another origin than the studio's: its page is not the preview's to have.
  const [, frame] = page.frames();
  const reached = await frame?.evaluate(() => {
    try {
      return window.parent.document.title;
    } catch {
      return "refused";
    }
  });
  expect(reached).toBe("refused");

  // What the preview's page says is words as well, whoever speaks in it.
  const forged = { language: "en_US", widget: "text", words: "<img src=x onerror=alert()>", steps: [] };
  const picked = { preview: "picked", seen: forged };
  const says = [picked, new URL(page.url()).origin] as const;
  await frame?.evaluate(([message, origin]) => window.parent.postMessage(message, origin), says);
  await expect(panel.getByRole("heading")).toContainText("“<img src=x onerror=alert()>”");
  await expect(panel.locator("img")).toHaveCount(0);
  await panel.getByRole("button", { name: "Close" }).click();
  await inspect.click();
  await expect(inspect).toHaveAttribute("aria-pressed", "false");

  // Neither hears another page: nor the studio itself, nor the app in the preview.
  await page.evaluate((message) => window.postMessage(message, "*"), picked);
  await frame?.evaluate(() => window.postMessage({ studio: "so", inspect: true, large: true, native: false }, "*"));
  await expect(app.getByRole("group", { name: "Everything on this screen, to point at" })).toHaveCount(0);
  await expect(panel).toHaveCount(0);
});
