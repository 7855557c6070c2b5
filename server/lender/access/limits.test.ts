import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { phoneAt } from "../../testing/phone.ts";
import { openTestLender, type TestLender } from "../../testing/test-lender.ts";
import { personaMobile } from "../personas/phone.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(async () => {
  expect(lender.errors).toEqual([]);
  await lender.close();
});

const pass = (advanceMs: number) => lender.control("/__sandbox/clock", { advanceMs });
const outbox = async () =>
  (await lender.control("/__sandbox/outbox")).messages as { channel: string; recipient: string; code: string }[];
const sentTo = async (mobile: string) => (await outbox()).filter(({ recipient }) => recipient === mobile).length;

/** Asks for a code, and looks at the picture where one is wanted. */
async function ask(phone: ReturnType<typeof phoneAt>, mobile: string, scene: string): Promise<number> {
  const body = { mobile, scene };
  const { status } = await phone.send("userinfo-send-sms", body);
  if (status !== 1015) return status;
  const { captchaId } = (await phone.send("captcha-image")).content;
  const captchaCode = (await outbox()).find(({ recipient }) => recipient === captchaId)?.code;
  return (await phone.send("userinfo-send-sms", { ...body, captchaId, captchaCode })).status;
}

describe("codes by text message", () => {
  const mobile = personaMobile(2);

  it("one in 60 seconds, by the lender too, and it says how long to wait", async () => {
    const phone = phoneAt(lender, "a");
    const body = { mobile, scene: "login" };
    expect((await phone.send("userinfo-send-sms", body)).status).toBe(0);
    await pass(30 * SECOND);
    const refused = await phone.send("userinfo-send-sms", body);
    expect(refused.status).toBe(3018);
    expect(refused.content.seconds).toBeGreaterThan(25);
    expect(refused.content.seconds).toBeLessThanOrEqual(30);
    expect(refused.message).toMatch(
      /^A code was asked for just now: please wait \d+ seconds before you ask for another$/,
    );
    const chinese = await phone.send("userinfo-send-sms", body, { bl: "zh_CN" });
    expect(chinese.message).toMatch(/^刚刚已申请过验证码，请等待 \d+ 秒后再获取$/);
    await lender.control("/__sandbox/reset", { only: "limits" });
    expect((await phone.send("userinfo-send-sms", body)).status).toBe(0);
    // Another device or address makes no difference: the number is the same.
    expect((await phoneAt(lender, "b", "10.0.0.2").send("userinfo-send-sms", body)).status).toBe(3018);
    await pass(MINUTE);
    expect((await phone.send("userinfo-send-sms", body)).status).toBe(0);
  });

  it("the third within an hour wants a picture's code, wherever it comes from", async () => {
    const body = { mobile, scene: "login" };
    for (const device of ["a", "b"]) {
      expect((await phoneAt(lender, device).send("userinfo-send-sms", body)).status).toBe(0);
      await pass(MINUTE);
    }
    const third = phoneAt(lender, "c", "10.0.0.3");
    expect((await third.send("userinfo-send-sms", body)).status).toBe(1015);
    const { captchaId } = (await third.send("captcha-image")).content;
    const { code = "" } = (await outbox()).find(({ recipient }) => recipient === captchaId) ?? {};
    const wrong = code === "0000" ? "1111" : "0000";
    expect((await third.send("userinfo-send-sms", { ...body, captchaId, captchaCode: wrong })).status).toBe(1014);
    expect((await third.send("userinfo-send-sms", { ...body, captchaId, captchaCode: code })).status).toBe(0);
    await pass(HOUR);
    expect((await third.send("userinfo-send-sms", body)).status).toBe(0);
  });

  it("a device that asks for codes to many numbers is shown a picture from the third too, and stopped", async () => {
    const phone = phoneAt(lender, "a");
    const stranger = (n: number) => `80310000${String(n).padStart(2, "0")}`;
    const body = (n: number) => ({ mobile: stranger(n), scene: "register" });
    const statuses = [];
    for (const n of [1, 2, 3]) statuses.push((await phone.send("userinfo-send-sms", body(n))).status);
    expect(statuses).toEqual([0, 0, 1015]);
    for (let n = 3; n <= 10; n++) expect(await ask(phone, stranger(n), "register")).toBe(0);
    const refused = await phone.send("userinfo-send-sms", body(11));
    expect(refused.status).toBe(3019);
    expect(refused.message).toMatch(/^Too many attempts, please try again in \d+ minutes$/);
    expect((await phoneAt(lender, "b").send("userinfo-send-sms", body(12))).status).toBe(0);
  });

  it("a number gets 5 an hour and 10 a day, whoever asks and whatever for", async () => {
    const scenes = ["login", "password", "device", "trade-password", "cancel"];
    let sent = 0;
    for (let tries = 0; tries < 100; tries++) {
      const hex = "0123456789abcdef";
      const phone = phoneAt(lender, hex[tries % 16] ?? "0", `10.0.1.${String(tries)}`);
      if ((await ask(phone, mobile, scenes[tries % scenes.length] ?? "login")) === 0) sent++;
      await pass(MINUTE);
      if (tries === 19) expect(await sentTo(mobile)).toBe(5);
      if (tries % 20 === 19) await pass(HOUR);
    }
    expect(sent).toBe(10);
    expect(await sentTo(mobile)).toBe(10);
    await pass(24 * HOUR);
    expect(await ask(phoneAt(lender, "a"), mobile, "login")).toBe(0);
  });

  it("an address that no device is behind is stopped too", async () => {
    const phone = phoneAt(lender, undefined, "10.9.9.9");
    const statuses = new Map<number, number>();
    for (let n = 0; n < 205; n++) {
      const body = { mobile: `8032${String(n).padStart(6, "0")}`, scene: "register" };
      const { status } = await phone.send("userinfo-send-sms", body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // From the 31st of an hour on a picture is wanted, whatever device is named.
    expect([...statuses]).toEqual([
      [0, 30],
      [1015, 175],
    ]);
    for (let n = 30; n < 200; n++) expect(await ask(phone, `8033${String(n).padStart(6, "0")}`, "register")).toBe(0);
    expect(await ask(phone, "8034000000", "register")).toBe(3019);
  });

  it("another purpose makes no second code within the minute; a code that was used does", async () => {
    const phone = phoneAt(lender, "a");
    expect(await ask(phone, mobile, "login")).toBe(0);
    expect(await ask(phoneAt(lender, "b"), mobile, "password")).toBe(3018);
    const used = { mobile, smsCode: "1234", agree: true };
    expect((await phone.send("userinfo-sms-login", used)).status).toBe(0);
    expect(await ask(phone, mobile, "password")).toBe(0);
  });

  it("the login phone's change sends no more than its share either", async () => {
    const borrower = await lender.as(10);
    const change = () => borrower.call("userinfo-update-phone-1", { password: "Naira2026" });
    expect((await change()).status).toBe(0);
    expect((await change()).status).toBe(3018);
  });
});

describe("wrong codes", () => {
  const mobile = personaMobile(5);
  const logIn = async (phone: ReturnType<typeof phoneAt>, smsCode: string) =>
    (await phone.send("userinfo-sms-login", { mobile, smsCode, agree: true })).status;

  it("are counted across codes: after ten of an hour the right one is no good either", async () => {
    const thief = phoneAt(lender, "b", "10.0.0.66");
    const told = [];
    // No message is sent whose code could not be used.
    for (const sent of [0, 0, 3019]) {
      expect(await ask(thief, mobile, "login")).toBe(sent);
      for (let guess = 0; guess < 5; guess++) told.push(await logIn(thief, String(2000 + guess)));
      await pass(MINUTE);
    }
    expect(told).toEqual([...Array<number>(10).fill(3013), ...Array<number>(5).fill(3019)]);
    expect(await logIn(thief, "1234")).toBe(3019);
    expect(await logIn(phoneAt(lender), "1234")).toBe(3019);
    await pass(HOUR);
    expect(await ask(thief, mobile, "login")).toBe(0);
    expect(await logIn(thief, "1234")).toBe(0);
  });

  it("of a stranger do not keep the owner out of a device that is known", async () => {
    const own = phoneAt(lender, "a");
    await ask(own, mobile, "login");
    expect(await logIn(own, "1234")).toBe(0);
    const thief = phoneAt(lender, "b");
    await pass(MINUTE);
    await ask(thief, mobile, "login");
    for (let guess = 0; guess < 12; guess++) await logIn(thief, String(2000 + guess));
    expect(await logIn(thief, "1234")).toBe(3019);
    await pass(MINUTE);
    expect(await ask(own, mobile, "login")).toBe(0);
    expect(await logIn(own, "1234")).toBe(0);
  });
});

describe("wrong passwords", () => {
  const logIn = async (phone: ReturnType<typeof phoneAt>, number: number, password: string) =>
    (await phone.send("userinfo-password-login", { mobile: personaMobile(number), password, agree: true })).status;

  it("of strangers lock strangers, not a device that logged in before", async () => {
    const own = phoneAt(lender, "a");
    expect(await logIn(own, 2, "Naira2026")).toBe(0);
    const strangers = ["b", "c", "d", "e", "f"].map((device) => phoneAt(lender, device));
    const told = [];
    for (const stranger of strangers) told.push(await logIn(stranger, 2, "Wrong2026"));
    expect(told).toEqual([3010, 3010, 3010, 3010, 3015]);
    expect(await logIn(phoneAt(lender, "9"), 2, "Naira2026")).toBe(3015);
    expect(await logIn(phoneAt(lender), 2, "Naira2026")).toBe(3015);
    expect(await logIn(own, 2, "Naira2026")).toBe(0);
    await pass(HOUR);
    expect(await logIn(phoneAt(lender, "9"), 2, "Naira2026")).toBe(0);
  });

  it("of a known device lock that one, and a new password lifts it", async () => {
    const own = phoneAt(lender, "a");
    expect(await logIn(own, 2, "Naira2026")).toBe(0);
    for (let tries = 0; tries < 5; tries++) await logIn(own, 2, "Wrong2026");
    expect(await logIn(own, 2, "Naira2026")).toBe(3015);
    expect(await logIn(phoneAt(lender, "b"), 2, "Naira2026")).toBe(0);
    await ask(own, personaMobile(2), "password");
    const body = { mobile: personaMobile(2), smsCode: "1234", password: "Kobo20262" };
    expect((await own.send("userinfo-find-password", body)).status).toBe(0);
    expect(await logIn(own, 2, "Kobo20262")).toBe(0);
  });

  /** A few personas and numbers that nobody has, one guess at each. */
  const guesses = async (count: number, phones: (n: number) => ReturnType<typeof phoneAt>) => {
    const told = new Map<number, number>();
    for (let n = 0; n < count; n++) {
      const mobile = n < 20 ? personaMobile(2 + n) : `8033${String(n).padStart(6, "0")}`;
      const body = { mobile, password: "Wrong2026", agree: true };
      const { status } = await phones(n).send("userinfo-password-login", body);
      const kind = status === 3019 ? 3019 : 0;
      told.set(kind, (told.get(kind) ?? 0) + 1);
    }
    return Object.fromEntries(told);
  };

  it("of one address at many accounts are stopped after a hundred, whatever devices they name", async () => {
    const hex = "0123456789abcdef";
    const thief = (n: number) => phoneAt(lender, hex[n % 16], "10.7.7.7");
    expect(await guesses(110, thief)).toEqual({ 0: 100, 3019: 10 });
    expect(await logIn(thief(1), 3, "Naira2026")).toBe(3019);
    // Whoever is elsewhere, and whoever's device is known there, is not kept out.
    expect(await logIn(phoneAt(lender, "a", "10.7.7.8"), 3, "Naira2026")).toBe(0);
    expect(await logIn(phoneAt(lender, "a", "10.7.7.7"), 3, "Naira2026")).toBe(0);
    await pass(HOUR);
    expect(await logIn(thief(2), 3, "Naira2026")).toBe(0);
  });

  it("of a household behind one address keep nobody of it out", async () => {
    for (const number of [2, 3, 4, 33, 35])
      for (let tries = 0; tries < 4; tries++)
        expect(await logIn(phoneAt(lender, "c", "10.7.7.9"), number, "Wrong2026")).toBe(3010);
    for (const number of [2, 3, 4, 33, 35])
      expect(await logIn(phoneAt(lender, "c", "10.7.7.9"), number, "Naira2026")).toBe(0);
  });

  it("X6 persona 42: one wrong password, then locked, even for the right one", async () => {
    const phone = phoneAt(lender, "a");
    expect(await logIn(phone, 42, "Naira2026")).toBe(3010);
    expect(await logIn(phone, 42, "Naira2026")).toBe(3015);
    expect(await logIn(phone, 42, "Kobo2026")).toBe(3015);
  });
});

describe("a transaction PIN that is forgotten", () => {
  const reset = { smsCode: "1234", password: "2468" };

  it("is not reset by a text message alone, nor by one and a guessed BVN", async () => {
    const borrower = await lender.as(2);
    expect(await ask(phoneAt(lender, "a"), personaMobile(2), "trade-password")).toBe(0);
    const by = async (more: object) =>
      (await borrower.call("userinfo-trade-password-reset", { ...reset, ...more })).status;
    expect(await by({})).toBe(-1);
    lender.errors.length = 0;
    const told = [];
    for (let tries = 3; tries < 9; tries++) told.push(await by({ bvn: `2200000000${String(tries)}` }));
    expect(told).toEqual([3030, 3030, 3030, 3030, 3030, 3019]);
    expect(await by({ bvn: "22000000002" })).toBe(3019);
    const pin = { oldPassword: "2580", password: "2580" };
    expect((await borrower.call("userinfo-trade-password-modify", pin)).status).toBe(0);
  });

  it("is not reset where no BVN is on record", async () => {
    const borrower = await lender.as(46);
    expect(await ask(phoneAt(lender, "a"), personaMobile(46), "trade-password")).toBe(0);
    const answer = await borrower.call("userinfo-trade-password-reset", { ...reset, bvn: "22000000046" });
    expect(answer).toMatchObject({ status: 3107, message: "Please complete your credit information first" });
  });
});
