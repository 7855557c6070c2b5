import { beforeEach, describe, expect, it, vi } from "vitest";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { withLoan } from "../../testing/lent.ts";
import type { TestBorrower } from "../../testing/test-lender.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

const HOUR = 3_600_000;
/** Noon in Lagos of Tuesday, 15 January 2030. */
const NOON = Date.UTC(2030, 0, 15, 11);
const MAIL = "ada@mail.example";

const lender = lenderOfFile();
beforeEach(() => lender().control("/__sandbox/clock", { set: NOON }));

interface Sent {
  kind: string;
  channel: string;
  recipient: string;
  code: string;
}

/** What was sent by mail, but codes, newest first. */
async function mails(): Promise<Sent[]> {
  const { messages } = (await lender().control("/__sandbox/outbox")) as { messages: Sent[] };
  return messages.filter(({ channel, kind }) => channel === "mail" && kind !== "bind");
}

const words = async (kind: string) => (await mails()).filter((mail) => mail.kind === kind).map(({ code }) => code);

async function bind(borrower: TestBorrower, mail = MAIL, language = "en_US"): Promise<void> {
  await borrower.ok("mail-send-code", { mail });
  expect((await borrower.call("mail-bind", { mail, code: "123456" }, { language })).status).toBe(0);
}

/** A loan of ₦10,000 paid out the day before, of which ₦12,999.50 is owed, and what is sent to pay so much of it by card. */
async function owes(persona = 2) {
  const { borrower, loanGid } = await withLoan(lender(), persona, 1);
  const { loanNo } = await borrower.ok("repayment-loandetail", { loanGid });
  const pay = async (amount: string, outcome?: string) => {
    const card = { method: "card", bankcardGid: await borrower.bankcardGid(outcome) };
    return String((await borrower.ok("repayment-pay", { loanGid, amount, ...card })).payGid);
  };
  return { borrower, loanNo: String(loanNo), pay };
}

describe("F37 a receipt by mail", () => {
  it("says of each payment that succeeded how much it was, of which loan, when, what is left and its reference", async () => {
    const { borrower, loanNo, pay } = await owes();
    await bind(borrower);
    const [part, rest] = [await pay("3000.00"), await pay("9999.50")];
    const sent = (await mails()).filter(({ kind }) => kind === "receipt");
    expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set([MAIL]));
    const when = "Tuesday 15 January 2030, 12:00";
    expect(sent.map(({ code }) => code)).toEqual([
      `Kestrow: we received ₦9,999.50 for your loan ${loanNo} on ${when}. Left to repay: ₦0. Reference ${rest.toUpperCase()}.`,
      `Kestrow: we received ₦3,000 for your loan ${loanNo} on ${when}. Left to repay: ₦9,999.50. Reference ${part.toUpperCase()}.`,
    ]);
    const { reference } = await borrower.ok("repayment-receipt", { payGid: rest });
    expect(reference).toBe(rest.toUpperCase());
  });

  it("is in the language and in the name of the brand in which the address was bound", async () => {
    const { borrower, loanNo, pay } = await owes();
    await bind(await lender().as(2, "717"), MAIL, "zh_CN");
    const payGid = await pay("3000.00");
    expect(await words("receipt")).toEqual([
      `Zumaly：您的借款 ${loanNo} 已于 2030年1月15日 星期二 12:00 收到还款 ₦3,000，剩余待还 ₦9,999.50。参考号 ${payGid.toUpperCase()}。`,
    ]);
    expect((await borrower.ok("repayment-receipt", { payGid })).loanNo).toBe(loanNo);
  });

  it("goes out when a transfer arrives, and says of what came out of his credit that it did", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 2, 1);
    const { loanGid: other } = await withLoan(lender(), 2, 1);
    await bind(borrower);
    const asked = { loanGid, amount: "12999.50", method: "transfer" };
    const { virtualAccount } = await borrower.ok("repayment-pay", asked);
    expect(await words("receipt")).toEqual([]);
    await lender().control("/__sandbox/credit-va", { bankVA: virtualAccount.bankVA, amount: "13999.50" });
    const noOf = async (gid: string) => (await borrower.ok("repayment-loandetail", { loanGid: gid })).loanNo;
    const [spent, received] = await words("receipt");
    expect(received).toContain(`we received ₦13,999.50 for your loan ${await noOf(loanGid)} on`);
    expect(spent).toContain(`₦1,000 that you overpaid went to your loan ${await noOf(other)} on`);
    expect(spent).toContain("Left to repay: ₦11,999.50.");
  });

  it("is none of a payment that failed, nor to whoever bound no address", async () => {
    const { borrower, pay } = await owes();
    await pay("3000.00");
    expect(await mails()).toEqual([]);
    await bind(borrower);
    await pay("3000.00", "insufficient");
    expect(await words("receipt")).toEqual([]);
  });
});

describe("F37 a message of the message centre by mail", () => {
  /** A borrower with ₦5,000 who binds his address and withdraws ₦2,000, until the bank has answered. */
  async function withdraws(persona: number) {
    const borrower = await lender().as(persona);
    await bind(borrower);
    const asked = { amount: "2000.00", bankAccountGid: await borrower.bankAccountGid(), tradePassword: "2580" };
    const { orderNo } = await borrower.ok("withdraw-apply", asked);
    await lender().control("/__sandbox/clock", { advanceMs: 24 * HOUR });
    return { borrower, orderNo: String(orderNo) };
  }

  it("tells of a withdrawal that was paid", async () => {
    const { orderNo } = await withdraws(49);
    expect(await words("withdrawal-paid")).toEqual([
      `Kestrow: Withdrawal paid. Your withdrawal ${orderNo} was paid to your bank account`,
    ]);
  });

  it("tells of one that the bank refused, beside the message centre", async () => {
    const { borrower, orderNo } = await withdraws(50);
    expect(await words("withdrawal-failed")).toEqual([
      `Kestrow: Withdrawal failed. Your bank refused the withdrawal ${orderNo}; the amount is yours again`,
    ]);
    expect((await borrower.ok("message-list")).messages[0].kind).toBe("withdrawal-failed");
  });

  it("tells of a payment that the bank took back, whose receipt holds no longer", async () => {
    const { borrower, pay } = await owes();
    await bind(borrower);
    await lender().control("/__sandbox/reverse", { payGid: await pay("3000.00") });
    expect(await words("payment-taken-back")).toEqual([
      "Kestrow: Your bank took a payment back. ₦3,000 that had arrived went back to your bank, and is owed again",
    ]);
  });

  it("goes to the address that is bound by then, from its own binding on", async () => {
    const borrower = await lender().as(2);
    await bind(borrower);
    await bind(borrower, "obi@mail.example");
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["mail-bound", "obi@mail.example"],
      ["mail-bound", MAIL],
    ]);
  });
});
