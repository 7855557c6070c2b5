import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { phoneOf } from "./support/app.ts";
import { dumpRows } from "./support/dump.ts";
import { chooseLoan, startBorrowing } from "./support/loan.ts";
import { expect, test } from "./support/test.ts";
import { noteTraces } from "./support/traces.ts";

/** What is typed here and must be found nowhere else; each stands in no document, text or figure of the product. */
const secrets = {
  password: "Kanarie7Vogel",
  wrongPassword: "Papegaai9Blauw",
  code: "8406",
  wrongCode: "9417",
  pin: "7386",
} as const;

/** Documents with a field that nobody else may see, into which the long journey types. */
const typedInto = ["lend-confirm", "login", "register", "set-trade-password"];
/** Documents whose secret fields show at once: the short walk types into each. */
const walked = {
  "add-card": "/addCard",
  "bind-mail": "/bindMail",
  "find-password": "/findPassword",
  "modify-password": "/modifypassword",
  "modify-trade-password": "/modifytradepassword",
  "reset-bvn": "/reset_bvn",
  "reset-trade-password": "/resetpwd",
  "set-password": "/setpassword",
  "update-phone-1": "/updatePhone/firstStep",
};
/** Documents whose secret fields show only after steps, or to borrowers, that the walk does not take; a new one must be placed somewhere. */
const behindSteps = [
  "base-info-bvn",
  "cancellation",
  "card-otp",
  "phone-password",
  "update-phone-2",
  "update-phone-4",
  "verify-device",
  "withdrawal",
];

/** The names of the secret fields of every document that has some, by its id. */
function secretFields(): ReadonlyMap<string, readonly string[]> {
  const folder = join(process.cwd(), "screens");
  const found = new Map<string, string[]>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(screen|dialog)\.json$/.test(file)) continue;
    const { id, form = {} } = JSON.parse(readFileSync(join(folder, file), "utf8")) as {
      id: string;
      form?: Record<string, { sensitive?: boolean }>;
    };
    const names = Object.keys(form).filter((name) => form[name]?.sensitive);
    if (names.length > 0) found.set(id, names);
  }
  return found;
}

test("R74 every document with a secret field is part of the canary's journeys", () => {
  expect([...secretFields().keys()].sort()).toEqual([...typedInto, ...Object.keys(walked), ...behindSteps].sort());
});

test("R74 C16 what is typed into any secret field that shows is found nowhere", async ({ page, app, server }) => {
  test.slow();
  const traces = await noteTraces(page);
  await app.logInAs(2);
  const typed: string[] = [];
  const untouched: string[] = [];
  for (const [id, route] of Object.entries(walked)) {
    await app.follow(route);
    await expect(page.locator(`[data-screen="${id}"][data-phase="ready"]`)).toBeVisible();
    const before = typed.length;
    for (const name of secretFields().get(id) ?? []) {
      const input = page.locator(`input#field-${name}`);
      if ((await input.count()) === 0 || !(await input.isEditable())) continue;
      // Digits fit every kind of field; each field has its own.
      await input.fill(String(70_493_000_017 + typed.length * 7_919_003));
      typed.push((await input.inputValue()).replace(/\D/g, ""));
      await input.blur();
    }
    if (typed.length === before) untouched.push(id);
  }
  expect(untouched).toEqual([]);
  expect(typed.length).toBeGreaterThan(10);
  const told = page.waitForResponse((answer) => answer.request().postData()?.includes("in_my") ?? false);
  await app.follow("/my");
  await told;
  const left = await traces.all();
  const rows = (await dumpRows(server.data)).map((what) => ({ where: "database", what }));
  const log = { where: "server log", what: server.said() };
  // Four digits turn up by chance; the long journey looks for a PIN of its own.
  for (const secret of typed.filter((digits) => digits.length >= 6))
    expect([...left, ...rows, log].filter(({ what }) => what.includes(secret)).map(({ where }) => where)).toEqual([]);
});

test("R74 R76 C16 password, code and PIN are found nowhere after they were typed", async ({
  page,
  app,
  server,
  sandbox,
}) => {
  test.slow();
  const traces = await noteTraces(page);
  const { words } = app;
  const field = (key: string) => page.getByLabel(words(key), { exact: true });

  // Registration: a code that is wrong, then given up.
  await app.open("/register");
  await field("login.mobile").fill(phoneOf(1));
  await field("login.code").fill(secrets.code);
  await field("register.password").fill(secrets.password);
  await field("register.again").fill(secrets.password);
  await page.getByRole("checkbox").check();
  await page.locator("#create").click();
  await expect(page.getByText(words("errors.3013")).first()).toBeVisible();

  // A reload in the middle, then the login: a wrong password, a wrong code, the right one.
  await page.reload();
  await app.open("/login");
  await page.getByRole("tab", { name: words("login.by-password") }).click();
  await field("login.mobile").fill(phoneOf(2));
  await field("login.password").fill(secrets.wrongPassword);
  await page.getByRole("checkbox").check();
  await page.locator("#enter").click();
  await expect(page.getByText(words("errors.3010")).first()).toBeVisible();
  await page.getByRole("tab", { name: words("login.by-code") }).click();
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  await field("login.code").fill(secrets.wrongCode);
  await page.locator("#enter").click();
  await expect(page.getByText(words("errors.3013")).first()).toBeVisible();
  await field("login.code").fill("1234");
  await page.locator("#enter").click();
  await app.arrived("/index");

  // A loan is signed with a wrong PIN, and a PIN is set where the lender says that there is none.
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  const pin = page.getByRole("textbox", { name: words("lend-confirm.pin") });
  await pin.fill(secrets.pin);
  await page.locator("#apply").click();
  await expect(pin).toHaveValue("");
  await sandbox.fault("/loan/apply", { status: 3011, times: 1 });
  await pin.fill(secrets.pin);
  await page.locator("#apply").click();
  await page.locator("#set-pin").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words("trade-password.first"), { exact: true }).fill(secrets.pin);
  await dialog.getByLabel(words("trade-password.again"), { exact: true }).fill(secrets.pin);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  // The next batch is the last one that may hold what was typed.
  const told = page.waitForResponse((answer) => answer.request().postData()?.includes("in_my") ?? false);
  await app.follow("/my");
  await app.arrived("/my");
  await told;

  const found = await traces.all();
  const rows = await dumpRows(server.data);
  const everything = [
    ...found,
    ...server
      .said()
      .split("\n")
      .map((what) => ({ where: "server log", what })),
    ...rows.map((what) => ({ where: "database", what })),
  ];
  // What must be there, so that looking for the rest means something.
  for (const [where, what] of [
    ["tracking", /ACQ02.*field-pin;length=4/],
    ["tracking", /ACQ02.*field-password;length=/],
    ["database", /^borrower: .*7100000002/],
    ["database", /ACQ01/],
    ["localStorage", /app\.device\.zuid/],
    ["history", /\/lendConfirm/],
    ["server log", /loan\/apply/],
  ] as const)
    expect(
      everything.some((trace) => trace.where === where && what.test(trace.what)),
      `${where} ${what}`,
    ).toBe(true);
  for (const [name, secret] of Object.entries(secrets)) {
    const pattern = new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`);
    expect(
      everything
        .filter(({ what }) => pattern.test(what))
        .map(({ where, what }) => `${name} in ${where}: ${what.slice(0, 200)}`),
    ).toEqual([]);
  }
});
