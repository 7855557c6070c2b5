import { phonePhoto, sentPictures } from "../support/phone-photo.ts";
import { expect, test } from "../support/test.ts";

/** A brand that has messages. */
const brand = { b: "716", c: "301" };
const groups = ["auth", "credit", "loan", "repay", "overdue", "other"] as const;

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
  await expect(app.text("engine.failed")).toBeVisible();
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

test("S20 A5 a guest finds help: service, six topics, a search over all of them, and a way on from each", async ({
  page,
  app,
  context,
}) => {
  const { words } = app;
  const main = page.getByRole("main");
  await app.open("/helpcenter", brand);
  for (const group of groups) {
    await main.getByRole("button", { name: words(`help.group-${group}`) }).click();
    await app.arrived(`/helpcenter/${group}`);
    await expect(page.locator("details")).toHaveCount(4);
    await page.locator("summary").first().click();
    await expect(page.getByText(words(`help.${group}-1-a`))).toBeVisible();
    await expect(page.getByText(words(`help.${group}-2-a`))).toBeHidden();
    await page.goBack();
    await app.arrived("/helpcenter");
  }
  const search = page.getByRole("searchbox");
  await search.fill("REMAINING principal");
  await expect(page.locator("summary")).toHaveText([words("help.overdue-2")]);
  await expect(page.getByText(words("help.found_one", { count: 1 }))).toBeVisible();
  await search.fill("bvn");
  expect(await page.locator("details").count()).toBeGreaterThan(1);
  await search.fill("zzz nothing");
  await expect(app.text("help.none-text")).toBeVisible();
  await expect(page.locator("details")).toHaveCount(0);
  await search.fill("");
  await expect(main.getByRole("button", { name: words("help.group-auth") })).toBeVisible();
  // A brand that is not for tests has no test page.
  await app.follow("/test");
  await app.arrived("/entry");
  await expect(app.text("engine.disabled")).toBeVisible();
  await app.follow("/helpcenter/nothing");
  await app.button("help.all").click();
  await app.arrived("/helpcenter");

  await main.getByRole("button", { name: words("help.service") }).click();
  await app.arrived("/onlineservice");
  await expect(app.text("service.promise")).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await main
    .getByRole("button", { name: new RegExp(words("widgets.copy-field-copy")) })
    .first()
    .click();
  await expect(page.locator("#toast")).toHaveText(words("service.copied"));
  const phone = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(phone)).toBeVisible();
  // Writing needs a name: the login comes first, then what was wanted.
  await main.getByRole("button", { name: words("service.write") }).click();
  await app.arrived("/login");
  await app.logIn(2);
  await app.arrived("/suggest");
});

test("S20 S16 R42 R46 a suggestion: too short, with photos, over a broken line, sent once", async ({
  page,
  app,
  sandbox,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { words } = app;
  await app.logInAs(4, {}, "/suggest?about=repay");
  const content = page.getByLabel(words("suggest.content"), { exact: true });
  const send = page.locator("#send");
  await expect(page.getByLabel(words("suggest.kind"), { exact: true })).toHaveValue("repay");
  await send.click();
  await expect(app.text("rules.suggestion-missing")).toBeVisible();
  await content.fill("Hi");
  await content.blur();
  await expect(app.text("rules.suggestion-length")).toBeVisible();
  await content.fill("I paid on Monday and the bill is still open");
  await page.getByRole("checkbox", { name: words("suggest.dispute") }).check();
  await page.getByLabel(words("suggest.loan"), { exact: true }).selectOption({ index: 1 });

  // Three photos at most, each small and without its place, each given back at will.
  const photo = await phonePhoto(page);
  const sent = sentPictures(page, "/suggest/photo");
  const field = (no: number) => page.getByRole("group", { name: words("suggest.photo", { no }) }).first();
  const file = (no: number) =>
    page.getByLabel(`${words("suggest.photo", { no })}: ${words("widgets.photo-field-file")}`);
  const uploaded = app.text("widgets.photo-field-sent");
  await expect(file(2)).toHaveCount(0);
  await context.setOffline(true);
  await file(1).setInputFiles(photo);
  await expect(app.text("widgets.photo-field-failed")).toBeVisible();
  await expect(app.text("suggest.unsent")).toBeVisible();
  await expect(send).toBeDisabled();
  await context.setOffline(false);
  await app.button("widgets.photo-field-again").click();
  await expect(uploaded).toHaveCount(1);
  await sandbox.fault("/suggest/photo", { status: -1, times: 1 });
  await file(2).setInputFiles(photo);
  await expect(app.text("widgets.photo-field-failed")).toBeVisible();
  await page
    .getByRole("button", { name: `${words("suggest.photo", { no: 2 })}: ${words("widgets.photo-field-remove")}` })
    .click();
  await expect(app.text("suggest.unsent")).toHaveCount(0);
  await file(2).setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(app.text("widgets.photo-field-unreadable")).toBeVisible();
  await file(2).setInputFiles(photo);
  await expect(uploaded).toHaveCount(2);
  await file(3).setInputFiles(photo);
  await expect(uploaded).toHaveCount(3);
  await page
    .getByRole("button", { name: `${words("suggest.photo", { no: 3 })}: ${words("widgets.photo-field-remove")}` })
    .click();
  await expect(field(3).getByRole("img")).toHaveCount(0);
  expect(sent.length).toBe(4);
  for (const picture of sent) {
    expect(picture.length).toBeGreaterThan(1000);
    expect(picture.length).toBeLessThanOrEqual(300_000);
    expect(picture.includes("Exif")).toBe(false);
  }

  // The answer is lost on its way, and the button tapped twice: it is one case.
  await page.route(
    /suggest\/submit/,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  const bodies: string[] = [];
  const keys: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/suggest/submit")) return;
    bodies.push(request.postData() ?? "");
    keys.push(request.headers()["idempotency-key"] ?? "");
  });
  watched.allow(/ERR_CONNECTION_RESET/);
  await send.dblclick();
  // Nobody heard the answer: the lender is asked by the key what became of it, and knows.
  await expect(page.getByRole("heading", { name: words("suggest.thanks") })).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(keys[0]).toMatch(/^[\w-]{16,128}$/);
  const told = JSON.parse(bodies[0] ?? "{}") as { photos: string[]; dispute: boolean; loanGid?: string };
  expect(told.photos).toHaveLength(2);
  expect(told).toMatchObject({ type: "repay", dispute: true, loanGid: expect.any(String) as unknown });
  await app.button("suggest.more").click();
  await expect(content).toHaveValue("");
  await expect(file(1)).toHaveCount(1);
  await expect(uploaded).toHaveCount(0);
});

test("S20 S2 agreements and guides, each type, and one from the other", async ({ page, app }) => {
  for (const language of ["en_US", "zh_CN"] as const) {
    await app.open("/userAgreement", { ...brand, language });
    await page.reload();
    const heading = (key: string, name = "") => page.getByRole("heading", { name: app.words(key, { name }).trim() });
    const legal: [route: string, key: string][] = [
      ["/userAgreement", "legal.title"],
      ["/protocol/register", "agreement.name_register"],
      ["/protocol/privacy", "agreement.name_privacy"],
      ["/protocol/debit", "agreement.name_debit"],
      ["/privacy/agreement", "agreement.heading-2_privacy"],
      ["/agreement/register", "agreement.heading-2_register"],
    ];
    for (const [route, key] of legal) {
      await app.follow(route);
      await expect(page.getByRole("main")).toContainText(new RegExp(app.words(key).replace(/[.()]/g, "."), "i"));
      await expect(page.getByRole("main").getByRole("heading").nth(1)).toBeVisible();
    }
    await app.follow("/protocol/loan");
    await app.arrived("/userAgreement");
    await app.follow("/protocol/nothing");
    await app.button("agreement.loan").click();
    await app.arrived("/userAgreement");
    for (const type of ["register", "borrow", "repay"]) {
      await app.follow(`/guide/${type}`);
      await expect(heading(`guide.heading_${type}`)).toBeVisible();
      await expect(page.getByText(app.words(`guide.step-4_${type}`))).toBeVisible();
    }
    await app.follow("/guide/nothing");
    await app.button("guide.help").click();
    await app.arrived("/helpcenter");
  }
  await app.follow("/guide/register");
  await app.button("guide.register").click();
  await app.arrived("/register");
});

test("D5 R61 notices: daily over a Lagos midnight by the lender's clock, once ever, once a session, per user", async ({
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
    for (const notice of ["late-fee", "pay-by-transfer", "invite"]) {
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
  expect([await shown(), await shown(), await shown()]).toEqual(["pay-by-transfer", "invite", undefined]);
  // Until midnight in Lagos it is the same day; after it the daily one is due again, and nothing else.
  await sandbox.advance(540_000);
  expect(await shown()).toBeUndefined();
  await sandbox.advance(120_000);
  expect([await shown(), await shown()]).toEqual(["pay-by-transfer", undefined]);
  // Another session has its own; what was shown for ever or today is not shown again.
  await app.follow("/my");
  await app.logOut();
  await app.arrived("/login");
  await app.logIn(3);
  await expect(dialog("late-fee")).toBeVisible();
  await app.button("notice.close").click();
  expect(await shown()).toBeUndefined();
});
