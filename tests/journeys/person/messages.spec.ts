import { expect, test } from "../support/test.ts";

/** A brand that has messages. */
const brand = { b: "716", c: "301" };

test("S20 messages: none, a broken line, unread, read one by one and all at once", async ({ page, app, sandbox }) => {
  const { words } = app;
  await sandbox.fault("/message/list", { status: -1, times: 1 });
  await app.logInAs(2, brand, "/messageCenter");
  await expect(app.text("engine.failed")).toBeVisible();
  await app.button("widgets.failure-panel-retry").click();
  const row = (kind: string) =>
    page
      .getByRole("main")
      .getByRole("button")
      .filter({ hasText: words(`lender.message-${kind}-title`) });
  await expect(row("welcome")).toBeVisible();
  await expect(page.getByText(words("message.unread_one", { count: 1 }))).toBeVisible();

  // A second one comes while he looks elsewhere.
  await app.follow("/bindMail");
  await page.getByLabel(words("bind-mail.mail"), { exact: true }).fill("ada@example.com");
  await app.button("widgets.code-field-send").click();
  await expect(app.text("bind-mail.sent")).toBeVisible();
  await page.getByLabel(words("bind-mail.code"), { exact: true }).fill("123456");
  await app.button("bind-mail.bind").click();
  await expect(app.text("bind-mail.done")).toBeVisible();
  await app.follow("/messageCenter");
  await expect(page.getByText(words("message.unread_other", { count: 2 }))).toBeVisible();

  // Newest first; what is opened is read, and nothing else is.
  await row("mail-bound").click();
  await app.arrived("/messageDetail");
  await expect(page.getByRole("heading", { name: words("lender.message-mail-bound-title") })).toBeVisible();
  await expect(page.getByText(words("lender.message-mail-bound-content"))).toBeVisible();
  await app.button("message.all").click();
  await app.arrived("/messageCenter");
  await expect(page.getByText(words("message.unread_one", { count: 1 }))).toBeVisible();
  const order = await page.getByRole("main").innerText();
  expect(order.indexOf(words("lender.message-mail-bound-title"))).toBeLessThan(
    order.indexOf(words("lender.message-welcome-title")),
  );
  await app.button("message.read-all").click();
  await expect(app.button("message.read-all")).toHaveCount(0);
  await expect(row("welcome")).toBeVisible();

  // Another borrower's message, one that is not there, and none at all.
  await app.follow("/messageDetail?messageGid=nobody");
  await app.arrived("/messageCenter");
  await expect(app.text("errors.3198")).toBeVisible();
  await app.follow("/messageDetail");
  await app.button("message.all").click();
  await app.arrived("/messageCenter");
});

test("S8 in a brand whose menu has no entry for messages new ones show in My, and all are behind the help", async ({
  page,
  app,
}) => {
  const welcome = page.getByText(app.words("lender.message-welcome-title"), { exact: true });
  await app.logInAs(2, { b: "718", c: "302" }, "/my");
  const unread = page.getByRole("link", { name: app.words("my.unread-link") });
  await unread.click();
  await app.arrived("/messageCenter");
  await expect(welcome).toBeVisible();
  await app.button("message.read-all").click();
  await expect(app.button("message.read-all")).toHaveCount(0);
  await app.follow("/my");
  await app.arrived("/my");
  await expect(unread).toHaveCount(0);
  await app.follow("/helpcenter");
  await page.getByRole("button", { name: app.words("service.messages") }).click();
  await app.arrived("/messageCenter");
  await expect(welcome).toBeVisible();
});

test("D5 R61 notices: daily over a Lagos midnight by the lender's clock, once a session", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await sandbox.reset();
  const dialog = (notice: string) => page.getByRole("dialog", { name: words(`notices.${notice}-title`) });
  /** The notice that home shows when it is entered, if any; it is closed again. */
  const shown = async (): Promise<string | undefined> => {
    await app.follow("/my");
    await app.arrived("/my");
    const asked = page.waitForResponse((answer) => answer.url().includes("/notice/list"));
    await app.follow("/index");
    await (await asked).finished();
    // What the answer leads to is done when the page has nothing left to do.
    await page.evaluate(() => new Promise((settle) => requestIdleCallback(() => requestIdleCallback(settle))));
    for (const notice of ["late-fee", "pay-by-transfer"]) {
      if (!(await dialog(notice).isVisible())) continue;
      await app.button("notice.close").click();
      await expect(dialog(notice)).toHaveCount(0);
      return notice;
    }
    return undefined;
  };
  const lagos = 3_600_000;
  const day = 86_400_000;
  const tenToMidnight = Math.floor((Date.now() + lagos) / day) * day - lagos + day - 600_000;
  await sandbox.set(tenToMidnight);
  // The notice at login is one of the visit's.
  await app.logInAs(3, { b: "717", c: "301" });
  await expect(dialog("late-fee")).toBeVisible();
  await app.button("notice.close").click();
  expect([await shown(), await shown()]).toEqual(["pay-by-transfer", undefined]);
  // Until midnight in Lagos it is the same day; after it the daily one is due again, and nothing else.
  await sandbox.advance(540_000);
  expect(await shown()).toBeUndefined();
  await sandbox.advance(120_000);
  expect([await shown(), await shown()]).toEqual(["pay-by-transfer", undefined]);
  // Another session has its own; what was shown today is not shown again.
  await app.follow("/my");
  await app.logOut();
  await app.arrived("/login");
  await app.logIn(3);
  await expect(dialog("late-fee")).toBeVisible();
  await app.button("notice.close").click();
  expect(await shown()).toBeUndefined();
});
