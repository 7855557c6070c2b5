import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lagosDay, lagosMidnight } from "../../../lending/lagos-time.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
  // Noon: three codes must fit into one Lagos day.
  const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
  await lender.control("/__sandbox/clock", { set: lagosMidnight(lagosDay(now) + 1) + 12 * HOUR });
}, 60_000);
afterAll(async () => {
  expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  expect(lender.errors).toEqual([]);
  await lender.close();
});

describe("S15 F11 V12 binding an e-mail", () => {
  it("takes a code of 6 digits and gives a coupon once per account", async () => {
    const borrower = await lender.as(14);
    const mail = "a@example.com";
    for (const mail of ["a", "a b@example.com", "a;b@example.com", "<a@example.com>", "ä@example.com", "a@-b.com", ""])
      expect(await borrower.call("mail-send-code", { mail })).toMatchObject({
        status: 3100,
        message: mail ? "Please enter the correct e-mail address" : "Please enter your e-mail address",
      });
    expect(await borrower.ok("mail-send-code", { mail })).toMatchObject({ codeLength: 6, left: 2 });
    const bind = (code: string, to = mail) => borrower.call("mail-bind", { mail: to, code });
    expect((await bind("123")).message).toBe("The code of the e-mail has 6 digits");
    expect(await bind("654321")).toMatchObject({ status: 3013, message: "The code of the e-mail is incorrect" });
    expect((await bind("123456", "b@example.com")).status).toBe(3013);
    expect((await bind("123456")).content).toEqual({ mail, coupon: 10_000 });
    expect(await borrower.ok("userinfo-extras")).toMatchObject({ mail, mailBound: true });
    // The code before was used: another may be asked for at once.
    await borrower.ok("mail-send-code", { mail: "b@example.com" });
    expect((await bind("123456", "b@example.com")).content).toEqual({ mail: "b@example.com", coupon: 0 });
    await borrower.ok("mail-send-code", { mail });
    expect((await borrower.call("mail-send-code", { mail })).status).toBe(3054);
    expect((await borrower.ok("userinfo-baseinfo")).voucherCount).toBe(1);
  });

  it("is frozen for 24 hours after three codes on one day, and says how many of them are left", async () => {
    const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
    await lender.control("/__sandbox/clock", { set: lagosMidnight(lagosDay(now) + 1) + 12 * HOUR });
    const borrower = await lender.as(47);
    const ask = (language = "en_US") => borrower.call("mail-send-code", { mail: "z@example.com" }, { language });
    for (let sent = 0; sent < 3; sent++) {
      if (sent > 0) await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
      expect((await ask()).status).toBe(0);
    }
    const { mailFreeze, cardFreeze } = await borrower.ok("userinfo-extras");
    expect([mailFreeze.underWay, cardFreeze]).toEqual([true, undefined]);
    expect((await borrower.call("mail-bind", { mail: "z@example.com", code: "123456" })).status).toBe(0);
    expect((await borrower.ok("userinfo-extras")).mailFreeze).toEqual({ ...mailFreeze, underWay: false });
    const said = "Too many tries, please try again in 24 hours";
    expect(await ask()).toMatchObject({ status: 3054, message: said, content: { hours: 24 } });
    await lender.control("/__sandbox/clock", { advanceMs: 18 * HOUR + MINUTE });
    expect((await borrower.ok("userinfo-extras")).mailFreeze).toEqual({ ...mailFreeze, underWay: false });
    expect((await ask()).message).toBe("Too many tries, please try again in 6 hours");
    expect((await ask("zh_CN")).message).toBe("次数过多，请 6 小时后再试");
    await lender.control("/__sandbox/clock", { advanceMs: 5 * HOUR });
    expect((await ask()).message).toBe("Too many tries, please try again in 1 hour");
    expect((await ask("zh_CN")).message).toBe("次数过多，请 1 小时后再试");
    await lender.control("/__sandbox/clock", { advanceMs: HOUR });
    expect((await ask()).status).toBe(0);
  });

  it("one in 60 seconds, whatever the address, by the lender too, and it says how long to wait", async () => {
    const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
    await lender.control("/__sandbox/clock", { set: lagosMidnight(lagosDay(now) + 1) + 12 * HOUR });
    const borrower = await lender.as(16);
    const ask = (mail: string) => borrower.call("mail-send-code", { mail });
    const answers = await Promise.all(["d", "d", "e"].map((name) => ask(`${name}@example.com`)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([0, 3018, 3018]);
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE / 2 });
    const refused = await ask("d@example.com");
    expect(refused.status).toBe(3018);
    expect(refused.content.seconds).toBeGreaterThan(25);
    expect(refused.content.seconds).toBeLessThanOrEqual(30);
    expect(refused.message).toMatch(
      /^A code was asked for just now: please wait \d+ seconds before you ask for another$/,
    );
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE / 2 });
    expect((await ask("d@example.com")).content).toMatchObject({ left: 1, resendSeconds: 60 });
  });

  it("a code for another address says so, and the same address in small letters is the same", async () => {
    const borrower = await lender.as(17);
    const bind = (mail: string, code: string, language = "en_US") =>
      borrower.call("mail-bind", { mail, code }, { language });
    const elsewhere = "The code was sent to another address: please ask for a new one";
    await borrower.ok("mail-send-code", { mail: "Bola.O+x@Mail.Example" });
    expect(await bind("bola@example.com", "123456")).toMatchObject({ status: 3013, message: elsewhere });
    expect((await bind("bola@example.com", "123456", "zh_CN")).message).toBe("验证码已发送至其他邮箱，请重新获取");
    expect((await bind("bola.o+x@mail.example", "654321")).message).toBe("The code of the e-mail is incorrect");
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    await borrower.ok("mail-send-code", { mail: "bola@example.com" });
    expect((await bind("bola@example.com", "654321")).message).toBe("The code of the e-mail is incorrect");
    expect((await bind("bola.o+x@mail.example", "654321")).message).toBe(elsewhere);
    expect((await bind("bola.o+x@mail.example", "123456")).content).toMatchObject({ mail: "bola.o+x@mail.example" });
  });

  it("the code is good for 15 minutes", async () => {
    const borrower = await lender.as(15);
    await borrower.ok("mail-send-code", { mail: "c@example.com" });
    await lender.control("/__sandbox/clock", { advanceMs: 15 * MINUTE });
    expect((await borrower.call("mail-bind", { mail: "c@example.com", code: "123456" })).status).toBe(3013);
  });
});
