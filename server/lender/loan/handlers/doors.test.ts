import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { borrower } from "../../../database/tables/borrower.ts";
import { loan } from "../../../database/tables/loan.ts";
import { personaMobile } from "../../personas/phone.ts";
import { openPersonaLender, type PersonaLender } from "../../../testing/persona-lender.ts";
import type { Answer } from "../../../testing/test-lender.ts";
import { there } from "../../../../tests/there.ts";

// Many borrowers log in, and hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });

const MINUTE = 60_000;
/** What the sandbox sells: 1 to 3 of the main line, 4 and 5 large, 6 of the second line. */
const PRODUCTS = [1, 2, 3, 4, 5, 6];
const TYPES = ["sloan", "large", "subloan", ""];

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
beforeEach(async () => {
  await lender.startOver();
  // What is under way from the start (persona 30) is through before ledgers are compared.
  await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
});
afterAll(async () => {
  expect(lender.errors).toEqual([]);
  await lender.close();
});

/** Requests by hand, as one borrower on one channel: no screen, no button, no app. */
async function byHand(persona: number, { b, c }: { b: string; c: string }) {
  const { token, ...known } = await lender.as(persona);
  const account = await known.bankAccountGid();
  const send = async (path: string, body: object): Promise<Answer> => {
    const query = new URLSearchParams({ token, bizType: b, c, bl: "en_US" });
    // A key of its own for each request: one without is refused before anything is decided.
    const headers = { "idempotency-key": randomUUID() };
    const reply = await lender.app.inject({ method: "POST", url: `/ostrader${path}?${query}`, headers, payload: body });
    return reply.json();
  };
  const quotes = async (): Promise<string[]> => {
    const all: string[] = [];
    for (const productType of TYPES) {
      const asked = productType ? { productType } : {};
      const info = await send("/loan/preloan/info", asked);
      const risk = await send("/risk/auth", { ...asked, pageId: "lendInfo" });
      all.push(info.content.quoteId, risk.content.preLoanInfoRespVO?.quoteId);
    }
    return all.filter((quoteId) => typeof quoteId === "string");
  };
  const apply = (quoteId: string, productId: number) =>
    send("/loan/apply", {
      quoteId,
      productId,
      loanAmount: productId === 4 || productId === 5 ? "10000.00" : "3000.00",
      bankAccountGid: account,
      purposeId: 1,
      tradePassword: "2580",
    });
  return { send, quotes, apply };
}

const ledger = () => lender.control("/__sandbox/ledger");
const loansOf = async (persona: number) => {
  const [row] = await lender.database.db.select().from(borrower).where(eq(borrower.persona, persona));
  return lender.database.db
    .select({ id: loan.id, status: loan.status })
    .from(loan)
    .where(eq(loan.borrowerId, there(row).id));
};

const HOME = { b: "718", c: "302" };
const INTERCEPTED = { b: "717", c: "305" };

/** By product id what /loan/apply answers; the codes are those of domain.md, section 3. */
const refusals: [about: string, persona: number, at: { b: string; c: string }, statuses: readonly number[]][] = [
  ["overdue by 10 days", 4, HOME, [3101]],
  ["code XA01", 5, HOME, [3107]],
  ["code A02", 6, HOME, [3107]],
  ["code A03 with a status", 7, HOME, [3107]],
  ["code XA04 with a status", 8, HOME, [3107]],
  ["refuseFlag 1", 9, HOME, [3199]],
  ["refuseFlag 3, sub-loans on, installRefuseFlag 1", 11, HOME, [3199]],
  ["refuseFlag 8", 12, HOME, [3199]],
  ["refuseFlag 10", 13, HOME, [3199]],
  ["basicsAuth 1 with a link", 14, HOME, [3199]],
  ["basicsAuth -1 without", 15, HOME, [3199]],
  ["basicsAuth 2 and isHuidus 1", 16, HOME, [2712]],
  ["isHuidus at login alone", 17, HOME, [2712]],
  ["the same on a channel where guests may ask", 17, { b: "718", c: "130" }, [2712]],
  ["the credit line fails", 18, HOME, [3104]],
  ["status 2712", 19, HOME, [2712]],
  ["a clean borrower on a channel that is intercepted", 2, INTERCEPTED, [2712]],
  ["the quota of the day is full", 27, HOME, [3102]],
  ["the daily limit", 28, HOME, [3103]],
  ["a limit below what a loan asks for", 29, HOME, [3104]],
  ["basicsAuth 3 and refuseFlag 99, which nobody knows", 57, HOME, [3199]],
  ["a credit application that is not submitted", 61, HOME, [3107]],
];

describe("A2 A3 F6 whom a decision refuses gets nothing by a request of his own", () => {
  it.each(refusals)("%s (persona %d)", async (_, persona, at, statuses) => {
    const before = { ledger: await ledger(), loans: await loansOf(persona) };
    const borrower = await byHand(persona, at);
    const quotes = [...(await borrower.quotes()), "made-up"];
    const told = new Set<number>();
    // Every product with the first quote, and every other quote with one of them: each try hashes a PIN.
    const tries = PRODUCTS.map((productId) => [quotes[0] ?? "", productId] as const);
    quotes.slice(1).forEach((quoteId, index) => tries.push([quoteId, PRODUCTS[index % PRODUCTS.length] ?? 1]));
    for (const [quoteId, productId] of tries) {
      const answer = await borrower.apply(quoteId, productId);
      // Longer periods are earned (K2): for him there is no product 3.
      if (productId === 3) expect([3198, ...statuses]).toContain(answer.status);
      else told.add(answer.status);
      expect(answer.message).not.toBe("");
    }
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect([...told]).toEqual(statuses);
    expect(await loansOf(persona)).toEqual(before.loans);
    expect(await ledger()).toEqual(before.ledger);
  });

  it.each([
    { bizType: "718", c: "302" },
    { bizType: "718", c: "305" },
    { bizType: "716", c: "305" },
    { bizType: "717", c: "301" },
    { bizType: "717", c: "0305" },
    { bizType: "717", c: "305 " },
    { bizType: "717", c: "" },
    { bizType: "717" },
    { c: "305" },
    {},
  ])("a session begun on the intercepted channel gets no loan on another: %j", async (elsewhere) => {
    const begun = { bizType: "717", c: "305" };
    const body = { mobile: personaMobile(2), password: "Naira2026", agree: true };
    const token = (await lender.ask("userinfo-password-login", body, begun)).content.userToken;
    const bankAccountGid = await (await lender.as(2)).bankAccountGid();
    const applied = async (own: string) => {
      const at = { ...elsewhere, token: own };
      const { quoteId } = (await lender.ask("loan-preloan-info", {}, at)).content;
      const asked = {
        quoteId,
        productId: 1,
        loanAmount: "3000.00",
        bankAccountGid,
        purposeId: 1,
        tradePassword: "2580",
      };
      return (await lender.ask("loan-apply", asked, at)).status;
    };
    expect(await applied(token)).toBe(2712);
    // Nor does a link out of it shed where it began.
    const { ticket } = (await lender.ask("userinfo-generate-ticket", {}, { ...elsewhere, token })).content;
    const linked = await lender.ask("userinfo-app-auto-login", { ticket, redirectUrl: "/bill", zuid: "" }, elsewhere);
    expect(await applied(linked.content.userToken)).toBe(2712);
    expect(await loansOf(2)).toEqual([]);
  });

  it("S11 whoever was let in for one type of product gets none of another", async () => {
    const { send } = await byHand(51, HOME);
    const quoteId = (await send("/loan/preloan/info", { productType: "large" })).content.quoteId;
    const bankAccountGid = await (await lender.as(51)).bankAccountGid();
    const asked = {
      quoteId,
      productId: 4,
      loanAmount: "10000.00",
      bankAccountGid,
      purposeId: 1,
      tradePassword: "2580",
    };
    const before = await loansOf(51);
    for (const productType of ["sloan", "subloan"])
      expect((await send("/loan/apply", { ...asked, productType })).status, productType).toBe(3198);
    expect(await loansOf(51)).toEqual(before);
    expect((await send("/loan/apply", { ...asked, productType: "large" })).status).toBe(0);
  });

  it.each([
    ["basicsAuth", { basicsAuth: 3 }],
    ["basicsAuth", { basicsAuth: 99 }],
    ["refuseFlag", { refuseFlag: 99 }],
    ["refuseFlag", { refuseFlag: -1 }],
  ])("a %s that nobody knows lends nothing: %j", async (_, flags) => {
    const mine = eq(borrower.persona, 17);
    await lender.database.db.update(borrower).set({ flags }).where(mine);
    const hand = await byHand(17, HOME);
    const [quoteId = ""] = await hand.quotes();
    for (const productId of [1, 2, 4, 5, 6]) expect((await hand.apply(quoteId, productId)).status).toBe(3199);
    await lender.database.db
      .update(borrower)
      .set({ flags: { huidusAtLogin: true } })
      .where(mine);
  });

  it("a guest gets nothing on any channel, not even where he may ask (A6)", async () => {
    const before = await ledger();
    for (const c of ["1", "3", "130", "302", "305"]) {
      const body = { quoteId: "x", productId: 1, loanAmount: "3000.00", bankAccountGid: "x", purposeId: 1 };
      const answer = await lender.ask("loan-apply", { ...body, tradePassword: "2580" }, { c });
      expect(answer.status).toBe(7);
    }
    expect(await ledger()).toEqual(before);
  });

  it("the words are those of the language asked for", async () => {
    const nine = await lender.as(9);
    const { quoteId } = await nine.ok("loan-preloan-info");
    const bankAccountGid = await nine.bankAccountGid();
    const body = { quoteId, productId: 1, loanAmount: "3000.00", bankAccountGid, purposeId: 1, tradePassword: "2580" };
    expect((await nine.call("loan-apply", body)).message).toBe(
      "Borrowing is not possible here at the moment. Please try the app, or again later.",
    );
    expect((await nine.call("loan-apply", body, { language: "zh_CN" })).message).toBe(
      "目前无法在此借款，请前往应用内申请或稍后再试。",
    );
  });
});

describe("F6 who may borrow gets what was decided for him and nothing else", () => {
  it("persona 10: never the main line nor a large loan, a sub-loan within its balance, once", async () => {
    const ten = await byHand(10, HOME);
    const [quoteId = ""] = await ten.quotes();
    for (const productId of [1, 2, 4, 5]) expect((await ten.apply(quoteId, productId)).status).toBe(3199);
    expect(await loansOf(10)).toEqual([]);
    const bankAccountGid = await (await lender.as(10)).bankAccountGid();
    const body = { quoteId, productId: 6, bankAccountGid, purposeId: 1, tradePassword: "2580" };
    // Of the second line ₦20,000 are left, of the first ₦50,000.
    expect((await ten.send("/loan/apply", { ...body, loanAmount: "20100.00" })).status).toBe(3105);
    expect((await ten.send("/loan/apply", { ...body, loanAmount: "20000.00" })).status).toBe(0);
    expect((await ten.apply((await ten.quotes())[0] ?? "", 6)).status).toBe(3109);
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect((await ten.apply((await ten.quotes())[0] ?? "", 6)).status).toBe(3104);
    expect((await loansOf(10)).map(({ status }) => status)).toEqual(["active"]);
  });

  it("persona 02: a small loan, and no sub-loan, for he has no second line", async () => {
    const two = await byHand(2, HOME);
    const [quoteId = ""] = await two.quotes();
    expect((await two.apply(quoteId, 6)).status).toBe(3104);
    expect((await two.apply(quoteId, 1)).status).toBe(0);
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect((await loansOf(2)).map(({ status }) => status)).toEqual(["active"]);
    expect((await two.apply((await two.quotes())[0] ?? "", 6)).status).toBe(3104);
  });

  it("persona 48: a large loan too, where he asks for one", async () => {
    const hand = await byHand(48, HOME);
    const [quoteId = ""] = await hand.quotes();
    expect((await hand.apply(quoteId, 5)).status).toBe(0);
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect((await loansOf(48)).map(({ status }) => status)).toEqual(["active"]);
  });

  it("persona 51: another large loan once the one he has, and that was overdue, is settled", async () => {
    const hand = await byHand(51, HOME);
    await lender.control("/__sandbox/clock", { advanceMs: 12 * 24 * 60 * MINUTE });
    expect((await hand.apply((await hand.quotes())[0] ?? "", 5)).status).toBe(3101);
    const owing = await lender.as(51);
    const { loanGid } = (await owing.ok("repayment-bill")).loanList[0];
    const { bankVA } = await owing.ok("repayment-va-static", { loanGid });
    const { payAmount } = await owing.ok("repayment-quote", { loanGid });
    await lender.control("/__sandbox/credit-va", { bankVA, amount: (payAmount / 100).toFixed(2) });
    expect((await hand.apply((await hand.quotes())[0] ?? "", 5)).status).toBe(0);
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect((await loansOf(51)).map(({ status }) => status).sort()).toEqual(["active", "settled"]);
    expect((await ledger()).sum).toBe("0.00");
  });
});
