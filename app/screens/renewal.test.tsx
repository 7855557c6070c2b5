import { act } from "react";
import { describe, expect, it } from "vitest";
import answers from "./home-and-bills.cases.json" with { type: "json" };
import { show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";
import { MemoryStore } from "../../tests/random/memory-store.ts";

const DUE = 1_796_363_999_000;
const bill = {
  applyTime: 1_795_154_400_000,
  canRenew: 1,
  renewStatus: 0,
  renewAmount: 299_950,
  renewDueTime: DUE + 1_209_600_000,
  renewNextAmount: 1_299_950,
  dueTime: DUE,
  exceedDays: 0,
  loanGid: "l1",
  orderGid: "o1",
  loanNo: "KC0001",
  loanAmount: 1_000_000,
  loanLeftAmount: 1_299_950,
  currentDueAmount: 1_299_950,
  overdueFee: 0,
  loanType: "post",
  productType: "sloan",
  refundingStatus: 0,
  status: 40,
  subLoanCount: 1,
  unpaidSubLoanCount: 1,
  uploadCertificateState: 0,
  daysLeft: 2,
};
const bills = (more: object) => ({ unRepaidTotal: 1_299_950, loanList: [{ ...bill, ...more }] });
const offered = {
  canRenew: 0,
  canExtend: 1,
  extendOverdueFee: 60_000,
  extendReducedFee: 30_000,
  extendExpiredTime: Date.now() + 9e8,
  extendDueTime: DUE,
};
const applied = { canRenew: 0, renewStatus: 1, renewExpiredTime: Date.now() + 9e6 };
const past = () => ({ canRenew: 1, renewStatus: 3, renewExpiredTime: 1_795_154_400_000 });
const refusal = (status: number, message: string) => ({ status, message, content: {} });
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>("button, a")].find(({ textContent }) => textContent === words)?.click(),
  );

describe("S12 F3 what is refused closes its dialog, says why and asks anew", () => {
  it.each([
    ["a renewal while a payment is verified", {}, "Renew this loan", "renew-yes", "repayment-renew", 3121],
    ["a renewal that is not possible any more", {}, "Renew this loan", "renew-yes", "repayment-renew", 3199],
    [
      "a cancelled renewal that lapsed",
      applied,
      "Cancel and repay in full",
      "cancel-yes",
      "repayment-renew-cancel",
      3199,
    ],
    ["an extension past its time", offered, "See the extension", "extend-yes", "repayment-extend", 3199],
  ])("%s", async (_, more, opens, confirms, call, status) => {
    let asked = 0;
    const { words, went, wrong } = await show("/bill", {
      "repayment-bill": () => bills(asked++ === 0 ? more : { canRenew: 0 }),
      [call]: refusal(status, `refused ${status}`),
    });
    await press(opens);
    await until(() => expect(document.getElementById(confirms)).not.toBeNull());
    await act(async () => document.getElementById(confirms)?.click());
    await until(() => expect(document.querySelector("dialog")).toBeNull());
    await until(() => expect(words()).toContain(`refused ${status}`));
    await until(() => expect(words()).not.toContain(opens));
    expect([asked, went, wrong]).toEqual([2, [], []]);
  });
});

it.each([
  ["/bill", { "repayment-bill": bills({ ...offered, overdueFee: 60_000, exceedDays: 12, daysLeft: -12 }) }],
  [
    "/billDetail?loanGid=l1",
    {
      "repayment-loandetail": {
        ...answers.usual["repayment-loandetail"],
        ...offered,
        overdueFee: 60_000,
        overdueCharged: 120_000,
      },
    },
  ],
])("F3 an extension on %s halves the late fee that is unpaid, and sends what was shown", async (route, more) => {
  const sent: unknown[] = [];
  const extend = (body: unknown) => {
    sent.push(body);
    return { loanGid: "l1", kind: "extend", renewStatus: 2 };
  };
  const { words } = await show(route, { ...more, "repayment-extend": extend });
  await press("See the extension");
  await until(() => expect(words()).toContain("₦600"));
  const facts = document.querySelector("dialog")?.textContent ?? "";
  // Not all that was charged, and of a loan in payments only the oldest grows no more.
  expect(facts).toMatch(/Late fee still to pay\D*₦/);
  expect(facts).toContain("The late fee of your oldest payment is reduced");
  expect(facts).toContain("₦300");
  expect(facts).not.toContain("₦1,200");
  await act(async () => document.getElementById("extend-yes")?.click());
  await until(() => expect(sent).toEqual([expect.objectContaining({ dueTime: DUE, reducedFee: 30_000 })]));
});

it.each([
  ["en_US", "See the extension", "The time to confirm is over: this extension is offered no more.", 1000],
  ["zh_CN", "查看延期", "确认时间已过，此次延期不再提供。", 1000],
  ["en_US", "See the extension", "The time to confirm is over: this extension is offered no more.", -1000],
] as const)(
  "F3 an extension (%s, %s) that is over while it is looked at says so and is not confirmed: %s",
  async (...row) => {
    const [language, opens, over, left] = row;
    const sent: unknown[] = [];
    const more = { ...offered, extendExpiredTime: Date.now() + left };
    const answered = { "repayment-bill": bills(more), "repayment-extend": (body: unknown) => sent.push(body) };
    const { wrong } = await show("/bill", answered, language);
    await press(opens);
    await until(() => expect(document.querySelector("dialog")?.textContent).toContain(over));
    await act(async () => document.getElementById("extend-yes")?.click());
    expect(document.getElementById("extend-yes")?.getAttribute("aria-disabled")).toBe("true");
    expect([sent, wrong]).toEqual([[], []]);
  },
);

it.each(["/index", "/bill"])("F3 %s says the days that an extended loan has left", async (route) => {
  const extended = { ...bill, overdueFee: 30_000, exceedDays: 0, daysLeft: 7 };
  const { words } = await show(route, {
    "index-mainhome": { ...answers.usual["index-mainhome"], loanBillList: [extended] },
    "repayment-bill": bills(extended),
  });
  expect(words()).toContain("7 days left");
  expect(words()).not.toContain("Due today");
});

it.each([
  ["/bill", "The renewal lapsed Friday 20 November 2026", { "repayment-bill": bills(past()) }],
  [
    "/billDetail?loanGid=l1",
    "or apply for a renewal again today",
    { "repayment-loandetail": { ...answers.usual["repayment-loandetail"], ...past() } },
  ],
])("F3 %s says once that a renewal lapsed, and behind that what is still to do", async (route, behind, more) => {
  const { words } = await show(route, more);
  await until(() => expect(document.querySelector("dialog")?.textContent).toContain("has lapsed"));
  expect(words()).toContain(behind);
  expect(document.body.textContent?.match(/Renewal expired/g)).toHaveLength(1);
});

it("F3 of two loans each is told once that its renewal lapsed, on whichever screen, also where both lapsed at once", async () => {
  const [one, other] = ["l1", "l2"].map((loanGid, at) => ({ ...bill, ...past(), loanGid, loanNo: `KC000${at + 1}` }));
  const session = new MemoryStore().of({ gone: false });
  const shown = async (route: string) => {
    const detail = { ...answers.usual["repayment-loandetail"], ...past(), loanNo: "KC0002", loanGid: "l2" };
    const lists = { "repayment-bill": { ...bills({}), loanList: [one, other] } };
    const page = await show(route, { ...lists, "repayment-loandetail": detail }, "en_US", {}, { session });
    await until(() => expect(page.words()).toMatch(/renewal lapsed|apply for a renewal again/));
    return page.place.querySelector("dialog")?.textContent?.match(/KC000\d/)?.[0];
  };
  expect(await shown("/bill")).toBe("KC0001");
  expect(await shown("/billDetail?loanGid=l2")).toBe("KC0002");
  expect(await shown("/bill")).toBeUndefined();
  expect(await shown("/billDetail?loanGid=l2")).toBeUndefined();
});

describe("F3 of a bill that is overdue since its renewal lapsed", () => {
  const late = { ...past(), exceedDays: 12, daysLeft: -12, overdueFee: 120_000, loanLeftAmount: 1_419_950 };
  const detail = { ...answers.usual["repayment-loandetail"], ...late, dueTime: DUE, loanStatus: 50 };

  it.each([
    ["/bill", { "repayment-bill": bills({ ...late, status: 50 }) }],
    ["/billDetail?loanGid=l1", { "repayment-loandetail": detail }],
  ])("the dialog of %s says that it was due, and to repay it now", async (route, more) => {
    await show(route, more);
    const said = () => document.querySelector("dialog")?.textContent;
    await until(() =>
      expect(said()).toContain(
        "has lapsed. The full bill was due Friday 4 December 2026, 06:59 and is overdue. Please repay ₦14,199.50 now.",
      ),
    );
  });

  it.each([
    [1, "Repay the full bill now, or apply for a renewal again today."],
    [0, "Repay the full bill now."],
  ])("its detail says so too, with canRenew %d", async (canRenew, way) => {
    const { words } = await show("/billDetail?loanGid=l1", { "repayment-loandetail": { ...detail, canRenew } });
    await until(() =>
      expect(words()).toContain(`No renewal is open: all was due Friday 4 December 2026, 06:59 and is overdue${way}`),
    );
    expect(words()).not.toContain("until then");
  });

  it("cancelling a renewal that was applied for then says so too", async () => {
    await show("/bill", { "repayment-bill": bills({ ...applied, status: 50, exceedDays: 12, daysLeft: -12 }) });
    await press("Cancel and repay in full");
    await until(() =>
      expect(document.querySelector("dialog")?.textContent).toContain(
        "You repay ₦12,999.50 in full now instead: it was due Friday 4 December 2026, 06:59 and is overdue.",
      ),
    );
  });
});

it("F3 cancelling leads to full repayment", async () => {
  const first = await show("/bill", {
    "repayment-bill": bills(applied),
    "repayment-renew-cancel": { loanGid: "l1", kind: "renew", renewStatus: 4 },
  });
  await press("Cancel and repay in full");
  await until(() => expect(document.getElementById("cancel-yes")).not.toBeNull());
  await act(async () => document.getElementById("cancel-yes")?.click());
  await until(() => expect(first.went).toEqual(["/repayment?loanGid=l1"]));
});

it.each([{}, applied, offered])("S12 while a payment is in process there is no way to more time: %j", async (more) => {
  const { words } = await show("/bill", { "repayment-bill": bills({ ...more, refundingStatus: 1 }) });
  expect(words()).toContain("Repayment in process");
  for (const way of ["Renew this loan", "Cancel and repay in full", "See the extension"])
    expect(words()).not.toContain(way);
});

it.each([
  [0, "Repay now to keep your credit line."],
  [1, "A payment is being verified. Until it has arrived the bill stays overdue."],
])("X6 of an overdue bill whose last payment stands at %i the list says %j", async (refundingStatus, said) => {
  const late = { status: 50, exceedDays: 9, daysLeft: -9, overdueCapped: 0, refundingStatus };
  const { words } = await show("/bill", { "repayment-bill": bills(late) });
  expect(words()).toContain(said);
  expect(words().includes("Repay now")).toBe(refundingStatus === 0);
});
