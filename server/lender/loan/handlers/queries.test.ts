import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loan } from "../../../database/tables/loan.ts";
import { lenderOfFile } from "../../../testing/lender-of-file.ts";
import { askable } from "../../../testing/persona-lender.ts";
import { application, withLoan } from "../../../testing/lent.ts";

const DAY = 86_400_000;
const lender = lenderOfFile();
const settle = (id: string) =>
  lender().database.db.update(loan).set({ status: "settled", settledAt: 1 }).where(eq(loan.id, id));

describe("C15 the loans of a borrower", () => {
  it("stand in the list that are to be repaid before the others, each newest first", async () => {
    const opened: string[] = [];
    for (const daysAgo of [9, 7, 5]) {
      const { loanGid } = await withLoan(lender(), 2, daysAgo);
      opened.push(loanGid);
      if (daysAgo !== 7) await settle(loanGid);
      else await lender().database.db.update(loan).set({ status: "failed" }).where(eq(loan.id, loanGid));
    }
    const [oldest, old, young] = opened;
    const { loanGid: owed } = await withLoan(lender(), 2, 8);
    const { loanList, listTotal } = await (await lender().as(2)).ok("loan-list");
    expect(loanList.map(({ loanGid }: { loanGid: string }) => loanGid)).toEqual([owed, young, old, oldest]);
    expect(listTotal).toBe(4);
    const rest = await (await lender().as(2)).ok("loan-list", { from: 3 });
    expect(rest.loanList.map(({ loanGid }: { loanGid: string }) => loanGid)).toEqual([oldest]);
    expect(rest.listTotal).toBe(4);
  });

  it("name their product", async () => {
    const { borrower } = await withLoan(lender(), 2, 1);
    expect((await borrower.ok("loan-list")).loanList[0]).toMatchObject({ productName: "14 days" });
  });

  it("are asked for one by one: the latest, one by its order, and never another's", async () => {
    const { borrower, loanGid: first } = await withLoan(lender(), 2, 9);
    await settle(first);
    const { loanGid: second } = await withLoan(lender(), 2, 3);
    expect((await borrower.ok("loan-query-status")).extInfo.loanGid).toBe(second);
    const { loanList } = await borrower.ok("loan-list");
    const { orderGid } = loanList.find(({ loanGid }: { loanGid: string }) => loanGid === first);
    expect((await borrower.ok("loan-query-status", { orderGid })).extInfo.loanGid).toBe(first);
    const stranger = await lender().as(6);
    expect((await stranger.call("loan-query-status", { orderGid })).status).toBe(3198);
    expect((await stranger.call("loan-query-status")).status).toBe(3198);
  });
});

describe("an application", () => {
  /** So many loans applied for on this day, and settled since. */
  const applied = async (persona: number, times: number) => {
    for (let time = 0; time < times; time++) await settle((await withLoan(lender(), persona, 0)).loanGid);
    return lender().as(persona);
  };

  it("X6 is the last of a day when it is the third", async () => {
    const two = await applied(2, 2);
    expect((await two.call("loan-apply", await application(two))).status).toBe(0);
    await lender().startOver();
    const three = await applied(2, 3);
    const answer = await three.call("loan-apply", await application(three));
    expect(answer.status).toBe(3103);
    expect(answer.message).toContain("The number of transactions today has reached the limit");
    await lender().control("/__sandbox/clock", { advanceMs: DAY });
    expect((await three.call("loan-apply", await application(three))).status).toBe(0);
  });

  it("R51 is held by no quote of another's", async () => {
    const two = await lender().as(2);
    const { quoteId } = await application(await lender().as(17));
    expect((await two.call("loan-apply", await application(two, { quoteId }))).status).toBe(3106);
  });

  it.each([
    ["a product that is not for him", { productId: 3 }, 3198],
    ["a product that there is not", { productId: 999 }, 3198],
    ["a purpose that there is not", { purposeId: 99 }, 3198],
    ["a voucher that he has not", { voucherGid: "none" }, 3198],
  ])("is refused with %s", async (_, change, status) => {
    const two = await lender().as(2);
    expect((await two.call("loan-apply", await application(two, change))).status).toBe(status);
    expect((await two.ok("loan-list")).listTotal).toBe(0);
  });

  it.each([
    ["302", 0],
    ["130", 3106],
  ])("A5 D3 takes a coupon where the brand has coupons, on channel %s: %d", async (c, status) => {
    const borrower = await lender().as(48);
    const { vouchers } = await borrower.ok("loan-preloan-info", {});
    const { gid: voucherGid } = vouchers.find(({ kind }: { kind: string }) => kind === "universal");
    const as = { token: borrower.token, bizType: "718", c };
    const asked = await application(borrower, { loanAmount: "17800.00", voucherGid });
    const caller = askable(lender());
    const told = { productId: 1, loanAmount: "17800.00", voucherGid };
    expect((await caller.ask("loan-contract", told, as)).status).toBe(status);
    expect((await caller.ask("loan-apply", asked, as)).status).toBe(status);
  });

  it("is under review, paid out on the account that was chosen, for the purpose that was named", async () => {
    const two = await lender().as(2);
    const body = await application(two, { purposeId: 4 });
    const answer = await two.ok("loan-apply", body);
    expect(answer).toEqual({ orderGid: expect.any(String), loanGid: expect.any(String), loanStatus: 10 });
    const [row] = await lender().database.db.select().from(loan).where(eq(loan.id, answer.loanGid));
    expect(row).toMatchObject({ orderGid: answer.orderGid, bankAccountId: body.bankAccountGid, purposeId: 4 });
  });
});

describe("C9 E15 /risk/auth", () => {
  it("tells a guest, where one may ask, that he must apply for credit first, and no terms", async () => {
    const asked = { method: "POST", url: "/ostrader/risk/auth", payload: { pageId: "index" } } as const;
    const reply = await lender().app.inject({ ...asked, query: { c: "1", bl: "en_US" } });
    expect(reply.json()).toMatchObject({
      status: 0,
      content: { basicsAuth: 2, refuseFlag: 0, refuseCode: "", installRefuseFlag: 0, isHuidus: 0, isSubLogic: 0 },
    });
    expect(reply.json().content.preLoanInfoRespVO).toBeUndefined();
  });

  it("gives the terms of the product type that is asked for, of small loans where none is", async () => {
    const type = async (body: object) =>
      (await (await lender().as(48)).ok("risk-auth", body)).preLoanInfoRespVO.productType;
    expect([await type({}), await type({ productType: "" }), await type({ productType: "large" })]).toEqual([
      "sloan",
      "sloan",
      "large",
    ]);
  });

  it("gives a refusal of the risk engine with its code", async () => {
    const answer = await (await lender().as(7)).call("risk-auth");
    expect(answer).toMatchObject({ content: { refuseCode: "A03" } });
    expect(answer.status).not.toBe(0);
  });
});
