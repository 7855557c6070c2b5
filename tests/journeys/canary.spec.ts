import type { Browser, Page } from "@playwright/test";
import { App, phoneOf } from "./support/app.ts";
import { dumpRows } from "./support/dump.ts";
import { NativeApp } from "./support/native.ts";
import { chooseLoan, startBorrowing } from "./support/loan.ts";
import { phonePhoto, sentPictures } from "./support/phone-photo.ts";
import type { Sandbox } from "./support/sandbox.ts";
import { canaryDigits, pictureCalls, secretFields } from "./support/secrets.ts";
import { expect, test } from "./support/test.ts";
import { noteTraces, type Trace } from "./support/traces.ts";

interface Typed {
  /** `document.field` */
  readonly field: string;
  readonly secret: string;
}

/** One borrower's way through screens with secret fields; his page stays open until everything was looked at. */
class Walk {
  readonly page: Page;
  readonly app: App;
  readonly sandbox: Sandbox;
  readonly #typed: Typed[];

  constructor(page: Page, app: App, sandbox: Sandbox, typed: Typed[]) {
    this.page = page;
    this.app = app;
    this.sandbox = sandbox;
    this.#typed = typed;
  }

  /** Types a canary into the secret fields of a document, or into some of them. */
  async type(document: string, ...some: string[]): Promise<void> {
    const names = some.length > 0 ? some : secretFields().flatMap((field) => nameIn(document, field));
    for (const name of names) {
      const input = this.page.locator(`input#field-${name}`);
      const index = this.#typed.length;
      const words = name.toLowerCase().includes("password") || name === "again";
      await input.fill(words ? `Kanarie${index + 100}Vogel` : canaryDigits(index));
      const secret = (await input.inputValue()).replace(/[^0-9A-Za-z]/g, "");
      expect(secret, `${document}.${name} takes what is typed`).not.toBe("");
      this.#typed.push({ field: `${document}.${name}`, secret });
      await input.blur();
    }
  }

  async give(name: string, value: string): Promise<void> {
    await this.page.locator(`input#field-${name}`).fill(value);
  }

  async press(id: string): Promise<void> {
    await this.page.locator(`#${id}`).click();
  }

  /** Presses, and waits until the lender has answered a call. */
  async ask(id: string, path: string): Promise<void> {
    const answered = this.page.waitForResponse((answer) => answer.url().includes(path));
    await this.press(id);
    await (await answered).finished();
  }

  /** Follows a route to its screen. */
  async at(route: string, document: string): Promise<void> {
    await this.app.follow(route);
    await this.ready(document);
  }

  async ready(document: string): Promise<void> {
    await expect(this.page.locator(`[data-screen="${document}"][data-phase="ready"]`)).toBeVisible();
  }

  /** A canary on a screen whose fields show at once, and its button. */
  async once(route: string, document: string, button?: string): Promise<void> {
    await this.at(route, document);
    await this.type(document);
    if (button) await this.press(button);
  }

  /** Chooses a photo, and waits until the lender has answered. */
  async sendPhoto(label: string, path: string): Promise<void> {
    const { page, app } = this;
    const name = `${label}: ${app.words("widgets.photo-field-file")}`;
    const answered = page.waitForResponse((answer) => answer.url().includes(path));
    await page.getByLabel(name).setInputFiles(await phonePhoto(page));
    await (await answered).finished();
  }
}

function nameIn(document: string, field: string): string[] {
  const [id, name = ""] = field.split(".");
  return id === document ? [name] : [];
}

async function asNewcomer(walk: Walk): Promise<void> {
  const { app, page } = walk;
  await app.open("/register");
  await walk.give("mobile", phoneOf(1));
  await walk.type("register");
  await page.getByRole("checkbox").check();
  await walk.press("create");
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  await walk.give("smsCode", "1234");
  await walk.give("password", "Naira2026");
  await walk.give("again", "Naira2026");
  await walk.press("create");
  await app.arrived("/index");

  await walk.at("/addCard", "add-card");
  await walk.type("add-card", "cardNo", "month", "year", "cvv");
  await walk.press("send-card");
  await expect(page.locator("#field-cardNo")).toBeVisible();
  await walk.give("cardNo", "5061500000000012");
  await walk.give("month", "11");
  await walk.give("year", "39");
  await walk.give("cvv", "739");
  await walk.press("send-card");
  await walk.type("add-card", "pin");
  await walk.ask("send-pin", "/bankcard/pin");
  await walk.give("pin", "1234");
  await walk.press("send-pin");
  await walk.type("add-card", "otp");
  await walk.ask("send-otp", "/bankcard/otp");
}

/** A wrong password, then a wrong code. */
async function wrongLogin(walk: Walk, document: string): Promise<void> {
  const { app, page } = walk;
  const { words } = app;
  await page.getByRole("tab", { name: words("login.by-password") }).click();
  await walk.give("mobile", phoneOf(2));
  await walk.type(document, "password");
  await page.getByRole("checkbox").check();
  await walk.press("enter");
  await expect(page.getByText(words("errors.3010")).first()).toBeVisible();
  await page.getByRole("tab", { name: words("login.by-code") }).click();
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  await walk.type(document, "smsCode");
  await walk.press("enter");
  await expect(page.getByText(words("errors.3013")).first()).toBeVisible();
}

/** Inside a native app, which must not be told either. */
async function asNativeGuest(walk: Walk): Promise<Trace[]> {
  const native = await NativeApp.around(walk.page, {
    sets: ["new"],
    acts: { "get-user-info": { answer: { userGid: "" } } },
  });
  await walk.app.open("/login");
  await walk.app.button("native.manual").click();
  await wrongLogin(walk, "login-native");
  expect(native.asked().length).toBeGreaterThan(0);
  return native.asked().map((asked) => ({ where: "native app", what: JSON.stringify(asked) }));
}

async function asGuest(walk: Walk): Promise<void> {
  const { app, page } = walk;
  await app.open("/findPassword");
  await walk.ready("find-password");
  await walk.type("find-password");
  await walk.press("save");
  // A reload in the middle, then the login: a wrong password, a wrong code, the right one.
  await page.reload();
  await app.open("/login");
  await wrongLogin(walk, "login");
  await walk.give("smsCode", "1234");
  await walk.press("enter");
  await app.arrived("/index");
}

async function inTheAccount(walk: Walk): Promise<void> {
  const { app, page } = walk;
  await walk.once("/bindMail", "bind-mail");
  await walk.once("/modifypassword", "modify-password", "save");
  await walk.once("/modifytradepassword", "modify-trade-password", "save");
  await walk.once("/resetpwd", "reset-trade-password", "save");
  await walk.once("/setpassword", "set-password", "save");
  await walk.once("/reset_bvn", "reset-bvn", "save");
  await walk.at("/deactivation", "deactivation");
  await page.getByRole("radio").first().check();
  await walk.press("next");
  await walk.ready("cancellation");
  await walk.type("cancellation");
  await page.getByRole("checkbox").check();
  await walk.ask("close", "/userinfo/cancel");

  await walk.once("/updatePhone/firstStep", "update-phone-1");
  await walk.ask("next", "/updatePhone/1");
  await walk.give("password", "Naira2026");
  await walk.press("next");
  await walk.ready("update-phone-2");
  await walk.type("update-phone-2");
  await walk.ask("next", "/updatePhone/2");
  // The wait for another code goes by the page's own monotonic clock.
  await page.evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + 61_000;
  });
  await app.button("widgets.code-field-resend").click();
  await walk.type("phone-password");
  await walk.ask("send-again", "/updatePhone/1");
  await page.keyboard.press("Escape");
  await walk.give("smsCode", "1234");
  await walk.press("next");
  await walk.ready("update-phone-3");
  await walk.give("mobile", "08031239876");
  await walk.press("next");
  await walk.ready("update-phone-4");
  await walk.type("update-phone-4");
  await walk.ask("next", "/updatePhone/4");
}

async function withALoan(walk: Walk): Promise<void> {
  const { app, page, sandbox } = walk;
  await app.follow("/index");
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  await walk.type("lend-confirm");
  await walk.press("apply");
  await expect(page.locator("#field-pin")).toHaveValue("");
  // The lender wants the device verified, then says that there is no PIN.
  await sandbox.fault("/loan/apply", { status: 1638, times: 1 });
  await walk.type("lend-confirm", "pin");
  await walk.press("apply");
  await walk.type("verify-device");
  await walk.ask("verify-device", "/device/verify");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await sandbox.fault("/loan/apply", { status: 3011, times: 1 });
  await walk.type("lend-confirm", "pin");
  await walk.press("apply");
  await walk.press("set-pin");
  await walk.type("set-trade-password");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function withACard(walk: Walk): Promise<void> {
  const { app, page, sandbox } = walk;
  await app.follow("/bill");
  await page
    .getByRole("main")
    .getByRole("button", { name: app.words("bill.repay") })
    .first()
    .click();
  await app.arrived("/repayment");
  await sandbox.fault("/repayment/pay", { status: 2801, times: 1 });
  await walk.press("pay-card");
  await walk.type("card-otp");
  await walk.ask("card-otp-confirm", "/repayment/pay");
  await page.keyboard.press("Escape");
}

async function withTheForm(walk: Walk): Promise<void> {
  await walk.at("/baseInfo/bvn", "base-info-bvn");
  await walk.type("base-info-bvn");
  await walk.ask("save", "/bvn/verify");
  await walk.at("/suggest", "suggest");
  await walk.sendPhoto(walk.app.words("suggest.photo", { no: 1 }), "/suggest/photo");
}

async function withBenefits(walk: Walk): Promise<void> {
  await walk.at("/withdrawal", "withdrawal");
  await walk.give("amount", "1000");
  await walk.type("withdrawal");
  await walk.ask("withdraw", "/withdraw/apply");
  await walk.at("/baseInfo/photos", "base-info-photos");
  await walk.sendPhoto(walk.app.words("base-info.idFront"), "/credit/photo");
}

/** Who walks where. Nobody needs a list of screens: what no way types into is found by its absence. */
const ways: readonly (readonly [
  persona: number | undefined,
  walk: (walk: Walk) => Promise<Trace[] | undefined | void>,
])[] = [
  [undefined, asNewcomer],
  [undefined, asNativeGuest],
  [undefined, asGuest],
  [18, inTheAccount],
  [2, withALoan],
  [3, withACard],
  [45, withTheForm],
  [49, withBenefits],
];

test("R74 R75 R76 R81 C16 what is typed into any secret field of any document, and any photo, is found nowhere", async ({
  browser,
  server,
  sandbox,
}) => {
  test.setTimeout(240_000);
  const typed: Typed[] = [];
  const pictures = new Map<string, Buffer[]>();
  const left: Trace[] = [];
  for (const [persona, way] of ways) {
    const { page, traces, walk } = await begin(browser, server.url, sandbox, typed);
    for (const path of pictureCalls()) pictures.set(path, [...(pictures.get(path) ?? [])]);
    const sent = pictureCalls().map((path) => [path, sentPictures(page, path)] as const);
    if (persona !== undefined) await walk.app.logInAs(persona);
    left.push(...((await way(walk)) ?? []));
    // The next batch is the last one that may hold what was typed.
    const told = page.waitForResponse((answer) => answer.request().postData()?.includes("in_helpcenter") ?? false);
    await walk.app.follow("/helpcenter");
    await told;
    left.push(...(await traces.all()));
    for (const [path, found] of sent) pictures.get(path)?.push(...found);
    await page.context().close();
  }

  expect([...new Set(typed.map(({ field }) => field))].sort()).toEqual(secretFields());
  for (const path of pictureCalls()) expect(pictures.get(path)?.length, path).toBeGreaterThan(0);

  const rows = await dumpRows(server.data);
  const lines = server.said().split("\n");
  const everything: Trace[] = [
    ...left,
    ...lines.map((what) => ({ where: "server log", what })),
    ...rows.map((what) => ({ where: "database", what })),
  ];
  // What must be there, so that looking for the rest means something.
  for (const [where, what] of [
    ["tracking", /ACQ02.*field-pin;length=4/],
    ["tracking", /ACQ02.*field-password;length=/],
    ["tracking", /ACQ02.*field-cardNo;length=16/],
    ["database", /^borrower: .*7100000002/],
    ["database", /^photo: .*suggestion/],
    ["database", /ACQ01/],
    ["localStorage", /app\.device\.zuid/],
    ["history", /\/lendConfirm/],
    ["server log", /loan\/apply/],
    ["server log", /suggest\/photo/],
  ] as const)
    expect(
      everything.some((trace) => trace.where === where && what.test(trace.what)),
      `${where} ${what}`,
    ).toBe(true);
  const found = typed.flatMap(({ field, secret }) => {
    const pattern = patternOf(field, secret);
    return everything
      .filter(({ what }) => pattern.test(what))
      .map(({ where, what }) => `${field} ${secret} in ${where}: ${around(what, pattern)}`);
  });
  expect(found).toEqual([]);
  for (const sent of pictures.values())
    for (const picture of sent) {
      const part = picture.toString("base64").slice(3000, 3060);
      expect(everything.filter(({ what }) => what.includes(part)).map(({ where }) => where)).toEqual([]);
    }
});

async function begin(browser: Browser, url: string, sandbox: Sandbox, typed: Typed[]) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const traces = await noteTraces(page);
  return { page, traces, walk: new Walk(page, new App(page, url), sandbox, typed) };
}

/** Long secrets are looked for everywhere, four digits as a word, and fewer only beside a name, since they turn up by chance. */
function patternOf(field: string, secret: string): RegExp {
  if (secret.length >= 6) return new RegExp(secret);
  if (secret.length >= 4) return new RegExp(`(?<![0-9A-Za-z.])${secret}(?![0-9A-Za-z])`);
  const name = field.split(".")[1] ?? "";
  return new RegExp(`(${name}|expir\\w*)[^0-9A-Za-z]{1,6}${secret}(?![0-9A-Za-z])`, "i");
}

const around = (what: string, pattern: RegExp) => {
  const at = what.search(pattern);
  return what.slice(Math.max(0, at - 60), at + 60);
};
