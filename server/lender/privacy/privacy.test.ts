import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rowsOf } from "../../database/rows.ts";
import { application, withLoan } from "../../testing/lent.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const DAY = 86_400_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(() => lender.close());

const say = (borrower: TestBorrower, consent: string, granted: boolean) =>
  borrower.ok("consent-save", { consent, textVersion: "1", granted });
const stands = async (borrower: TestBorrower) =>
  Object.fromEntries(
    (await borrower.ok("consent-list")).consents.map(({ consent, granted }: { consent: string; granted: boolean }) => [
      consent,
      granted,
    ]),
  );
const requests = async (borrower: TestBorrower) =>
  (await borrower.ok("privacy-requests")).requests.map((row: Record<string, string>) =>
    [row.who, row.purpose, row.kind].join(" "),
  );

describe("F25 a consent", () => {
  it("is given with the registration, taken back and given again, each for himself", async () => {
    const borrower = await lender.as(2);
    const { consents } = await borrower.ok("consent-list");
    expect(consents[0]).toEqual({ consent: "bureau", granted: true, time: borrower.row.registeredAt });
    await say(borrower, "contacts", false);
    expect(await stands(borrower)).toEqual({ bureau: true, contacts: false, offers: true });
    expect(await stands(await lender.as(3))).toEqual({ bureau: true, contacts: true, offers: true });
    await say(borrower, "contacts", true);
    expect(await stands(borrower)).toEqual({ bureau: true, contacts: true, offers: true });
  });

  it("to ask the credit bureau: without it nothing is lent, whatever the app says, and with it again it is", async () => {
    const borrower = await lender.as(2);
    const asked = await application(borrower);
    await say(borrower, "bureau", false);
    expect((await borrower.call("risk-auth")).status).toBe(3108);
    expect((await borrower.call("loan-apply", asked)).status).toBe(3108);
    expect((await borrower.ok("index-creditstatus")).refusal).toEqual({ kind: "consent" });
    await say(borrower, "bureau", true);
    expect((await borrower.ok("index-creditstatus")).refusal).toBeUndefined();
    expect((await borrower.call("loan-apply", asked)).status).toBe(0);
  });

  it("to ask the credit bureau: a loan that runs is as it was", async () => {
    const { borrower, loanGid } = await withLoan(lender, 2, 5);
    const before = await borrower.ok("repayment-loandetail", { loanGid });
    await say(borrower, "bureau", false);
    const { loanLeftAmount, dueTime } = await borrower.ok("repayment-loandetail", { loanGid });
    expect({ loanLeftAmount, dueTime }).toEqual({ loanLeftAmount: before.loanLeftAmount, dueTime: before.dueTime });
    const card = { method: "card", bankcardGid: await borrower.bankcardGid() };
    expect((await borrower.call("repayment-pay", { loanGid, amount: 1000, ...card })).status).toBe(0);
  });

  it("to offers: without it no notice offers anything, and what concerns a bill is said all the same", async () => {
    const gids = async (borrower: TestBorrower) =>
      (await borrower.ok("notice-list")).notices.map(({ noticeGid }: { noticeGid: string }) => noticeGid);
    const [owing, free] = [await lender.as(3), await lender.as(2)];
    expect(await gids(free)).toEqual(["invite"]);
    for (const borrower of [owing, free]) await say(borrower, "offers", false);
    expect(await gids(free)).toEqual([]);
    expect(await gids(owing)).toEqual(["late-fee", "pay-by-transfer"]);
  });
});

describe("F25 who asked", () => {
  it("is noted where the lender asks: the credit bureau for a loan, the bank for paying it out, himself for a paper", async () => {
    const borrower = await lender.as(2);
    await borrower.ok("loan-apply", await application(borrower));
    await lender.control("/__sandbox/clock", { advanceMs: DAY });
    const { loanGid } = (await borrower.ok("loan-list")).loanList[0];
    await borrower.ok("paper-link", { kind: "statement", loanGid });
    expect(await requests(borrower)).toEqual([
      "borrower paper loans",
      "bank pay-out bank-account",
      "credit-bureau loan credit-record",
    ]);
    expect(await requests(await lender.as(12))).toEqual([]);
    // A loan that he has had since before is no other.
    expect(await requests(await lender.as(3))).toEqual([
      "bank pay-out bank-account",
      "credit-bureau loan credit-record",
    ]);
  });

  it("is noted where a BVN is looked up, and not where the register was never asked", async () => {
    const borrower = await lender.as(2);
    expect((await borrower.call("bvn-modify", { bvn: "1" })).status).not.toBe(0);
    expect(await requests(borrower)).toEqual([]);
    await borrower.ok("bvn-modify", { bvn: "22000000991" });
    expect(await requests(borrower)).toEqual(["bvn-register identity bvn"]);
  });
});

/** Tables that name a borrower: the kind in his copy that holds their rows, or why they are in none. */
const TABLES: Readonly<Record<string, string>> = {
  bank_account: "bankAccounts",
  bank_card: "cards",
  borrower: "account",
  bvn_holder: "nothing that can be read: a keyed hash",
  consent: "consents",
  data_request: "whoAsked",
  device: "devices",
  event: "history",
  gift: "rewards",
  invitation: "invitations",
  known_device: "devices",
  ledger_transfer: "the bookings of loans and payments, which are there themselves",
  loan: "loans",
  message: "messages",
  once_answer: "answers that were sent to him already, for a day",
  paper_ticket: "addresses that open a file for ten minutes",
  payment: "payments",
  person: "account",
  phone_change: "a step of a change under way",
  photo: "photos",
  quote: "terms that were shown and not taken",
  red_bag: "rewards",
  reminder: "reminders",
  renewal: "renewals",
  session: "logins",
  submission: "activations",
  suggestion: "complaints",
  virtual_account: "accountsToTransferTo",
  voucher: "coupons",
  withdrawal: "withdrawals",
};

describe("F26 a copy of all that is kept", () => {
  const fetched = async (borrower: TestBorrower, form: "pdf" | "json") => {
    const { link } = await borrower.ok("privacy-copy", { form });
    return lender.app.inject({ method: "GET", url: `/ostrader${link}` });
  };

  it("has a place for the rows of every table that names a borrower", async () => {
    const columns = await lender.database.db.transaction((tx) =>
      rowsOf<{ table_name: string }>(
        tx,
        sql`select distinct table_name from information_schema.columns where table_schema = 'public'
            and column_name in ('borrower_id', 'inviter_id', 'invitee_id', 'owner')`,
      ),
    );
    const named = [...columns.map(({ table_name: name }) => name), "borrower"].sort();
    expect(named).toEqual(Object.keys(TABLES));
    const copy = (await fetched(await lender.as(2), "json")).json();
    const kinds = Object.values(TABLES).filter((place) => !place.includes(" "));
    expect(kinds.filter((kind) => !Array.isArray(copy[kind]))).toEqual([]);
  });

  it("says as data who he is, what he borrowed and paid, what was said and who asked", async () => {
    const { borrower, loanGid } = await withLoan(lender, 2, 5);
    const card = { method: "card", bankcardGid: await borrower.bankcardGid() };
    await borrower.ok("repayment-pay", { loanGid, amount: 1000, ...card });
    await borrower.ok("suggest-submit", { type: "repay", content: "The fee was taken twice" });
    await say(borrower, "offers", false);
    const reply = await fetched(borrower, "json");
    expect(reply.headers["content-type"]).toMatch(/^application\/json/);
    expect(reply.headers["content-disposition"]).toBe('attachment; filename="my-data.json"');
    const copy = reply.json();
    expect(copy).toMatchObject({ lender: "Kestrow Credit Limited", currency: "NGN" });
    expect(copy.account[0]).toMatchObject({ name: borrower.row.name, mobile: "7100000002" });
    expect(copy.identity[0].bvn).toMatch(/^\*{8}\d{3}$/);
    expect(copy.loans[0]).toMatchObject({ amount: "10000.00", state: "active" });
    expect(copy.payments[0]).toMatchObject({ amount: "1000.00", by: "card" });
    expect(copy.cards[0].maskedNumber).toMatch(/\*/);
    expect(copy.complaints[0]).toMatchObject({ words: "The fee was taken twice" });
    expect(copy.consents.at(-1)).toMatchObject({ to: "offers", given: false });
    expect(copy.whoAsked[0]).toMatchObject({ who: "borrower", purpose: "copy", kind: "everything" });
  });

  it("F37 says what went to his phone and to his address, not what it said", async () => {
    const borrower = await lender.as(2);
    const mail = "ada@mail.example";
    await borrower.ok("mail-send-code", { mail });
    await borrower.ok("mail-bind", { mail, code: "123456" });
    const sent = (await fetched(borrower, "json")).json().textMessages;
    expect(sent).toMatchObject([
      { about: "bind", by: "mail" },
      { about: "mail-bound", by: "mail" },
    ]);
    expect(Object.keys(sent[0])).toEqual(["about", "by", "sentAt"]);
  });

  it("K4 says the late fee of today that the loan's own page says", async () => {
    // Noon in Lagos. Due after 14 days at 06:59:59: the eleventh day late, and 1 % a day of ₦10,000.
    await lender.control("/__sandbox/clock", { set: Date.UTC(2030, 0, 15, 11) });
    const { borrower, loanGid } = await withLoan(lender, 2, 24);
    const copy = (await fetched(borrower, "json")).json();
    expect(copy.periods).toMatchObject([{ lateFee: "1100.00" }]);
    expect((await borrower.ok("repayment-loandetail", { loanGid })).overdueCharged).toBe(110_000);
  });

  it("can be read as a paper, with the same figures", async () => {
    const { borrower } = await withLoan(lender, 2, 5);
    const reply = await fetched(borrower, "pdf");
    expect(reply.headers["content-type"]).toBe("application/pdf");
    const said = pdfText(reply.rawPayload);
    for (const words of ["Copy of your data", borrower.row.name, "Loans", "₦10,000", "Kestrow Credit Limited"])
      expect(said.split("\n")).toContain(words);
  });

  it("R74 R79 holds no secret, and nothing of anybody else", async () => {
    const borrower = await lender.as(2);
    const other = await lender.as(48);
    const said = (await fetched(borrower, "json")).body;
    const rows = await lender.database.db.transaction((tx) =>
      rowsOf<Record<string, string | null>>(
        tx,
        sql`select password_hash, pin_hash, bvn_hash from person where borrower_id = ${borrower.row.id}`,
      ),
    );
    const secrets = Object.values(rows[0] ?? {}).filter((secret) => secret !== null);
    expect(secrets).toHaveLength(3);
    for (const secret of [...secrets, "Naira2026", "2580", "22000000002", "5061500000000012", borrower.token])
      expect(said).not.toContain(secret);
    for (const theirs of [other.row.id, other.row.mobile, other.row.name]) expect(said).not.toContain(theirs);
  });

  it("opens nothing when its ten minutes are over", async () => {
    const borrower = await lender.as(2);
    const { link } = await borrower.ok("privacy-copy", { form: "json" });
    await lender.control("/__sandbox/clock", { advanceMs: 10 * 60_000 });
    expect((await lender.app.inject({ method: "GET", url: `/ostrader${link}` })).statusCode).toBe(404);
  });
});
