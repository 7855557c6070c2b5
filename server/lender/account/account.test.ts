import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { event } from "../../database/tables/frame.ts";
import { person } from "../../database/tables/person.ts";
import { withLoan } from "../../testing/lent.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";
import { personaMobile } from "../personas/phone.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const DAY = 86_400_000;
let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(() => lender.close());

const logIn = (mobile: string, password: string, withdraw = false) =>
  lender.ask("userinfo-password-login", { mobile, password, agree: true, withdraw });
const sms = (mobile: string, scene: string) => lender.ask("userinfo-send-sms", { mobile, scene });

describe("passwords", () => {
  it("S17 V4 a forgotten one is found by a code, and every session ends", async () => {
    const mobile = personaMobile(5);
    const { token } = await lender.as(5);
    const body = { mobile, smsCode: "1234", password: "Kobo20262" };
    expect((await lender.ask("userinfo-find-password", body)).status).toBe(3013);
    await sms(mobile, "password");
    expect((await lender.ask("userinfo-find-password", { ...body, password: "short" })).message).toBe(
      "please enter your password at 8-16 numbers and letters",
    );
    expect((await lender.ask("userinfo-find-password", body)).status).toBe(0);
    expect((await lender.ask("userinfo-baseinfo", {}, { token })).status).toBe(7);
    expect((await logIn(mobile, "Naira2026")).status).toBe(3010);
    expect((await logIn(mobile, "Kobo20262")).status).toBe(0);
    expect((await lender.ask("userinfo-find-password", { ...body, mobile: "8030000009" })).status).toBe(3014);
  });

  it("S17 it is changed by the old one; other sessions end, this one stays", async () => {
    const here = await lender.as(6);
    const { token: there } = await lender.as(6);
    const change = (oldPassword: string, password: string) =>
      here.call("userinfo-modify-password", { oldPassword, password });
    expect((await change("Wrong2026", "Kobo20262")).status).toBe(3010);
    expect((await change("Naira2026", "short")).status).toBe(3100);
    expect((await change("Naira2026", "Kobo20262")).status).toBe(0);
    expect((await here.call("userinfo-baseinfo")).status).toBe(0);
    expect((await lender.ask("userinfo-baseinfo", {}, { token: there })).status).toBe(7);
  });

  it("S17 X6 the transaction PIN is changed by the old one; locked, it is reset by code and BVN", async () => {
    const borrower = await lender.as(9);
    const modify = async (oldPassword: string, password: string) =>
      (await borrower.call("userinfo-trade-password-modify", { oldPassword, password })).status;
    expect([await modify("1111", "1379"), await modify("2580", "13"), await modify("2580", "1379")]).toEqual([
      3020, 3100, 0,
    ]);
    const tries = [];
    for (let wrong = 0; wrong < 5; wrong++) tries.push(await modify("1111", "2468"));
    expect(tries).toEqual([3020, 3020, 3020, 3021, 3021]);
    const reset = async (more: object) =>
      (await borrower.call("userinfo-trade-password-reset", { smsCode: "1234", password: "2468", ...more })).status;
    await sms(personaMobile(9), "trade-password");
    expect([
      await reset({ bvn: "22000000002" }),
      await reset({ bvn: "22000000009", smsCode: "9999" }),
      await reset({ bvn: "22000000009" }),
    ]).toEqual([3030, 3013, 0]);
    expect(await modify("2468", "1379")).toBe(0);
  });
});

describe("S17 the login phone changes in four steps", () => {
  const NEW = "8035550001";

  it("in their order only", async () => {
    const borrower = await lender.as(10);
    for (const step of [2, 4])
      expect((await borrower.call(`userinfo-update-phone-${step}`, { smsCode: "1234" })).status).toBe(3199);
    expect((await borrower.call("userinfo-update-phone-3", { mobile: NEW })).status).toBe(3199);
    expect((await borrower.call("userinfo-update-phone-1", { password: "Wrong2026" })).status).toBe(3010);
    expect(await borrower.ok("userinfo-update-phone-1", { password: "Naira2026" })).toMatchObject({
      mobile: "710****010",
    });
    expect((await borrower.call("userinfo-update-phone-3", { mobile: NEW })).status).toBe(3199);
    expect((await borrower.call("userinfo-update-phone-2", { smsCode: "9999" })).status).toBe(3013);
    await borrower.ok("userinfo-update-phone-2", { smsCode: "1234" });
    expect((await borrower.call("userinfo-update-phone-3", { mobile: personaMobile(2) })).status).toBe(3012);
    expect((await borrower.call("userinfo-update-phone-3", { mobile: "00" })).status).toBe(3100);
    await borrower.ok("userinfo-update-phone-3", { mobile: `0${NEW}` });
    expect(await borrower.ok("userinfo-update-phone-4", { smsCode: "1234" })).toEqual({ mobile: NEW });
    expect((await logIn(personaMobile(10), "Naira2026")).status).toBe(3014);
    expect((await logIn(NEW, "Naira2026")).status).toBe(0);
    expect((await borrower.call("userinfo-update-phone-4", { smsCode: "1234" })).status).toBe(3199);
  });

  it("V10 not to a number that he named as a contact's or as his other one", async () => {
    const borrower = await lender.as(14);
    await borrower.ok("userinfo-update-phone-1", { password: "Naira2026" });
    await borrower.ok("userinfo-update-phone-2", { smsCode: "1234" });
    const own = {
      status: 3141,
      message: "You gave this number as a contact's or as your other one: please use another",
    };
    for (const mobile of ["07100000301", "+234 710 000 0303", "7100000114"])
      expect(await borrower.call("userinfo-update-phone-3", { mobile })).toMatchObject(own);
    await borrower.ok("userinfo-update-phone-3", { mobile: "8035550006" });
    const named = eq(person.borrowerId, borrower.row.id);
    const contacts = [{ name: "Ada", phone: "8035550006", relationship: "friend" }];
    await lender.database.db.update(person).set({ creditForm: { contacts } }).where(named);
    expect(await borrower.call("userinfo-update-phone-4", { smsCode: "1234" })).toMatchObject(own);
    expect((await logIn(personaMobile(14), "Naira2026")).status).toBe(0);
  });

  describe("by one session", () => {
    const PASSWORD = { password: "Naira2026" };
    const CODE = { smsCode: "1234" };
    const provedBy = async (persona: number) => {
      const borrower = await lender.as(persona);
      await borrower.ok("userinfo-update-phone-1", PASSWORD);
      await borrower.ok("userinfo-update-phone-2", CODE);
      return borrower;
    };

    it("what it proved is nobody's after its logout", async () => {
      const proved = await provedBy(15);
      const other = await lender.as(15);
      await proved.ok("userinfo-logout");
      expect(await other.call("userinfo-update-phone-3", { mobile: "8035550007" })).toMatchObject({ status: 3199 });
      expect((await logIn(personaMobile(15), "Naira2026")).status).toBe(0);
    });

    it("no step is another's, while it lasts either", async () => {
      const borrower = await lender.as(16);
      const other = await lender.as(16);
      await borrower.ok("userinfo-update-phone-1", PASSWORD);
      expect((await other.call("userinfo-update-phone-2", CODE)).status).toBe(3199);
      await borrower.ok("userinfo-update-phone-2", CODE);
      expect((await other.call("userinfo-update-phone-3", { mobile: "8035550008" })).status).toBe(3199);
      await borrower.ok("userinfo-update-phone-3", { mobile: "8035550008" });
      expect((await other.call("userinfo-update-phone-4", CODE)).status).toBe(3199);
      expect(await borrower.ok("userinfo-update-phone-4", CODE)).toEqual({ mobile: "8035550008" });
    });

    it("it ends with the password that began it", async () => {
      const borrower = await provedBy(18);
      await borrower.ok("userinfo-modify-password", { oldPassword: "Naira2026", password: "Kobo20262" });
      expect((await borrower.call("userinfo-update-phone-3", { mobile: "8035550009" })).status).toBe(3199);
    });
  });

  it("within half an hour", async () => {
    const borrower = await lender.as(11);
    await borrower.ok("userinfo-update-phone-1", { password: "Naira2026" });
    await lender.control("/__sandbox/clock", { advanceMs: 30 * 60_000 });
    expect((await borrower.call("userinfo-update-phone-2", { smsCode: "1234" })).status).toBe(3199);
  });
});

describe("F5 closing an account", () => {
  const leave = (body: object = { reason: "privacy" }) => body;

  it("needs a reason, all loans settled and no open dispute", async () => {
    expect((await (await lender.as(12)).call("userinfo-deactivate", leave({}))).message).toBe("Please select a reason");
    expect(await (await lender.as(3)).call("userinfo-deactivate", leave())).toMatchObject({
      status: 3199,
      message: "Please settle all your loans before you close the account",
      content: { blockedBy: "loans" },
    });
    const borrower = await lender.as(13);
    await borrower.ok("suggest-submit", { type: "repay", content: "I paid twice", dispute: true });
    expect((await borrower.call("userinfo-deactivate", leave())).content).toEqual({ blockedBy: "disputes" });
    await lender.control("/__sandbox/clock", { advanceMs: 2 * DAY });
    expect(await borrower.ok("userinfo-deactivate", leave())).toEqual({ coolDays: 15, mobile: "710****013" });
  });

  it("waits for the answer to a dispute, not for the hour until which it was promised, and for no other complaint", async () => {
    const borrower = await lender.as(13);
    await borrower.ok("suggest-submit", { type: "repay", content: "The app is slow", dispute: false });
    expect((await borrower.call("userinfo-deactivate", leave())).status).toBe(0);
    await borrower.ok("suggest-submit", { type: "repay", content: "I paid twice", dispute: true });
    const stands = async () => {
      const [dispute] = (await borrower.ok("suggest-list")).complaints;
      const { status, content } = await borrower.call("userinfo-deactivate", leave());
      return [dispute.state, status, content?.blockedBy];
    };
    expect(await stands()).toEqual(["received", 3199, "disputes"]);
    await lender.control("/__sandbox/clock", { advanceMs: 2 * 3_600_000 });
    expect(await stands()).toEqual(["in-work", 3199, "disputes"]);
    // Promised within 48 hours, and answered when half of them are over.
    await lender.control("/__sandbox/clock", { advanceMs: DAY });
    expect(await stands()).toEqual(["answered", 0, undefined]);
  });

  it("F2 K5 waits for a withdrawal on its way, and what the bank sends back can be withdrawn again", async () => {
    // A Friday noon in Lagos; the Monday after it is no holiday, and his bank refuses then.
    await lender.control("/__sandbox/clock", { set: Date.parse("2027-07-02T11:00:00Z") });
    const borrower = await lender.as(50);
    const bankAccountGid = await borrower.bankAccountGid();
    const withdraw = { amount: "5000.00", bankAccountGid, tradePassword: "2580" };
    // Whoever gave his reason withdraws from the very page that closes the account.
    expect((await borrower.call("userinfo-deactivate", leave())).status).toBe(0);
    await sms(personaMobile(50), "cancel");
    await borrower.ok("withdraw-apply", withdraw);

    const held = {
      status: 3199,
      message: "A withdrawal of yours is still on its way, please wait until it has arrived",
      content: { blockedBy: "withdrawals" },
    };
    expect(await borrower.call("userinfo-deactivate", leave())).toMatchObject(held);
    expect(await borrower.call("userinfo-cancel", { smsCode: "1234" })).toMatchObject(held);
    await lender.control("/__sandbox/clock", { advanceMs: 2 * DAY });
    expect(await borrower.call("userinfo-deactivate", leave())).toMatchObject(held);

    await lender.control("/__sandbox/clock", { advanceMs: DAY });
    expect((await borrower.ok("message-list")).messages[0].kind).toBe("withdrawal-failed");
    expect(await borrower.ok("withdraw-list")).toMatchObject({ withdrawable: 500_000, withdrawals: [{ status: 2 }] });
    expect((await borrower.call("userinfo-deactivate", leave())).status).toBe(0);
    await sms(personaMobile(50), "cancel");
    expect((await borrower.call("userinfo-cancel", { smsCode: "1234" })).status).toBe(0);
  });

  it("is withdrawn by a login within 15 days", async () => {
    const borrower = await lender.as(12);
    const mobile = personaMobile(12);
    await sms(mobile, "cancel");
    expect((await borrower.call("userinfo-cancel", { smsCode: "1234" })).status).toBe(3199);
    await borrower.ok("userinfo-deactivate", leave());
    const { cancelTime } = await borrower.ok("userinfo-cancel", { smsCode: "1234" });
    const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
    expect(Math.abs(cancelTime - now - 15 * DAY)).toBeLessThan(60_000);
    expect((await borrower.call("userinfo-baseinfo")).status).toBe(7);
    await lender.control("/__sandbox/clock", { advanceMs: 14 * DAY });
    expect(await logIn(mobile, "Naira2026")).toMatchObject({ status: 3017, content: { cancelTime } });
    expect(await logIn(mobile, "Naira2026", true)).toMatchObject({ status: 0, content: { userStatus: 2 } });
    expect((await logIn(mobile, "Naira2026")).content).toMatchObject({ userStatus: 1 });
    expect((await (await lender.as(12)).ok("userinfo-extras")).cancelTime).toBeUndefined();
    const kinds = (await lender.database.db.select().from(event).where(eq(event.borrowerId, borrower.row.id))).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(["cancellation-begun", "cancellation-withdrawn"]));
  });

  it("takes effect after 15 days: the account is gone and its phone is free", async () => {
    const borrower = await lender.as(13);
    const mobile = personaMobile(13);
    await sms(mobile, "cancel");
    await borrower.ok("userinfo-deactivate", leave());
    await borrower.ok("userinfo-cancel", { smsCode: "1234" });
    await lender.control("/__sandbox/clock", { advanceMs: 15 * DAY });
    expect(await logIn(mobile, "Naira2026")).toMatchObject({ status: 3014, message: "The account doesn't exist" });
    expect((await sms(mobile, "register")).status).toBe(0);
    const body = { mobile, smsCode: "1234", password: "Naira2026", agree: true };
    expect((await lender.ask("userinfo-register", body)).status).toBe(0);
  });

  it("does not take effect while he owes again what the bank took back, and its phone stays his", async () => {
    const { borrower, loanGid } = await withLoan(lender, 8, 1);
    const mobile = personaMobile(8);
    const paid = { loanGid, amount: "12999.50", method: "card", bankcardGid: await borrower.bankcardGid() };
    const { payGid } = await borrower.ok("repayment-pay", paid);
    await sms(mobile, "cancel");
    await borrower.ok("userinfo-deactivate", leave());
    await borrower.ok("userinfo-cancel", { smsCode: "1234" });
    await lender.control("/__sandbox/clock", { advanceMs: 5 * DAY });
    expect(await lender.control("/__sandbox/reverse", { payGid })).toMatchObject({ payGid });
    await lender.control("/__sandbox/clock", { advanceMs: 11 * DAY });
    expect((await sms(mobile, "register")).status).toBe(3012);
    expect((await logIn(mobile, "Naira2026", true)).content).toMatchObject({ userStatus: 2 });
    expect((await (await lender.as(8)).ok("repayment-bill")).loanList).toMatchObject([{ loanGid }]);
  });
});
