import { runCommand } from "../support/command.ts";
import { copyDocuments } from "../support/documents-copy.ts";
import { type ForeignLender, startForeignLender } from "../support/foreign-lender.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { test as base, expect } from "../support/test.ts";

const day = 86_400_000;
/** The lender's clock is three days ahead of every other one. */
const clock = () => Date.now() + 3 * day;

/** The app with that lender as the one of all its brands. */
const test = base.extend<object, { lender: ForeignLender; server: RunningServer }>({
  lender: [
    // Playwright reads the names of what a fixture needs from this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const { said } = await runCommand(["openapi"]);
      const lender = await startForeignLender(JSON.parse(said) as never, clock);
      await use(lender);
      await lender.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ lender }, use) => {
      const documents = copyDocuments();
      documents.edit<{ api: Record<string, unknown> }>("brands/base.brand.json", ({ api }) => {
        api.base = lender.url;
      });
      const server = await startServer(documents.root);
      lender.allow(server.url);
      await use(server);
      await server.stop();
      documents.remove();
    },
    { scope: "worker" },
  ],
});

test("C15 C4 R80 the app works against another lender's origin, made from the OpenAPI document, and against no other", async ({
  page,
  app,
  lender,
  watched,
}) => {
  watched.allow(/^request to http:\/\/localhost/);
  lender.answer("/userinfo/smsLogin", {
    mobile: "7100000002",
    userGid: "foreign-1",
    userId: "1",
    userStatus: 1,
    userToken: "foreign-token",
    freezeStatus: 0,
    verifyToken: "v",
    name: "Ngozi Ada Bello",
    loginFromType: "sms",
    isHuidus: 0,
    currentBizArg: "718",
    setPwdToken: "",
  });
  const notice = { noticeGid: "foreign-news", newsType: 2, title: "From far away", content: "x", dialogType: 1 };
  lender.answer("/notice/list", { notices: [{ ...notice, marketActivities: [] }] });
  const called: string[] = [];
  page.on("request", (request) => called.push(request.url()));
  const answer = page.waitForResponse((response) => response.request().resourceType() === "document");
  await app.open("/login");
  const policy = (await (await answer).allHeaders())["content-security-policy"] ?? "";
  expect(policy.split("; ")).toContain(`connect-src 'self' ${lender.url}`);
  await app.logIn(2);
  await app.arrived("/index");
  await expect(page.getByRole("dialog", { name: "From far away" })).toBeVisible();
  await app.button("notice.close").click();

  // Every call went there, with what a call carries; the app's own lender heard nothing.
  const calls = called.filter((url) => new URL(url).pathname.startsWith("/ostrader/"));
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter((url) => !url.startsWith(`${lender.url}/ostrader/`))).toEqual([]);
  const home = lender.heard.find(({ path }) => path === "/index/mainhome");
  expect(home?.query.get("token")).toBe("foreign-token");
  expect(JSON.parse(home?.body ?? "{}")).toMatchObject({ userGid: "foreign-1" });
  await expect
    .poll(() => lender.heard.some(({ path, body }) => path === "/tracking/collect" && body.includes("in_index")))
    .toBe(true);
  // The page goes by the lender's clock: what is daily was seen on his day, by whom only a mark of his tells (R54).
  const seen = await page.evaluate(() => localStorage.getItem("app.device.dailyNotices") ?? "");
  const [year, month, date] = new Date(clock() + 3_600_000).toISOString().slice(0, 10).split("-");
  expect(seen).toBe(`["1pkwr8z/foreign-news/${date}/${month}/${year}"]`);

  // A breach is told to the borrower and to the lender, with its place.
  lender.answer("/repayment/bill", { unRepaidTotal: 12, loanList: "none" });
  await app.follow("/bill");
  await expect(app.text("engine.failed")).toBeVisible();
  await expect
    .poll(() =>
      lender.heard
        .filter(({ path, body }) => path === "/tracking/collect" && body.includes("repayment-bill"))
        .map(({ body }) => body)
        .join(),
    )
    .toMatch(/contract.*(unRepaidTotal|loanList)/);
});
