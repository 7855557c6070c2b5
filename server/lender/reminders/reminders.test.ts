import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { person } from "../../database/tables/person.ts";
import { withLoan } from "../../testing/lent.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const all = { sms: true, mail: false, first: true, second: true, third: true, day: true };

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(() => lender.close());

const at = (set: number) => lender.control("/__sandbox/clock", { set });
const sent = async (): Promise<{ at: number; channel: string; recipient: string; code: string }[]> =>
  ((await lender.control("/__sandbox/outbox")).messages as { kind: string }[]).filter(
    ({ kind }) => kind === "reminder",
  ) as never;

/** A borrower of ₦10,000, paid out today and due in 14 days at 06:59:59. */
async function borrows() {
  const { borrower, loanGid } = await withLoan(lender, 2, 0);
  const { dueTime, loanNo } = await borrower.ok("repayment-loandetail", { loanGid });
  return { borrower, loanGid, loanNo: String(loanNo), due: Number(dueTime) };
}

/** 09:00 in Lagos, so many days before the due day, whose time is 06:59:59. */
const nine = (due: number, days: number) => due - days * DAY + 2 * HOUR + 1000;

async function payAll(borrower: TestBorrower, loanGid: string): Promise<void> {
  const card = { method: "card", bankcardGid: await borrower.bankcardGid() };
  await borrower.ok("repayment-pay", { loanGid, amount: "12999.50", ...card });
}

describe("F34 reminders", () => {
  it("come 7, 3 and 1 days before at 09:00, and an hour before it is due, each once", async () => {
    const { borrower, loanNo, due } = await borrows();
    expect((await borrower.ok("reminder-save", all)).nextTime).toBe(nine(due, 7));
    const moments = [nine(due, 7), nine(due, 3), nine(due, 1), due - HOUR];
    for (const [index, moment] of moments.entries()) {
      await at(moment - 1000);
      expect(await sent()).toHaveLength(index);
      await at(moment);
      expect(await sent()).toHaveLength(index + 1);
    }
    await at(due + 2 * DAY);
    const messages = (await sent()).toReversed();
    expect(messages.map(({ at: when }) => when)).toEqual(moments);
    expect(new Set(messages.map(({ channel, recipient }) => `${channel} ${recipient}`))).toEqual(
      new Set(["sms 7100000002"]),
    );
    expect(messages[0]?.code).toMatch(
      new RegExp(
        `^Kestrow: ₦12,999\\.50 of your loan ${loanNo} is due on \\w+ \\d+ \\w+ \\d{4}, 06:59\\. Pay in the app, or call 0\\d+ if you cannot pay on time\\.$`,
      ),
    );
  });

  it("are a sentence in the language in which he chose them", async () => {
    const { borrower, loanNo, due } = await borrows();
    await borrower.call("reminder-save", all, { language: "zh_CN" });
    await at(nine(due, 7));
    expect((await sent())[0]?.code).toMatch(
      new RegExp(
        `^Kestrow：您的借款 ${loanNo} 有 ₦12,999\\.50 将于 \\d{4}年\\d+月\\d+日 星期. 06:59 到期。请在应用内还款`,
      ),
    );
  });

  it("are only those that were chosen, by what was chosen, to where he is reached now", async () => {
    const { borrower, due } = await borrows();
    await lender.database.db
      .update(person)
      .set({ mail: "ada@mail.example" })
      .where(eq(person.borrowerId, borrower.row.id));
    await borrower.ok("reminder-save", { ...all, sms: false, mail: true, first: false, third: false });
    await lender.database.db
      .update(person)
      .set({ mail: "obi@mail.example" })
      .where(eq(person.borrowerId, borrower.row.id));
    for (const moment of [nine(due, 7), nine(due, 3), nine(due, 1), due - HOUR]) await at(moment);
    expect((await sent()).map(({ at: when, channel, recipient }) => [when, channel, recipient])).toEqual([
      [due - HOUR, "mail", "obi@mail.example"],
      [nine(due, 3), "mail", "obi@mail.example"],
    ]);
  });

  it("are none to who chose none, took it back, or has settled", async () => {
    const { borrower, loanGid, due } = await borrows();
    await at(nine(due, 7));
    await borrower.ok("reminder-save", all);
    await borrower.ok("reminder-save", { ...all, sms: false });
    await at(nine(due, 3));
    await borrower.ok("reminder-save", all);
    await payAll(borrower, loanGid);
    await at(nine(due, 1));
    expect(await sent()).toEqual([]);
    expect((await borrower.ok("reminder-get")).nextTime).toBeUndefined();
  });

  it("that are out of date when the lender looks are not sent", async () => {
    const { borrower, due } = await borrows();
    await borrower.ok("reminder-save", all);
    await at(nine(due, 3) + HOUR);
    expect((await sent()).map(({ at: when }) => when)).toEqual([nine(due, 3)]);
    await at(due + DAY);
    expect(await sent()).toHaveLength(1);
  });

  it("are offered three and one day before; no mail without an address", async () => {
    const borrower = await lender.as(2);
    const offered = { sms: false, mail: false, first: false, second: true, third: true, day: false };
    expect(await borrower.ok("reminder-get")).toMatchObject({ ...offered, mobile: "7100000002" });
    expect((await borrower.call("reminder-save", { ...all, mail: true })).status).toBe(3199);
    expect(await borrower.ok("reminder-get")).toMatchObject(offered);
  });
});

describe("F34 a calendar", () => {
  const fetched = async (borrower: TestBorrower, loanGid: string): Promise<string> => {
    const { link } = await borrower.ok("reminder-calendar", { loanGid });
    expect(link).toMatch(/\/due-\w+\.ics$/);
    const reply = await lender.app.inject({ url: `/ostrader${link}` });
    expect(reply.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    return reply.body.replaceAll("\r\n ", "");
  };
  const lines = (file: string, name: string) => file.split("\r\n").filter((line) => line.startsWith(name));

  it("holds each payment that is open, in Lagos time, with the alarms that were chosen and are to come", async () => {
    const borrower = await lender.as(33);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    const { subLoans } = await borrower.ok("repayment-loandetail", { loanGid });
    await borrower.ok("reminder-save", { ...all, sms: false, first: false });
    const file = await fetched(borrower, loanGid);
    const local = subLoans.map(({ dueTime }: { dueTime: number }) =>
      new Date(dueTime + HOUR).toISOString().replace(/[-:]|\.\d+Z/g, ""),
    );
    expect(lines(file, "DTSTART;")).toEqual(local.map((time: string) => `DTSTART;TZID=Africa/Lagos:${time}`));
    expect(file).toContain("BEGIN:VTIMEZONE\r\nTZID:Africa/Lagos\r\n");
    // The first is due in two days: three days before is over. 21 h 59 min 59 s before 06:59:59 is 09:00.
    const of = ["TRIGGER:-PT1320M", "TRIGGER:-PT60M"];
    expect(lines(file, "TRIGGER")).toEqual([...of, "TRIGGER:-PT4200M", ...of, "TRIGGER:-PT4200M", ...of]);
    expect(lines(file, "SUMMARY")[0]).toMatch(/^SUMMARY:Kestrow: repay ₦4\\,333\.16\\, loan /);
  });

  it("that is fetched again replaces what was there", async () => {
    const borrower = await lender.as(33);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    const first = await fetched(borrower, loanGid);
    await lender.control("/__sandbox/clock", { advanceMs: HOUR });
    const second = await fetched(borrower, loanGid);
    expect(lines(second, "UID")).toEqual(lines(first, "UID"));
    const sequence = (file: string) => Number(lines(file, "SEQUENCE")[0]?.slice(9));
    expect(sequence(second)).toBeGreaterThanOrEqual(sequence(first) + 3600);
  });

  it("is of one's own loan, of which something is due", async () => {
    const { loanGid, borrower } = await borrows();
    expect((await (await lender.as(3)).call("reminder-calendar", { loanGid })).status).toBe(3198);
    await payAll(borrower, loanGid);
    expect((await borrower.call("reminder-calendar", { loanGid })).status).toBe(3199);
  });
});
