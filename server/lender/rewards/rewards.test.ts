import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { photo, suggestionPhoto } from "../../database/tables/borrower-calls.ts";
import { event } from "../../database/tables/frame.ts";
import { borrower as borrowers } from "../../database/tables/borrower.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { openLoan } from "../loan/open-loan.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";
import { giveCoupon } from "./gift.ts";
import { giveRedBag } from "./rewards.ts";
import { there } from "../../../tests/there.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const HOUR = 3_600_000;
/** A Wednesday and a Friday, noon in Lagos. */
const WEDNESDAY = Date.parse("2027-03-03T11:00:00Z");
const FRIDAY = Date.parse("2027-03-05T11:00:00Z");

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
  await lender.control("/__sandbox/clock", { set: WEDNESDAY });
}, 60_000);
afterAll(async () => {
  expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  expect(lender.errors).toEqual([]);
  await lender.close();
});

const accounts = async () =>
  Object.fromEntries(
    ((await lender.control("/__sandbox/ledger")).accounts as { code: string; balance: string }[]).map(
      ({ code, balance }) => [code, balance],
    ),
  );

describe("S19 F2 withdrawal", () => {
  const body = async (persona: number, amount: string, more: object = {}) => {
    const borrower = await lender.as(persona);
    const bankAccountGid = await borrower.bankAccountGid();
    return borrower.call("withdraw-apply", { amount, bankAccountGid, tradePassword: "2580", ...more });
  };

  it.each([
    [49, "999.99", 3130, "The withdrawal amount must be greater than or equal to 1,000 Naira"],
    [50, "1999.99", 3130, "The withdrawal amount must be greater than or equal to 2,000 Naira"],
    [49, "5000.01", 3105, "You can withdraw at most ₦5,000"],
    [2, "1000.00", 3105, "You can withdraw at most ₦0"],
  ])("V7 X6 persona %d asks for %s: %d", async (persona, amount, status, message) => {
    expect(await body(persona, amount)).toMatchObject({ status, message });
  });

  it("takes the transaction password, an own account, and nothing else", async () => {
    expect((await body(49, "1000.00", { tradePassword: "1111" })).status).toBe(3020);
    expect((await body(49, "1000.00", { bankAccountGid: await (await lender.as(2)).bankAccountGid() })).status).toBe(
      3198,
    );
  });

  it("E11 K5 waits, is paid on the next working day, and the ledger follows", async () => {
    const borrower = await lender.as(49);
    const before = await accounts();
    const { content } = await body(49, "2000.00");
    expect(content).toMatchObject({ amount: 200_000, status: 0, cardNo: "01****6785", bankShortName: "GTB" });
    expect(await borrower.ok("withdraw-list")).toMatchObject({ withdrawable: 300_000, minimum: 100_000 });
    await lender.control("/__sandbox/clock", { advanceMs: 23 * HOUR });
    expect((await borrower.ok("withdraw-detail", { orderNo: content.orderNo })).status).toBe(0);
    await lender.control("/__sandbox/clock", { advanceMs: HOUR });
    const paid = await borrower.ok("withdraw-detail", { orderNo: content.orderNo });
    expect(paid).toMatchObject({ status: 1, finishTime: content.time + 24 * HOUR });
    const after = await accounts();
    expect(Number(before.bank) - Number(after.bank)).toBe(2000);
    expect(after["withdrawal-payable"]).toBe("0.00");
    expect((await (await lender.as(2)).call("withdraw-detail", { orderNo: content.orderNo })).status).toBe(3198);
  });

  it("F2 fails where the bank has a problem, and the money is there again", async () => {
    const borrower = await lender.as(50);
    const flags = { ...borrower.row.flags, withdrawalOutcome: "bank-problem" as const };
    await lender.database.db.update(borrowers).set({ flags }).where(eq(borrowers.id, borrower.row.id));
    await lender.control("/__sandbox/clock", { set: FRIDAY });
    await body(50, "5000.00");
    expect((await borrower.ok("redbag-list")).withdrawable).toBe(0);
    await lender.control("/__sandbox/clock", { advanceMs: 48 * HOUR });
    expect((await borrower.ok("withdraw-list")).withdrawals[0].status).toBe(0);
    await lender.control("/__sandbox/clock", { advanceMs: 24 * HOUR });
    expect(await borrower.ok("withdraw-list")).toMatchObject({
      withdrawable: 500_000,
      withdrawals: [{ status: 2, failReason: "bank-problem", failText: expect.stringContaining("bank") }],
    });
    expect((await borrower.ok("message-list")).messages[0].kind).toBe("withdrawal-failed");
  });

  it("K5 waits over a public holiday and says by when it is paid", async () => {
    // The Thursday before Good Friday 2027: Friday and Monday are holidays, so that Tuesday is the first working day.
    await lender.control("/__sandbox/clock", { set: Date.parse("2027-03-25T11:00:00Z") });
    const borrower = await lender.as(49);
    const { content } = await body(49, "1000.00");
    expect(content.paidBy).toBe(
      Date.parse("2027-04-01T11:00:00Z") + (content.time - Date.parse("2027-03-25T11:00:00Z")),
    );
    await lender.control("/__sandbox/clock", { set: Date.parse("2027-03-30T10:59:00Z") });
    expect((await borrower.ok("withdraw-detail", { orderNo: content.orderNo })).status).toBe(0);
    await lender.control("/__sandbox/clock", { set: Date.parse("2027-03-30T11:01:00Z") });
    const paid = await borrower.ok("withdraw-detail", { orderNo: content.orderNo });
    expect(paid).toMatchObject({ status: 1 });
    expect(paid.paidBy).toBeUndefined();
  });

  it.each([
    [49, 100_000],
    [50, 200_000],
  ])("V7 persona %d hears one minimum by every call: %d kobo", async (persona, minimum) => {
    const borrower = await lender.as(persona);
    expect((await borrower.ok("invite-info")).withdrawalMinimum).toBe(minimum);
    expect((await borrower.ok("withdraw-list")).minimum).toBe(minimum);
    expect((await borrower.ok("redbag-list")).minimum).toBe(minimum);
  });

  it("C5 R48 one key makes one withdrawal, and so does one form in two tabs", async () => {
    const borrower = await lender.as(3);
    await inTransaction(lender.database.db, (tx) =>
      giveRedBag(tx, { borrowerId: borrower.row.id, source: "activity", amount: 300_000, at: FRIDAY }),
    );
    const asked = { amount: "1000.00", bankAccountGid: await borrower.bankAccountGid(), tradePassword: "2580" };
    const first = await borrower.ok("withdraw-apply", asked, { key: "w" });
    expect(await borrower.ok("withdraw-apply", asked, { key: "w" })).toEqual(first);
    expect((await borrower.ok("withdraw-list")).withdrawals).toHaveLength(1);
    const shown = { ...asked, withdrawable: "3000.00" };
    expect(await borrower.call("withdraw-apply", shown)).toMatchObject({
      status: 3106,
      message: "What you can withdraw has changed: it is ₦2,000 now. Nothing was sent. Please check the amount",
    });
    await borrower.ok("withdraw-apply", { ...shown, withdrawable: "2000.00" }, { key: "anew" });
    expect((await borrower.ok("withdraw-list")).withdrawals).toHaveLength(2);
  });
});

describe("S19 invitations", () => {
  const NEW = "8031234599";
  /** A brand with invitations. */
  const inviting = { bizType: "717", c: "301" };

  it("D2 E17 a friend who registers shows and has his coupon, one who borrows rewards who invited him, once", async () => {
    const inviter = await lender.as(5);
    const { invitationCode } = await inviter.ok("invite-info");
    await lender.ask("userinfo-send-sms", { mobile: NEW, scene: "register" });
    const typed = { invitationCode: String(invitationCode).toLowerCase(), activityId: "spring" };
    const body = { mobile: NEW, smsCode: "1234", password: "Naira2026", agree: true, ...typed };
    const { content } = await lender.ask("userinfo-register", body, inviting);
    expect(content.invitePrizeResp).toEqual({ prizeType: 1, prizeValue: 30_000 });
    const packet = async () => (await lender.ask("voucher-list", {}, { token: content.userToken })).content.vouchers;
    expect(await packet()).toMatchObject([{ kind: "invitation-exclusive", voucherValue: 300, state: "available" }]);
    expect((await inviter.ok("voucher-list")).vouchers).toEqual([]);
    expect((await inviter.ok("invite-list")).invitations).toMatchObject([
      { mobile: "803****599", state: "registered", reward: 0 },
    ]);
    const [friend] = await lender.database.db.select().from(borrowers).where(eq(borrowers.mobile, NEW));
    const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
    await inTransaction(lender.database.db, (tx) => openLoan(tx, there(friend), { principal: 300_000, now }));
    expect(await inviter.ok("invite-info")).toMatchObject({ invitedCount: 1, borrowedCount: 1, rewardTotal: 50_000 });
    expect((await inviter.ok("voucher-list")).vouchers).toMatchObject([
      { kind: "invitation-exclusive", voucherValue: 300 },
    ]);
    expect((await inviter.ok("redbag-list")).redBags).toMatchObject([{ source: "invitation", amount: 50_000 }]);
    expect(await packet()).toHaveLength(1);
  });

  it("S19 C12 a phone's confirmation registers with an invitation too, and an old account is not invited", async () => {
    const { invitationCode } = await (await lender.as(6)).ok("invite-info");
    const kit = { authorizationCode: "kit-8031234597", invitationCode, activityId: "spring" };
    const first = (await lender.ask("userinfo-third-party-register", kit, inviting)).content;
    expect(first.invitePrizeResp).toEqual({ prizeType: 1, prizeValue: 30_000 });
    expect((await lender.ask("userinfo-third-party-register", kit, inviting)).content.invitePrizeResp).toBeUndefined();
    const rows = await lender.database.db.select().from(event).where(eq(event.kind, "invited"));
    expect(rows.map(({ detail }) => detail)).toEqual([{ activityId: "spring" }, { activityId: "spring" }]);
  });

  it("an unknown code invites nobody", async () => {
    const mobile = "8031234598";
    await lender.ask("userinfo-send-sms", { mobile, scene: "register" });
    const body = { mobile, smsCode: "1234", password: "Naira2026", agree: true, invitationCode: "nobody" };
    expect((await lender.ask("userinfo-register", body, inviting)).content.invitePrizeResp).toBeUndefined();
  });

  it("A5 a brand without invitations keeps none: nobody is rewarded", async () => {
    const inviter = await lender.as(7);
    const { invitationCode } = await inviter.ok("invite-info");
    const mobile = "8031234596";
    await lender.ask("userinfo-send-sms", { mobile, scene: "register" });
    const body = { mobile, smsCode: "1234", password: "Naira2026", agree: true, invitationCode };
    const { content } = await lender.ask("userinfo-register", body, { bizType: "718", c: "302" });
    expect(content.invitePrizeResp).toBeUndefined();
    const [friend] = await lender.database.db.select().from(borrowers).where(eq(borrowers.mobile, mobile));
    const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
    await inTransaction(lender.database.db, (tx) => openLoan(tx, there(friend), { principal: 300_000, now }));
    expect(await inviter.ok("invite-info")).toMatchObject({ invitedCount: 0, rewardTotal: 0 });
    expect((await inviter.ok("redbag-list")).redBags).toEqual([]);
  });
});

it("S19 persona 49's red bags", async () => {
  const { redBags, total } = await (await lender.as(49)).ok("redbag-list");
  expect({ total, titles: new Set(redBags.map(({ title }: { title: string }) => title)) }).toEqual({
    total: 500_000,
    titles: new Set(["Activity reward"]),
  });
  expect((await (await lender.as(49)).ok("userinfo-baseinfo")).redBagCount).toBe(5);
});

describe("S8 messages", () => {
  it("are listed in the reader's language, read one by one or all, and nobody else's", async () => {
    const borrower = await lender.as(34);
    const { messages, unread } = await borrower.ok("message-list");
    expect(unread).toBe(messages.length);
    expect((await borrower.ok("userinfo-baseinfo")).messageNumbers).toBe(unread);
    const { messageGid } = messages[0];
    expect(messages[0]).toMatchObject({ kind: "loan-paid-out", title: "Your loan was paid out", read: false });
    expect((await borrower.call("message-detail", { messageGid }, { language: "zh_CN" })).content.title).toBe(
      "借款已发放",
    );
    expect(await borrower.ok("message-read", { messageGid })).toEqual({ unread: unread - 1 });
    expect((await borrower.ok("message-detail", { messageGid })).read).toBe(true);
    expect((await (await lender.as(2)).call("message-detail", { messageGid })).status).toBe(3198);
    expect(await borrower.ok("message-read")).toEqual({ unread: 0 });
  });

  it("R79 none is read by an id of nobody's, nor by another's: 3198", async () => {
    const borrower = await lender.as(35);
    const other = await lender.as(3);
    const unreadOf = async (who: typeof borrower) => (await who.ok("message-list")).unread;
    const [{ messageGid }] = (await borrower.ok("message-list")).messages;
    const before = [await unreadOf(borrower), await unreadOf(other)];
    for (const wrong of ["none", messageGid])
      expect(await other.call("message-read", { messageGid: wrong })).toMatchObject({ status: 3198, content: {} });
    expect([await unreadOf(borrower), await unreadOf(other)]).toEqual(before);
    expect(Math.min(...before)).toBeGreaterThan(0);
    await borrower.ok("message-read", { messageGid });
    expect(await borrower.ok("message-read", { messageGid })).toEqual({ unread: (before[0] ?? 0) - 1 });
  });
});

it.each([
  [{ content: "" }, "Please tell us what we can do better"],
  [{ content: "Hi" }, "Please write 5 to 1000 characters"],
])("S20 the suggestion %o is refused", async (change, message) => {
  expect((await (await lender.as(2)).call("suggest-submit", { type: "other", ...change })).message).toBe(message);
});

it("S20 a suggestion is answered within two days, and is about an own loan", async () => {
  const borrower = await lender.as(2);
  const { loanGid } = (await (await lender.as(4)).ok("repayment-bill")).loanList[0];
  const body = { type: "loan", content: "A question" };
  expect((await borrower.ok("suggest-submit", body)).answerTime).toBeGreaterThan(FRIDAY);
  expect((await borrower.call("suggest-submit", { ...body, loanGid })).status).toBe(3198);
});

it("S20 a suggestion takes up to three own photos along, each once; only size and digest are kept", async () => {
  const borrower = await lender.as(2);
  const picture = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(40_000, 9)]).toString("base64");
  const image = `data:image/jpeg;base64,${picture}`;
  expect(await borrower.call("suggest-photo", { image: "data:text/html;base64,PGI+" })).toMatchObject({
    status: 3100,
    message: "Please choose a JPEG, PNG or WebP photo of at most 2 MB",
  });
  const made = async () => (await borrower.ok("suggest-photo", { image })) as { photoGid: string; size: number };
  const photos = [await made(), await made(), await made()];
  expect(photos.map(({ size }) => size)).toEqual([40_004, 40_004, 40_004]);
  const names = photos.map(({ photoGid }) => photoGid);
  const body = { type: "repay", content: "The receipt says so" };
  const other = await lender.as(3);
  for (const [who, wrong] of [
    [borrower, [names[0], names[0]]],
    [borrower, ["nobody's"]],
    [other, names],
  ] as const)
    expect((await who.call("suggest-submit", { ...body, photos: wrong })).status).toBe(3198);
  const { suggestGid } = await borrower.ok("suggest-submit", { ...body, photos: names });
  expect((await borrower.call("suggest-submit", { ...body, photos: names })).status).toBe(3198);
  const { db } = lender.database;
  expect(await db.select().from(suggestionPhoto)).toEqual(
    names.map((photoId) => ({ photoId, suggestionId: suggestGid })),
  );
  const rows = await db.select().from(photo).where(eq(photo.kind, "suggestion"));
  expect(rows.map(({ bytes }) => bytes)).toEqual([40_004, 40_004, 40_004]);
  expect(JSON.stringify([rows, lender.errors])).not.toContain(picture.slice(0, 40));
});

it("D3 a coupon can be used to the end of the Lagos day that it names", async () => {
  const borrower = await lender.as(7);
  const noon = Date.parse("2026-12-01T11:00:00Z");
  await lender.control("/__sandbox/clock", { set: noon });
  await inTransaction(lender.database.db, (tx) =>
    giveCoupon(tx, { borrowerId: borrower.row.id, reason: "mail-bound", value: 10_000, kind: "universal", at: noon }),
  );
  const given = async () => (await borrower.ok("voucher-list", { state: "available" })).vouchers;
  // Thirty days later is 31 December, which ends an hour before midnight of UTC.
  expect((await given()).map((one: { expireTime: number }) => new Date(one.expireTime).toISOString())).toEqual([
    "2026-12-31T22:59:59.000Z",
  ]);
  await lender.control("/__sandbox/clock", { set: Date.parse("2026-12-31T22:59:00Z") });
  expect(await given()).toHaveLength(1);
  await lender.control("/__sandbox/clock", { set: Date.parse("2026-12-31T23:00:01Z") });
  expect(await given()).toEqual([]);
});
