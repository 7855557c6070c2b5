import { phonePhoto, sentPictures } from "../support/phone-photo.ts";
import { expect, test } from "../support/test.ts";

/** A brand that has messages. */
const brand = { b: "716", c: "301" };
const groups = ["auth", "credit", "loan", "repay", "overdue", "other"] as const;

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
    // This brand takes cards, and says so.
    const answer = group === "repay" ? "help.repay-1-a_card" : `help.${group}-1-a`;
    await expect(page.getByText(words(answer))).toBeVisible();
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
  await expect(page.getByText(phone, { exact: true })).toBeVisible();
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
    await app.open("/userAgreement", { b: "716", c: "104", language });
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
