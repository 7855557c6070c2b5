import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { borrower as borrowers } from "../../database/tables/borrower.ts";
import { paperTicket } from "../../database/tables/paper.ts";
import { payment } from "../../database/tables/payment.ts";
import { application, withLoan } from "../../testing/lent.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";
import { there } from "../../../tests/there.ts";
import { businessNow } from "../call/business-clock.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(() => lender.close());

const fetched = (link: string) => lender.app.inject({ method: "GET", url: `/ostrader${link}` });

async function paper(borrower: TestBorrower, asked: object): Promise<string> {
  const { link } = await borrower.ok("paper-link", asked);
  const reply = await fetched(link);
  expect(reply.headers["content-type"]).toBe("application/pdf");
  return pdfText(reply.rawPayload);
}

/** A loan of ₦10,000 for 14 days, 18 days old and so in its fifth day late, of which ₦2,000 were paid by card. */
async function partPaid() {
  // At noon: a loan falls due in the morning, and before it the fifth day late has not begun.
  const noon = 11 * 60 * MINUTE;
  const now = await businessNow(lender.database.db);
  await lender.control("/__sandbox/clock", { advanceMs: (DAY + noon - (now % DAY)) % DAY });
  const { borrower, loanGid } = await withLoan(lender, 2, 18);
  const card = { method: "card", bankcardGid: await borrower.bankcardGid() };
  const { payGid } = await borrower.ok("repayment-pay", { loanGid, amount: 2000, ...card });
  return { borrower, loanGid, payGid };
}

const kobo = (figure: string): number => Math.round(Number(figure.replace(/[₦,]/g, "")) * 100);

describe("a receipt", () => {
  it("F20 names borrower, method, reference and lender, and its rows come to what was paid", async () => {
    const { borrower, payGid } = await partPaid();
    const said = await paper(borrower, { kind: "receipt", payGid });
    const { receiptNo, loanNo } = await borrower.ok("repayment-receipt", { payGid });
    const words = ["Receipt", receiptNo, loanNo, borrower.row.name, payGid.toUpperCase(), "Kestrow"];
    const letterhead = ["Kestrow Credit Limited", "5 Broad Street, Lagos Island, Lagos", "care@kestrow.example"];
    for (const word of [...words, ...letterhead, "Help line 02017180000 (07:00-22:00)", "Paid by"])
      expect(said.split("\n")).toContain(word);
    expect(said).toMatch(/Card \d+\*+\d{4}, /);
    // Five days late at 1 % of ₦10,000 a day, then VAT and fee; nothing of it reaches interest or principal.
    const [table = ""] = /Late fee[\s\S]*?₦2,000\n/.exec(said) ?? [];
    expect(table).toMatch(/^Late fee\n₦500\n/);
    const figures = table.match(/₦[\d,.]+/g) ?? [];
    const [paid, ...parts] = figures.map(kobo).reverse();
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paid);
  });

  it("F20 writes names as they are spelled", async () => {
    const { borrower, payGid } = await partPaid();
    const name = "Adébáyọ̀ Ọláolúwa Ẹniọlá";
    await lender.database.db.update(borrowers).set({ name }).where(eq(borrowers.id, borrower.row.id));
    // A letter with a mark is written in two pieces.
    expect((await paper(borrower, { kind: "receipt", payGid })).replaceAll("\n", "")).toContain(name);
  });

  it("there is none of a payment that did not succeed, nor of another's", async () => {
    const { borrower, loanGid, payGid } = await partPaid();
    const failed = { method: "card", bankcardGid: await borrower.bankcardGid("insufficient") };
    const { payGid: unpaid } = (await borrower.call("repayment-pay", { loanGid, amount: 500, ...failed })).content;
    expect((await borrower.call("paper-link", { kind: "receipt", payGid: unpaid })).status).toBe(3199);
    const other = await lender.as(3);
    expect((await other.call("paper-link", { kind: "receipt", payGid })).status).toBe(3198);
    expect((await other.call("paper-link", { kind: "statement", loanGid })).status).toBe(3198);
  });
});

describe("a statement", () => {
  it("F20 says each movement, and the balance after the last is what is left", async () => {
    const { borrower, loanGid, payGid } = await partPaid();
    const said = await paper(borrower, { kind: "statement", loanGid });
    const { loanLeftAmount } = await borrower.ok("repayment-loandetail", { loanGid });
    const { receiptNo } = await borrower.ok("repayment-receipt", { payGid });
    expect(loanLeftAmount).toBe(1_000_000 + 299_950 + 50_000 - 200_000);
    expect(said).toMatch(/Loan paid out\n₦10,000\n₦10,000\n/);
    expect(said).toMatch(/Interest, service fee and tax\n₦2,999\.50\n₦12,999\.50\n/);
    expect(said).toMatch(new RegExp(`Payment, receipt ${receiptNo}\n₦2,000\n₦11,499\\.50\n`));
    expect(said).toMatch(/Left to pay\n₦11,499\.50/);
  });

  it.each([4, 33, 34, 37, 40, 51, 53])("F20 adds up for persona %i, today and 40 days on", async (number) => {
    const borrower = await lender.as(number);
    const { loanList } = await borrower.ok("loan-list");
    const paidOut = loanList.filter(({ loanTime }: { loanTime?: number }) => loanTime);
    expect(paidOut.length).toBeGreaterThan(0);
    for (const advanceMs of [0, 40 * DAY]) {
      await lender.control("/__sandbox/clock", { advanceMs });
      for (const { loanGid } of paidOut) {
        const { loanLeftAmount } = await borrower.ok("repayment-loandetail", { loanGid });
        const said = await paper(borrower, { kind: "statement", loanGid });
        const [, left = ""] = /Left to pay\n(₦[\d,.]+)/.exec(said) ?? [];
        const [rows = ""] = /Owed then[\s\S]*?Left to pay/.exec(said) ?? [];
        const last = rows.match(/₦[\d,.]+/g)?.at(-1) ?? "";
        expect([kobo(last), kobo(left)]).toEqual([loanLeftAmount, loanLeftAmount]);
      }
    }
  });
});

it("F20 a receipt and a statement say of a payment that it came out of what was overpaid", async () => {
  const borrower = await lender.as(53);
  await borrower.ok("loan-apply", await application(borrower, { loanAmount: "3000.00" }));
  await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
  const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
  const [spent] = await lender.database.db.select().from(payment).where(eq(payment.loanId, loanGid));
  const { id: payGid, receiptNo } = there(spent);
  expect(await paper(borrower, { kind: "receipt", payGid })).toMatch(/Paid by\nFrom what you overpaid\n/);
  const said = (await paper(borrower, { kind: "statement", loanGid })).replaceAll(/\s+/g, " ");
  expect(said).toContain(`From what you overpaid, receipt ${receiptNo} ₦500 ₦3,399.85`);
});

describe("the address of a paper", () => {
  it("R79 opens nothing when its ten minutes are over, when the session is, and for who guesses", async () => {
    const { borrower, payGid } = await partPaid();
    const link = async () => (await borrower.ok("paper-link", { kind: "receipt", payGid })).link;
    const first = await link();
    await lender.control("/__sandbox/clock", { advanceMs: 9 * MINUTE });
    expect((await fetched(first)).statusCode).toBe(200);
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect((await fetched(first)).statusCode).toBe(404);
    const second = await link();
    expect((await fetched(second.replace(/.paper.{5}/, "/paper/AAAA"))).statusCode).toBe(404);
    await borrower.ok("userinfo-logout");
    const late = await fetched(second);
    expect([late.statusCode, late.body]).toEqual([
      404,
      "This link has run out. Please open the file from the app again.",
    ]);
  });

  it("R79 opens a paper by the paper's own name alone", async () => {
    const { borrower, loanGid, payGid } = await partPaid();
    const links = [
      (await borrower.ok("privacy-copy", { form: "json" })).link,
      (await borrower.ok("paper-link", { kind: "receipt", payGid })).link,
      (await borrower.ok("paper-link", { kind: "statement", loanGid })).link,
      (await borrower.ok("reminder-calendar", { loanGid })).link,
    ];
    for (const link of links) {
      const [, door = "", own = ""] = /^(.*\/)([^/]+)$/.exec(link) ?? [];
      for (const name of ["x.html", `${own}.html`, `%22${own}`, own.toUpperCase()]) {
        const other = await fetched(`${door}${name}`);
        expect([other.statusCode, other.headers["content-disposition"]], `${own} as ${name}`).toEqual([404, undefined]);
      }
      const reply = await fetched(link);
      expect([reply.statusCode, reply.headers["content-disposition"]]).toEqual([200, `attachment; filename="${own}"`]);
    }
  });

  it("R40 a paper that cannot be made says so in words, where a browser shows them in its place", async () => {
    const { borrower, payGid } = await partPaid();
    const { link } = await borrower.ok("paper-link", { kind: "receipt", payGid });
    await lender.database.db.update(paperTicket).set({ subject: "nowhere" });
    const lost = await fetched(link);
    expect([lost.statusCode, lost.headers["content-type"], lost.body]).toEqual([
      500,
      "text/plain; charset=utf-8",
      "The file could not be made. Please go back and try again.",
    ]);
    lender.errors.length = 0;
  });
});
