import type { Page } from "@playwright/test";
import { App } from "../support/app.ts";
import { kept } from "../support/kept.ts";
import { expect, test } from "../support/test.ts";

/** A ticket of whoever is logged in on the page. */
async function newTicket(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = (name: string) => JSON.parse(sessionStorage.getItem(`app.session.${name}`) ?? '""') as string;
    const query = new URLSearchParams({ token: read("token"), userId: read("userId"), c: "302", bizType: "718" });
    const answer = await fetch(`/ostrader/userinfo/generateTicket?${query}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ userGid: read("userGid") }),
    });
    return ((await answer.json()) as { content: { ticket: string } }).content.ticket;
  });
}

test("F9 C10 C11 D1 a ticket logs in and leads on, works once and stays nowhere; it counts as a login: the scan follows", async ({
  page,
  app,
  server,
  browser,
}) => {
  await app.logInAs(3);
  const ticket = await newTicket(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const at = () => new URL(other.url()).hash;
  const link = `${server.url}/?b=718&c=302&ticket=${ticket}&redirectUrl=%2Fbill`;
  await other.goto(link);
  await expect.poll(at).toBe("#/bill");
  // Whose account it is is said: whoever made the link may have sent it to somebody else.
  await expect(other.getByText("You are logged in with 0710 *** 0003", { exact: true })).toBeVisible();
  expect(await other.evaluate(() => JSON.stringify([location.href, sessionStorage, localStorage]))).not.toContain(
    ticket,
  );
  const token = await kept(other, "session.token");
  await other.goto(link);
  await expect.poll(at).toBe("#/index");
  expect(await kept(other, "session.token")).toBe(token);
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(link);
  await expect.poll(() => new URL(fresh.url()).hash).toBe("#/login");
  expect(await kept(fresh, "session.token")).toBeNull();
  await fresh.context().close();
  // This brand scans after each login.
  await other.goto(`${server.url}/?b=717&c=305&ticket=${await newTicket(page)}`);
  await expect(other.getByRole("dialog", { name: app.words("security-scan.title") })).toBeVisible();
  await elsewhere.close();
});

test("F9 A1 a ticket that is none changes nothing for who is logged in, and says so; nor does it let a guest in", async ({
  page,
  app,
  server,
}) => {
  await page.goto(`${server.url}/?b=718&c=302&ticket=nonsense&redirectUrl=%2Fbill`);
  await app.arrived("/login");
  await expect(app.text("entry.link-over")).toBeVisible();
  await app.logIn(3);
  await app.arrived("/index");
  const token = await kept(page, "session.token");
  for (const handed of ["ticket=nonsense", "userToken=nonsense"]) {
    await page.goto(`${server.url}/?b=718&c=302&${handed}&redirectUrl=%2Fbill`);
    await app.arrived("/index");
    await expect(app.text("entry.link-over")).toBeVisible();
    expect(await kept(page, "session.token")).toBe(token);
  }
  await app.follow("/my");
  await app.arrived("/my");
});

for (const { b, c, language } of [
  { b: "718", c: "302", language: "en_US" },
  { b: "716", c: "104", language: "zh_CN" },
] as const) {
  test(`F9 somebody else's ticket asks before it replaces who is logged in (${b}/${c}, ${language})`, async ({
    page,
    app,
    server,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const stranger = new App(other, server.url);
    await stranger.logInAs(2);
    await app.open("/login", { b, c, language });
    await app.logIn(3);
    await app.arrived("/index");
    const token = await kept(page, "session.token");
    const follow = async () =>
      page.goto(`${server.url}/?b=${b}&c=${c}&ticket=${await newTicket(other)}&redirectUrl=%2Fmy`);
    const asked = page.getByRole("dialog", { name: app.words("entry.switch-title") });

    await follow();
    await expect(asked).toBeVisible();
    await expect(asked.getByText("0710 *** 0003")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(asked).toBeVisible();
    expect(await kept(page, "session.token")).toBe(token);
    await app.button("entry.switch-stay").click();
    await app.arrived("/index");
    expect([await kept(page, "session.token"), await kept(page, "session.mobile")]).toEqual([token, "7100000003"]);

    await follow();
    await app.button("entry.switch-go").click();
    await app.arrived("/my");
    expect(await kept(page, "session.mobile")).toBe("7100000002");
    // His own ticket asks nothing.
    await page.goto(`${server.url}/?b=${b}&c=${c}&ticket=${await newTicket(page)}&redirectUrl=%2Fbill`);
    await app.arrived("/bill");
    await elsewhere.close();
  });
}

for (const { b, c, language, wanted } of [
  { b: "718", c: "302", language: "en_US", wanted: "/addCard" },
  { b: "716", c: "104", language: "zh_CN", wanted: "/baseInfo/photos" },
] as const) {
  test(`F9 C11 a link leads a guest to no form of a stranger's account unasked, ${wanted} (${b}/${c}, ${language})`, async ({
    page,
    app,
    server,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const stranger = new App(other, server.url);
    await stranger.logInAs(3);
    const own = async (name: string) => String(await kept(other, `session.${name}`));
    const handed = async () => [
      `ticket=${await newTicket(other)}`,
      `userToken=${await own("token")}&userGid=${await own("userGid")}`,
    ];
    await app.open("/login", { b, c, language });
    await app.arrived("/login");
    const asked = page.getByRole("dialog", { name: app.words("entry.owner-title") });
    const before = (link: string) => `${server.url}/?b=${b}&c=${c}&${link}&redirectUrl=${encodeURIComponent(wanted)}`;
    const within = (link: string) =>
      `${server.url}/?b=${b}&c=${c}#/entry?${link}&redirectUrl=${encodeURIComponent(wanted)}`;
    for (const link of await handed()) {
      for (const address of [before(link), within(link)].slice(0, link.startsWith("ticket") ? 1 : 2)) {
        await page.goto("about:blank");
        await page.goto(address);
        await expect(asked).toBeVisible();
        await expect(asked.getByText("0710 *** 0003")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(asked).toBeVisible();
        await app.button("entry.owner-not").click();
        await app.arrived("/login");
        expect(await kept(page, "session.token")).toBeNull();
        await app.follow(wanted);
        await app.arrived("/login");
      }
    }
    const [ticket = ""] = await handed();
    await page.goto("about:blank");
    await page.goto(before(ticket));
    await app.button("entry.owner-yes").click();
    await app.arrived(wanted);
    expect(await kept(page, "session.mobile")).toBe("7100000003");
    await elsewhere.close();
  });
}
