import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { borrower } from "../../database/tables/borrower.ts";
import { invitation } from "../../database/tables/borrower-calls.ts";
import { bvnHolder, person } from "../../database/tables/person.ts";
import { newcomer } from "../../testing/newcomer.ts";
import { askable, type PersonaLender } from "../../testing/persona-lender.ts";
import { testPlaces } from "../../testing/test-places.ts";
import { there } from "../../../tests/there.ts";
import { businessNow } from "../call/business-clock.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { openLoan } from "../loan/open-loan.ts";

// A database is started and opened, and hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MINUTE = 60_000;
const DAY = 86_400_000;
const TAKEN = "The BVN you filled in already exists, please fill in your own correct BVN";

describe.each(testPlaces)("one person on %s", (_, open) => {
  let lender: PersonaLender;
  beforeAll(async () => {
    lender = askable(await open());
  });
  beforeEach(() => lender.startOver());
  afterAll(async () => {
    expect(lender.errors).toEqual([]);
    await lender.close();
  });

  const mobileOf = (persona: number) => `71000000${String(persona).padStart(2, "0")}`;
  const bvnOf = (persona: number) => `220000000${String(persona).padStart(2, "0")}`;
  const later = (advanceMs: number) => lender.control("/__sandbox/clock", { advanceMs });

  /** Closes a persona's account by requests, and lets its days go by. */
  async function close(persona: number) {
    const former = await lender.as(persona);
    await former.ok("userinfo-deactivate", { reason: "privacy" });
    await lender.ask("userinfo-send-sms", { mobile: mobileOf(persona), scene: "cancel" });
    await former.ok("userinfo-cancel", { smsCode: "1234" });
    await later(15 * DAY + MINUTE);
  }

  /** Registers, and verifies a BVN that a closed account had. */
  async function comeBack(bvn: string, mobile: string) {
    const anew = await newcomer(lender, mobile);
    await anew.fillIn();
    expect(await anew.ask("bvn-verify", { bvn })).toMatchObject({ status: 0 });
    return anew;
  }

  it.each([4, 40])("V3 persona %d, who owes, cannot change the BVN, and nobody else gets it", async (persona) => {
    const debtor = await lender.as(persona);
    const change = (language: string) => debtor.call("bvn-modify", { bvn: "22000000304" }, { language });
    expect(await change("en_US")).toMatchObject({
      status: 3199,
      message: "Please settle all your loans before you change your BVN",
    });
    expect(await change("zh_CN")).toMatchObject({ status: 3199, message: "请先结清所有借款，再修改 BVN" });
    const other = await newcomer(lender, "8035550101");
    expect(await other.ask("bvn-verify", { bvn: bvnOf(persona) })).toMatchObject({ status: 3031, message: TAKEN });
    // The one that was refused him is nobody's.
    expect(await other.ask("bvn-verify", { bvn: "22000000304" })).toMatchObject({ status: 0 });
  });

  it("V3 nor does persona 30, whose loan is under review", async () => {
    expect((await (await lender.as(30)).call("bvn-modify", { bvn: "22000000330" })).status).toBe(3199);
  });

  it.each([9, 12, 61, 2])(
    "V3 persona %d, who owes nothing, may; the former BVN stays the account's",
    async (persona) => {
      const former = await lender.as(persona);
      expect(await former.ok("bvn-modify", { bvn: "22000000300" })).toMatchObject({ modified: true });
      const other = await newcomer(lender, "8035550101");
      for (const bvn of [bvnOf(persona), "22000000300"])
        expect(await other.ask("bvn-verify", { bvn })).toMatchObject({ status: 3031, message: TAKEN });
      expect((await other.ask("credit-summary")).content.pages[4]).toEqual({ page: "bvn", done: false });
    },
  );

  it("V3 an application that is under review is decided for the BVN that it was made with", async () => {
    const applicant = await lender.as(61);
    await applicant.ok("credit-submit");
    expect(await applicant.call("bvn-modify", { bvn: "22000000361" })).toMatchObject({
      status: 3199,
      message: "Your application is under review: please change your BVN after it is decided",
    });
    await later(MINUTE);
    expect((await applicant.ok("index-creditstatus")).auditState).toBe(3);
    await applicant.ok("bvn-modify", { bvn: "22000000361" });
    const other = await newcomer(lender, "8035550101");
    expect((await other.ask("bvn-verify", { bvn: "22000000061" })).status).toBe(3031);
  });

  it.each([
    [5, 0, { refuseCode: "XA01" }, 3107],
    [9, 0, { refuseFlag: 1 }, 3199],
    [12, 0, { refuseFlag: 8 }, 3199],
    [16, 0, { basicsAuth: 2, isHuidus: 1 }, 2712],
    [17, 0, { basicsAuth: 0, isHuidus: 0 }, 2712],
    [19, 2712, {}, 2712],
  ])("F5 persona %d is refused in a new account as in the closed one", async (persona, status, answer, applied) => {
    await close(persona);
    const anew = await newcomer(lender, mobileOf(persona));
    await anew.fillIn();
    expect(await anew.ask("bvn-verify", { bvn: bvnOf(persona) })).toMatchObject({ status: 0 });
    expect(await anew.submit()).toBe(2);
    expect(await anew.ask("risk-auth")).toMatchObject({ status, content: answer });
    expect((await anew.apply()).status).toBe(applied);
  });

  it("F5 so is who comes back with another phone, before anybody looked at the closed account", async () => {
    await close(12);
    const anew = await comeBack("22000000012", "8035550102");
    await anew.submit();
    expect((await anew.ask("risk-auth")).content).toMatchObject({ refuseFlag: 8 });
    // The number is free all the same.
    expect((await lender.ask("userinfo-send-sms", { mobile: mobileOf(12), scene: "register" })).status).toBe(0);
  });

  it("F5 V3 so is who had changed the BVN before, by either of them, and who changes it afterwards", async () => {
    await (await lender.as(12)).ok("bvn-modify", { bvn: "22000000312" });
    await close(12);
    const first = await comeBack("22000000012", mobileOf(12));
    await first.submit();
    expect((await first.ask("risk-auth")).content).toMatchObject({ refuseFlag: 8 });
    const second = await comeBack("22000000888", "8035550102");
    await second.submit();
    expect((await second.ask("risk-auth")).content).toMatchObject({ refuseFlag: 0 });
    expect((await second.ask("bvn-modify", { bvn: "22000000312" })).status).toBe(0);
    expect((await second.ask("risk-auth")).content).toMatchObject({ refuseFlag: 8 });
    expect((await second.apply()).status).toBe(3199);
  });

  it("E13 persona 61 is refused the credit in a new account too", async () => {
    await close(61);
    const anew = await comeBack("22000000061", mobileOf(61));
    expect(await anew.submit()).toBe(3);
  });

  it("S17 who changes the phone keeps the BVN: no second account has it", async () => {
    const moved = await lender.as(12);
    await moved.ok("userinfo-update-phone-1", { password: "Naira2026" });
    await moved.ok("userinfo-update-phone-2", { smsCode: "1234" });
    await moved.ok("userinfo-update-phone-3", { mobile: "8035550103" });
    await moved.ok("userinfo-update-phone-4", { smsCode: "1234" });
    const other = await newcomer(lender, mobileOf(12));
    expect((await other.ask("bvn-verify", { bvn: "22000000012" })).status).toBe(3031);
  });

  it("persona 02, of whom nothing is known, borrows in a new account as anybody", async () => {
    await close(2);
    const anew = await comeBack("22000000002", mobileOf(2));
    expect(await anew.submit()).toBe(2);
    expect((await anew.ask("risk-auth")).content).toMatchObject({ basicsAuth: 0, refuseFlag: 0, refuseCode: "" });
    // Nothing but the account stands in the way.
    expect((await anew.apply()).status).toBe(3198);
  });

  it("S19 who had an account before is no new friend: nobody is rewarded for him", async () => {
    await close(2);
    await comeBack("22000000002", mobileOf(2));
    await comeBack("22000000556", "8035550104");
    const inviter = await lender.as(5);
    const borrows = (mobile: string) =>
      inTransaction(lender.database.db, async (tx) => {
        const now = await businessNow(tx);
        const row = there((await tx.select().from(borrower).where(eq(borrower.mobile, mobile)))[0]);
        await tx.insert(invitation).values({ inviteeId: row.id, inviterId: inviter.row.id, at: now });
        await openLoan(tx, row, { principal: 300_000, now });
      });
    await borrows(mobileOf(2));
    expect(await inviter.ok("invite-info")).toMatchObject({ invitedCount: 0, borrowedCount: 0, rewardTotal: 0 });
    expect((await inviter.ok("redbag-list")).redBags).toEqual([]);
    await borrows("8035550104");
    expect(await inviter.ok("invite-info")).toMatchObject({ invitedCount: 1, borrowedCount: 1, rewardTotal: 50_000 });
    expect((await inviter.ok("redbag-list")).redBags).toMatchObject([{ source: "invitation", amount: 50_000 }]);
  });

  it("E18 of a closed account the hash and the opinion are left, and a year later not the hash either", async () => {
    const { row } = await lender.as(9);
    await close(9);
    await lender.ask("userinfo-send-sms", { mobile: mobileOf(9), scene: "register" });
    const { db } = lender.database;
    const held = () => db.select().from(bvnHolder).where(eq(bvnHolder.borrowerId, row.id));
    expect((await held()).map(({ bvnHash }) => bvnHash)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    const [known] = await db.select().from(borrower).where(eq(borrower.id, row.id));
    expect(known).toMatchObject({ name: "", flags: { refuseFlag: 1 } });
    const [left] = await db.select().from(person).where(eq(person.borrowerId, row.id));
    expect(left).toMatchObject({ bvnHash: null, mail: null, creditForm: {} });
    await later(364 * DAY);
    await lender.control("/__sandbox/cob", {});
    expect(await held()).toHaveLength(1);
    await later(2 * DAY);
    await lender.control("/__sandbox/cob", {});
    expect(await held()).toEqual([]);
  });

  it("V3 of two who give one BVN at the same moment one is refused", async () => {
    const two = [await newcomer(lender, "8035550101"), await newcomer(lender, "8035550102")];
    const answers = await Promise.all(two.map((one) => one.ask("bvn-verify", { bvn: "22000000555" })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([0, 3031]));
  });
});
