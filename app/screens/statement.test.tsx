import { act } from "react";
import { expect, it } from "vitest";
import { type Prepared, show as showAt } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

/** 1 November 2026 00:00 and 23 November 2026 12:00 in Lagos. */
const november = 1_793_487_600_000;
const now = 1_795_431_600_000;
const month = (name: string, fromTime: number) => ({ month: name, fromTime });

/** Of ₦10,000 that cost ₦2,999.50, of which ₦2,000 came back. */
const whole = {
  borrowerName: "Ada Obi",
  fromTime: november,
  toTime: now,
  opening: 0,
  paidOut: 1_000_000,
  charges: 299_950,
  overdueFee: 0,
  repaid: -200_000,
  waived: 0,
  closing: 1_099_950,
  lines: [
    { kind: "pay-out", time: november, change: 1_000_000, balance: 1_000_000, loanNo: "LB3A" },
    { kind: "charges", time: november, change: 299_950, balance: 1_299_950, loanNo: "LB3A" },
    { kind: "repayment", time: now, change: -200_000, balance: 1_099_950, loanNo: "LB3A", receiptNo: "R1" },
  ],
  loans: [
    { loanGid: "l2", loanNo: "LB4A" },
    { loanGid: "l1", loanNo: "LB3A" },
  ],
  months: [month("2026-11", november), month("2026-10", november - 86_400_000)],
};
const one = { ...whole, loanGid: "l1", loanNo: "LB3A" };

/** Opens a screen on that day. */
const show = (route: string, more: Prepared, language?: string) => showAt(route, more, language, {}, { now });

/** Answers with what is prepared and keeps what was asked for. */
function asking(asked: unknown[], answer: (body: { loanGid?: string | null }) => unknown) {
  return (body: { loanGid?: string | null; month?: string | null }) => {
    asked.push([body.loanGid ?? "all", body.month ?? "all"]);
    return answer(body);
  };
}

const select = (place: HTMLElement, id: string) =>
  place.querySelector<HTMLSelectElement>(`select#${id}, #${id} select`);

const choose = (place: HTMLElement, id: string, label: string) =>
  act(async () => {
    const field = select(place, id);
    const option = [...(field?.options ?? [])].find((each) => each.label === label || each.textContent === label);
    if (!field || !option) throw new Error(`no "${label}" in ${id}`);
    field.value = option.value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });

it("F20 says opening, what changed it and closing, each line with what was owed then", async () => {
  const { words } = await show("/statement", { "repayment-statement": whole });
  expect(words()).toMatch(/Period01\/11\/2026 to 23\/11\/2026/);
  expect(words()).toMatch(
    /at the start₦0Paid out₦10,000Interest, service fee and tax₦2,999\.50Repaid−₦2,000Left to repay₦10,999\.50/,
  );
  expect(words()).not.toContain("Late fee");
  expect(words()).toContain("23/11/2026, loan LB3A, receipt R1. Owed then: ₦10,999.50");
});

it("F20 says of a payment that it came out of what was overpaid", async () => {
  const lines = whole.lines.map((line) => (line.kind === "repayment" ? { ...line, fromCredit: true } : line));
  const { words } = await show("/statement", { "repayment-statement": { ...whole, lines } });
  expect(words()).toMatch(
    /Repaid from what you overpaid.*23\/11\/2026, loan LB3A, receipt R1\. Owed then: ₦10,999\.50/,
  );
});

it("F20 asks for the loan and the month that are chosen, and for all again", async () => {
  const asked: unknown[] = [];
  const answer = asking(asked, ({ loanGid }) => (loanGid ? one : whole));
  const { place, words } = await show("/statement?loanGid=l1", { "repayment-statement": answer });
  expect(select(place, "of")?.selectedOptions[0]?.textContent).toBe("LB3A");
  await choose(place, "month", "October 2026");
  await until(() => expect(asked).toHaveLength(2));
  await choose(place, "of", "All loans");
  await until(() => expect(words()).toContain("LoanAll loans"));
  await choose(place, "month", "From the first day until now");
  await until(() => expect(asked).toHaveLength(4));
  expect(asked).toEqual([
    ["l1", "all"],
    ["l1", "2026-10"],
    ["all", "2026-10"],
    ["all", "all"],
  ]);
});

it("F20 a month that is over ends with what was owed then, not with what is left", async () => {
  const { words } = await show("/statement", {
    "repayment-statement": { ...whole, toTime: november - 1, lines: [] },
  });
  expect(words()).toContain("Owed on 31/10/2026, at the end₦10,999.50");
  expect(words()).toContain("Nothing changed in this time.");
  expect(words()).not.toContain("Left to repay");
});

it("F20 the file of a loan is fetched where one is shown, and a Chinese page says that it is in English", async () => {
  const asked: unknown[] = [];
  const link = (body: unknown) => {
    asked.push(body);
    return { link: "/paper/s3cret/statement-LB3A.pdf", expireTime: 1 };
  };
  const all = await show("/statement", { "repayment-statement": whole });
  expect(all.place.querySelector("#paper")).toBeNull();
  const { words, press } = await show("/statement?loanGid=l1", { "repayment-statement": one, "paper-link": link });
  expect(words()).not.toContain("in English");
  await press("paper");
  expect(asked).toMatchObject([{ kind: "statement", loanGid: "l1" }]);
  const chinese = await show("/statement?loanGid=l1", { "repayment-statement": one }, "zh_CN");
  expect(chinese.words()).toContain("PDF 文件为英文。");
});

it("F20 who has no loan yet is told when a statement begins", async () => {
  const none = { ...whole, loans: [], months: [], lines: [], paidOut: 0, charges: 0, repaid: 0, closing: 0 };
  const { words } = await show("/statement", { "repayment-statement": none });
  expect(words()).toContain("No statement yet");
  expect(words()).not.toContain("Left to repay");
});

it("F20 a bill leads to the statement of its loan", async () => {
  const { press, went } = await show("/billDetail?loanGid=l1", {});
  await press("statement");
  expect(went).toEqual(["/statement?loanGid=l1"]);
});
