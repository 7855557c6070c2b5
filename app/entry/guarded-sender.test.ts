import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Sender } from "../../engine/api.ts";
import type { CallDocument } from "../../engine/document.ts";
import { AppState } from "../../engine/index.ts";
import { brandValue } from "../../publish/documents/compose-brand.ts";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { guardedSender } from "./guarded-sender.ts";

registerOperators(appOperators);
const { all } = readDocuments(process.cwd());
const calls = all.filter(({ kind }) => kind === "call").map(({ data }) => data as unknown as CallDocument);
const callOf = (path: string) => calls.find((call) => call.path === path) as CallDocument;
const brand = brandValue(all, "718", "302");

/** A lender behind the guard; `session` is what the app knows. */
function lender(session: Readonly<Record<string, unknown>>) {
  const state = new AppState({});
  state.write("env.now", 1_800_000_000_000);
  for (const [name, value] of Object.entries(session)) state.write(`session.${name}`, value);
  const send = vi.fn<Sender["send"]>(async () => ({ ok: true, content: "the lender's" }));
  return {
    state,
    send,
    guarded: guardedSender(
      { send, pending: () => [], ask: () => Promise.reject(new Error("not asked")) },
      brand,
      state,
    ),
  };
}

/** Calls that are open to guests, by channel (A6). */
const everywhere = ["/loan/apply", "/loan/query/status", "/repayment/bill", "/repayment/loandetail"];
const someChannels = [
  "/index/mainhome",
  "/index/creditstatus",
  "/risk/auth",
  "/loan/preloan/info",
  "/bankcard/list",
  "/repayment/va/static",
  "/userinfo/baseinfo",
  "/userinfo/extras",
];
/** What screens need besides (C15), answered for numbers of the audit mode alone. */
const further = [
  "/loan/list",
  "/loan/contract",
  "/repayment/quote",
  "/repayment/statement",
  "/repayment/history",
  "/voucher/list",
  "/credit/summary",
];
const guestRows = ["1", "3", "130", "302", "104"].flatMap((channel) => [
  ...everywhere.map((path) => [channel, path, true] as const),
  ...someChannels.map((path) => [channel, path, ["1", "3", "130"].includes(channel)] as const),
  [channel, "/repayment/pay", false] as const,
  [channel, "/userinfo/generateTicket", false] as const,
  [channel, "/userinfo/appAutoLogin", true] as const,
]);

describe("A6 what a guest may ask", () => {
  it.each(guestRows)("A6 on channel %s %s: %s", async (c, path, open) => {
    const { guarded, send } = lender({ c });
    const answer = await guarded.send(callOf(path), {});
    expect(send).toHaveBeenCalledTimes(open ? 1 : 0);
    if (!open) expect(answer).toMatchObject({ ok: false, kind: "business", status: 7 });
  });

  it("A6 the brand says which channels are free", async () => {
    const free = { ...brand, lists: { ...brand.lists, freeChannels: ["302"] } };
    const { state, send } = lender({ c: "302" });
    await guardedSender({ send, pending: () => [], ask: send as never }, free, state).send(
      callOf("/userinfo/baseinfo"),
      {},
    );
    expect(send).toHaveBeenCalledTimes(1);
    state.write("session.c", "130");
    await guardedSender({ send, pending: () => [], ask: send as never }, free, state).send(
      callOf("/userinfo/baseinfo"),
      {},
    );
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("A6 a borrower asks for anything", async () => {
    const { guarded, send } = lender({ c: "302", token: "t", mobile: "7100000002" });
    for (const call of calls) await guarded.send(call, {});
    expect(send).toHaveBeenCalledTimes(calls.length);
  });
});

describe("A4 audit mode", () => {
  const audited = { c: "302", token: "t", mobile: "7100000060" };

  it.each([...everywhere, ...someChannels, ...further])(
    "A4 %s is answered by its mock, without the lender",
    async (path) => {
      const { guarded, send, state } = lender(audited);
      const answer = await guarded.send(callOf(path), {});
      expect(answer).toMatchObject({ ok: true, content: expect.any(Object) });
      expect([send.mock.calls.length, state.read("session.demo")]).toEqual([0, true]);
    },
  );

  it("A4 C15 there is a mock for these calls and for no other", () => {
    const paths = readdirSync("api/mocks").map((file) => {
      const { id } = JSON.parse(readFileSync(`api/mocks/${file}`, "utf8")) as { id: string };
      return calls.find((call) => call.id === id)?.path;
    });
    expect(new Set(paths)).toEqual(new Set([...everywhere, ...someChannels, ...further]));
  });

  it("A4 every screen is told of the same loan, and of no coupon", async () => {
    const { guarded } = lender(audited);
    const of = async (path: string, body: Readonly<Record<string, unknown>> = {}) =>
      ((await guarded.send(callOf(path), body)) as { content: unknown }).content;
    const loan = { loanGid: "l1", loanNo: "KC0001" };
    const figures = { ...loan, loanAmount: 1_000_000, loanLeftAmount: 1_299_950, currentDueAmount: 1_299_950 };
    expect(await of("/loan/list")).toMatchObject({ loanList: [{ ...figures, loanStatus: 40 }] });
    expect(await of("/repayment/bill")).toMatchObject({ unRepaidTotal: 1_299_950, loanList: [figures] });
    expect(await of("/repayment/loandetail", { loanGid: "l1" })).toMatchObject(figures);
    // A loan of ₦10,000 uses that much of the line of ₦50,000, whatever it costs.
    expect(await of("/index/mainhome")).toMatchObject({
      loanBillList: [figures],
      productInfosList: [{ creditLine: 5_000_000, canBorrowAmount: 4_000_000 }, { productType: "large" }],
    });
    const terms = { availableBalance: 4_000_000, highestLimit: 4_000_000 };
    expect(await of("/risk/auth")).toMatchObject({ preLoanInfoRespVO: terms });
    expect(await of("/loan/preloan/info")).toMatchObject(terms);
    expect(await of("/repayment/statement")).toMatchObject({
      closing: 1_299_950,
      loans: [loan],
      lines: [{ loanNo: "KC0001", balance: 1_000_000 }, { balance: 1_299_950 }],
    });
    expect(await of("/repayment/history", { loanGid: "l1" })).toMatchObject({ loanGid: "l1" });
    expect(await of("/credit/summary")).toMatchObject({ active: 1, closed: 0, outstandingBalance: 1_299_950 });
    expect(await of("/userinfo/baseinfo")).toMatchObject({ loanQty: 1, loanBalance: 1_299_950, voucherCount: 0 });
    expect(await of("/voucher/list", { state: "available" })).toEqual({ vouchers: [] });
    expect(await of("/loan/preloan/info")).toMatchObject({ vouchers: [] });
    const due = { loanAmount: 1_000_000, interest: 14_000, fee: 266_000, tax: 19_950, dueAmount: 1_299_950 };
    expect(await of("/loan/contract", { loanGid: "l1" })).toMatchObject({
      ...due,
      dueTime: Date.parse("2027-01-20T05:59:59.000Z"),
    });
    expect(await of("/loan/contract", { productId: 1, loanAmount: 3_050_000 })).toMatchObject({
      loanAmount: 3_050_000,
      interest: 42_700,
      fee: 811_300,
      tax: 60_848,
      dueAmount: 3_964_848,
    });
  });

  it.each([
    [{}, { payAmount: 1_299_950, tax: 19_950, fee: 266_000, interest: 14_000, principal: 1_000_000 }],
    [{ periods: 1 }, { payAmount: 1_299_950, tax: 19_950, fee: 266_000, interest: 14_000, principal: 1_000_000 }],
    [{ amount: 10_000 }, { payAmount: 10_000, tax: 10_000, fee: 0, interest: 0, principal: 0 }],
    [{ amount: 290_000 }, { payAmount: 290_000, tax: 19_950, fee: 266_000, interest: 4_050, principal: 0 }],
    [{ amount: 300_000 }, { payAmount: 300_000, tax: 19_950, fee: 266_000, interest: 14_000, principal: 50 }],
  ])("A4 V13 a quote of the demo loan is for what is asked: %j", async (asked, quoted) => {
    const { guarded } = lender(audited);
    const answer = await guarded.send(callOf("/repayment/quote"), { loanGid: "l1", ...asked });
    expect(answer).toMatchObject({ ok: true, content: { ...quoted, owedTotal: 1_299_950, periods: 1 } });
  });

  it.each([
    ["/repayment/pay", { loanGid: "l1", amount: 1_299_950, method: "card", bankcardGid: "demo-card" }],
    ["/repayment/renew", { loanGid: "l1" }],
    ["/repayment/extend", { loanGid: "l1" }],
    ["/repayment/status", { payGid: "p1" }],
    ["/paper/link", { kind: "statement", loanGid: "l1" }],
    ["/reminder/calendar", { loanGid: "l1" }],
    ["/bankcard/activate", { activationGid: "a1" }],
    ["/bankcard/remove", { bankcardGid: "demo-card" }],
    ["/withdraw/apply", { amount: 100_000 }],
  ])("A4 %s never reaches the lender, and is refused as what it is", async (path, body) => {
    const { guarded, send } = lender(audited);
    expect(await guarded.send(callOf(path), body)).toMatchObject({
      ok: false,
      kind: "business",
      status: 3199,
      message: "errors.demo",
    });
    expect(send).not.toHaveBeenCalled();
  });

  it("A4 no call that moves money reaches the lender", async () => {
    const { guarded, send } = lender(audited);
    const moving = calls.filter(({ moves }) => moves !== undefined);
    expect(moving).toHaveLength(6);
    for (const call of moving) {
      const needed = (call.request as { required?: readonly string[] }).required ?? [];
      await guarded.send(call, Object.fromEntries(needed.map((name) => [name, "1"])));
    }
    expect(send).not.toHaveBeenCalled();
  });

  it("A4 times follow the clock: the demo loan is due at 06:59:59 in Lagos, five days on", async () => {
    const { guarded } = lender(audited);
    const answer = await guarded.send(callOf("/repayment/bill"), {});
    const [loan] = (answer as { content: { loanList: { dueTime: number }[] } }).content.loanList;
    expect(new Date(loan?.dueTime ?? 0).toISOString()).toBe("2027-01-20T05:59:59.000Z");
  });

  it.each([
    ["another number", { ...audited, mobile: "7100000061" }],
    ["another channel", { ...audited, c: "304" }],
    ["nobody's number", { c: "302", token: "t" }],
    ["a channel named like a property", { ...audited, c: "constructor" }],
  ])("A4 %s is answered by the lender, and nothing says demo", async (_, session) => {
    const { guarded, send, state } = lender(session);
    await guarded.send(callOf("/userinfo/extras"), {});
    expect([send.mock.calls.length, state.read("session.demo")]).toEqual([1, undefined]);
  });

  it("A4 other calls go to the lender, and the label goes with the logout", async () => {
    const { guarded, send, state } = lender(audited);
    await guarded.send(callOf("/userinfo/logout"), {});
    expect([send.mock.calls.length, state.read("session.demo")]).toEqual([1, true]);
    state.wipe("session", ["c"]);
    await guarded.send(callOf("/userinfo/sendSms"), {});
    expect(state.read("session.demo")).toBeUndefined();
  });
});
