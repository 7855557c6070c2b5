import { act } from "react";
import { expect, it } from "vitest";
import { open } from "../testing/open-screen.tsx";
import { until } from "../testing/until.ts";
import answers from "./home-and-bills.cases.json" with { type: "json" };

const [bill] = answers.usual["index-mainhome"].loanBillList;
const approved = { auditState: 2, bizStatus: 1, currentTime: 1_795_154_400_000, userType: 2, pagesDone: 6 };
const order = answers["under review"]["loan-query-status"];
const until30 = 1_797_980_400_000;
const soon = Date.now() + 9e6;
/** The renewal of a bill that was applied for, or was not paid in time, and the extension of one that is overdue (F3). */
const applied = { renewStatus: 1, renewAmount: 299_950, renewExpiredTime: soon, renewDueTime: until30 };
const lapsed = { renewStatus: 3, renewExpiredTime: 1_795_154_400_000 };
const late = { daysLeft: -12, exceedDays: 12, status: 50 };
const extension = { canExtend: 1, extendStatus: 1, extendReducedFee: 60_000, extendExpiredTime: soon };

/** What the lender says of somebody. */
interface Said {
  readonly bills?: readonly object[];
  readonly status?: object;
  readonly order?: object;
}

/** What home begins with, below the greeting, in each situation: look.md, Situation first. */
const situations: readonly (readonly [situation: string, said: Said, first: RegExp])[] = [
  ["overdue", { bills: [{ ...bill, daysLeft: -10, exceedDays: 10, status: 50 }] }, /^Your billOverdue by 10 days/],
  [
    "extension",
    { bills: [{ ...bill, ...late, ...extension, extendDueTime: until30 }] },
    /^Your billOverdue by 12 days.*A free extension is waiting for youIt takes ₦600 off.*Confirm within2 h (?:2\d|30) minSee the extensionRepay/,
  ],
  [
    "renewing",
    { bills: [{ ...bill, ...applied, daysLeft: 2 }] },
    /^Renewal applied for2 days leftTo pay for the renewal₦2,999.50Before .*Time left to pay2:(?:30:00|2\d:\d\d)Pay ₦2,999.50 and renew/,
  ],
  ["due-today", { bills: [{ ...bill, daysLeft: 0 }] }, /^Your billDue today/],
  [
    "lapsed",
    { bills: [{ ...bill, ...lapsed, daysLeft: 2 }] },
    /^Your bill2 days left.*The renewal lapsed Friday 20 November 2026.*The full bill is due.Repay/,
  ],
  ["repaying", { bills: [{ ...bill, daysLeft: 3, refundingStatus: 1 }] }, /^Your billRepayment in process/],
  ["due-soon", { bills: [{ ...bill, daysLeft: 5 }] }, /^Your bill5 days left/],
  ["extended", { bills: [{ ...bill, daysLeft: 12, renewStatus: 2 }] }, /^Your bill12 days left/],
  ["paid-out", { bills: [{ ...bill, daysLeft: 10 }] }, /^Your bill10 days left/],
  ["processing", { order }, /^Your application/],
  ["failed", { order: { ...order, loanStatus: 72, lendResult: 1 } }, /^Your loan was not paid out/],
  ["settled", { order: { ...order, loanStatus: 60, lendResult: 2 } }, /^You can borrow₦37,000/],
  ["can-borrow", {}, /^You can borrow₦37,000/],
  [
    "refused",
    { status: { refusal: { kind: "debts", until: until30 } } },
    /^We cannot lend to you at the momentWhat you owe/,
  ],
  [
    "refused",
    { status: { refusal: { kind: "information", code: "A01" } } },
    /^Your name or date of birth does not match your BVN/,
  ],
  [
    "refused",
    { status: { refusal: { kind: "quota", until: until30 } } },
    /^No more loans are given todayAll that we lend in a day/,
  ],
  ["refused", { status: { refusal: { kind: "limit" } } }, /^Your limit is below what a loan asks for/],
  ["closed", { status: { refusal: { kind: "app" } } }, /^You borrow in the app/],
  ["review", { status: { auditState: 1, bizStatus: 0 } }, /^We are checking your information/],
  [
    "unfinished",
    { status: { auditState: 0, bizStatus: 0, pagesDone: 5, nextPage: "bvn" } },
    /^You could borrow up to₦[36]00,000Next: your BVN/,
  ],
  [
    "new",
    { status: { auditState: 0, bizStatus: 0, pagesDone: 0 } },
    /^You could borrow up to₦[36]00,000Next: who you are/,
  ],
];

const pairs = ["716", "717", "718"].flatMap((business) =>
  ["104", "127", "130", "301", "302", "304", "305"].map((channel) => [business, channel] as const),
);

it.each(pairs)("S7 home of %s/%s begins with what the borrower is in, whatever that is", async (business, channel) => {
  const { place, engine, wrong } = await open("/index", "clean", { business, channel });
  const stage = engine.ui.stage.read();
  if (stage.kind !== "visit") throw new Error("home is not shown");
  const { session } = stage.visit;
  for (const [situation, said, first] of situations) {
    await act(async () => {
      session.write("reads.home.value.loanBillList", said.bills ?? []);
      session.write("reads.status.value", { ...approved, ...said.status });
      session.write("reads.order", said.order ? { status: "ok", value: said.order } : { status: "error" });
    });
    await until(() => expect(session.read("decided.situation")).toBe(situation));
    const shown = place.textContent?.split("Hello, Ada Obi")[1];
    expect(shown, situation).toMatch(first);
    const borrows = [...place.querySelectorAll("main button")].filter(({ textContent }) =>
      /Borrow|^Apply/.test(textContent ?? ""),
    );
    if (
      [
        "extension",
        "overdue",
        "renewing",
        "due-today",
        "repaying",
        "lapsed",
        "refused",
        "processing",
        "closed",
      ].includes(situation)
    )
      expect(borrows, `${situation} offers no loan`).toEqual([]);
    // What is left of the line beside a bill that is in order is offered below it, and never as the first thing.
    if (["due-soon", "extended", "paid-out"].includes(situation)) {
      expect(shown, situation).toMatch(/You can borrow₦37,000/);
      expect(borrows.length, `${situation} offers the rest`).toBeGreaterThan(0);
    }
  }
  expect(wrong).toEqual([]);
});

it("S7 home of whom the second line alone is open says that line, and of each product what its smallest loan costs", async () => {
  const usual = answers.usual["index-mainhome"];
  const [first] = usual.productInfosList;
  const productInfosList = [
    { ...first, canBorrowAmount: 0, leastCost: 89_985 },
    { ...first, productType: "subloan", canBorrowAmount: 1_500_000, creditLine: 2_000_000, leastCost: undefined },
  ];
  const more = { "index-mainhome": { ...usual, loanBillList: [], productInfosList }, "index-creditstatus": approved };
  const { page } = await open("/index", "clean", { more });
  expect(page).toMatch(/You can borrow₦15,000Used₦5,000Credit limit₦20,000/);
  expect(page).toContain("Not open to you at the moment");
  expect(page).not.toContain("Repay on time to open it");
  // A product that is not open has no figures; the other's end with what he can have.
  expect(page).toMatch(/Cash loanNot open to you at the moment/);
  expect(page).toContain("– ₦15,000");
  expect(page).not.toMatch(/– ₦50,000/);
  expect(page).toContain("Every charge is shown before you agree");
  const open37 = { ...usual, loanBillList: [], productInfosList: [{ ...first, leastCost: 89_985 }] };
  const both = await open("/index", "clean", { more: { ...more, "index-mainhome": open37 } });
  expect(both.page).toContain("₦3,000 costs ₦899.85 in all");
  expect(both.page).not.toMatch(/28\s?%/);
});

it.each([
  ["nothing", [], true, true],
  ["a bill in ten days", [{ ...bill, daysLeft: 10 }], false, true],
  ["a bill in five days", [{ ...bill, daysLeft: 5 }], false, false],
  ["a bill today", [{ ...bill, daysLeft: 0 }], false, false],
])("S7 home of whom %s is due promotes no other loan louder", async (_what, loanBillList, banner, activity) => {
  const usual = answers.usual["index-mainhome"];
  const { page } = await open("/index", "clean", { more: { "index-mainhome": { ...usual, loanBillList } } });
  expect(page.includes("Apply in 3 minutes")).toBe(banner);
  expect(page.includes("On time pays off") || page.includes("coupon")).toBe(activity);
});

const orderOf = (loanStatus: number) => ({ "loan-query-status": { ...order, loanStatus } });
it.each([
  ["settled", orderOf(60), "All is repaid"],
  ["under review", orderOf(10), "Your application is under reviewNothing is decided yet."],
  ["approved", orderOf(20), "Your application is approvedThe payout is being prepared."],
  ["being paid out", orderOf(30), "Your money is on its way"],
  [
    "refused",
    { "index-creditstatus": { ...approved, refusal: { kind: "information", code: "A01" } } },
    "Home says why",
  ],
  ["closed", { "index-creditstatus": { ...approved, refusal: { kind: "app" } } }, "Home says how you can borrow."],
  ["failed", orderOf(71), "Your loan was not paid out"],
  ["can-borrow", {}, "Nothing to repay"],
])("S12 the Bills tab says where no bill stands why: %s", async (_situation, more, title) => {
  expect((await open("/bill", "clean", { more })).page).toContain(title);
});

it("S7 home says of an application what is true of it: nothing to come where it failed, nothing to repay first", async () => {
  const failed = await open("/index", "clean", { more: orderOf(71) });
  expect(failed.page).toContain("Not paid out");
  expect(failed.page).not.toContain("You receive");
  const review = await open("/index", "clean", { more: orderOf(10) });
  expect(review.page).toContain("You receive");
  expect(review.page).toContain("Once your application is decided, you see here what you can still borrow.");
  expect(review.page).not.toMatch(/is repaid/);
});

it.each([
  ["elsewhere", [], /reports one with another lender/, ["Tell us if this is wrong"], ["See my bills", "Apply again"]],
  ["here", [bill], /Please repay it first/, ["See my bills", "Apply again"], ["Tell us if this is wrong"]],
])(
  "S11 a loan that failed for a debt %s says so, and leads where it is mended",
  async (_where, loanList, why, has, not) => {
    const failText = "You have an overdue loan. Please repay it first";
    const said = { ...order, loanStatus: 71, lendResult: 1, failReason: "overdue", failText };
    const more = { "loan-query-status": said, "repayment-bill": { ...answers.usual["repayment-bill"], loanList } };
    const { place, page } = await open("/lendResult/1", "clean", { more });
    expect(page).toMatch(why);
    const labels = [...place.querySelectorAll("button")].map(({ textContent }) => textContent);
    expect(labels).toEqual(expect.arrayContaining(has));
    expect(labels.filter((label) => (not as (string | null)[]).includes(label))).toEqual([]);
  },
);

it.each<[Said["status"] & object, string, string]>([
  [{ auditState: 0, bizStatus: 0, pagesDone: 5, nextPage: "bvn" }, "Continue", "/credit_entry"],
  [{ auditState: 0, bizStatus: 0, pagesDone: 6 }, "Continue", "/credit_entry"],
  [{ auditState: 3, refusal: { kind: "application" } }, "Check my information", "/credit_entry"],
  [{ refusal: { kind: "information", code: "A01" } }, "Check my identity", "/baseInfo/identity"],
  [{ refusal: { kind: "information", code: "A02" } }, "Check my address and e-mail", "/baseInfo/personal"],
  [{ refusal: { kind: "information", code: "A03" } }, "Check my work", "/baseInfo/employment"],
  [{ refusal: { kind: "information", code: "A04" } }, "Check my contacts", "/baseInfo/contacts"],
  [{ refusal: { kind: "app" } }, "See what to do", "/creditResult/1"],
  [{ refusal: { kind: "line" } }, "See what to do", "/creditResult/1"],
  [{ refusal: { kind: "risk", until: until30 } }, "What I can do", "/creditResult/1"],
])("S7 F13 home leads on to where the form is sent, or the refusal told: %j", async (status, label, route) => {
  const { place, went } = await open("/index", "clean", {
    more: { "index-creditstatus": { ...approved, ...status } },
  });
  const action = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === label);
  await act(async () => action?.click());
  expect(went).toEqual([route]);
});

it("S7 F6 home of a loan that failed for a debt elsewhere offers no other, of any other failure it does", async () => {
  const failed = (failReason: string) => ({
    "loan-query-status": { ...order, loanStatus: 71, lendResult: 1, failReason },
  });
  const elsewhere = await open("/index", "clean", { more: failed("overdue") });
  expect(elsewhere.page).not.toMatch(/You can borrow|Loans for you/);
  expect(elsewhere.page).toContain("See why, and what to do");
  const card = await open("/index", "clean", { more: failed("card") });
  expect(card.page).toMatch(/You can borrow₦/);
});

it.each<[situation: string, said: Said, kind: string, cause: RegExp, way: string, route: string]>([
  [
    "paid-out",
    { bills: [{ ...bill, daysLeft: 10 }] },
    "consent",
    /took back your consent/,
    "See my consents",
    "/privacyConsents",
  ],
  [
    "due-soon",
    { bills: [{ ...bill, daysLeft: 5 }] },
    "consent",
    /took back your consent/,
    "See my consents",
    "/privacyConsents",
  ],
  [
    "overdue",
    { bills: [{ ...bill, ...late }] },
    "consent",
    /took back your consent/,
    "See my consents",
    "/privacyConsents",
  ],
  ["processing", { order }, "consent", /took back your consent/, "See my consents", "/privacyConsents"],
  [
    "failed",
    { order: { ...order, loanStatus: 72, lendResult: 1 } },
    "consent",
    /took back your consent/,
    "See my consents",
    "/privacyConsents",
  ],
  [
    "paid-out",
    { bills: [{ ...bill, daysLeft: 10 }] },
    "debts",
    /owe to other lenders/,
    "What I can do",
    "/creditResult/1",
  ],
  [
    "paid-out",
    { bills: [{ ...bill, daysLeft: 10 }] },
    "quota",
    /lend in a day is lent/,
    "What I can do",
    "/creditResult/1",
  ],
  ["paid-out", { bills: [{ ...bill, daysLeft: 10 }] }, "app", /in the app alone/, "See what to do", "/creditResult/1"],
])(
  "S7 F25 home of a borrower who is %s names what keeps him from borrowing, and leads where it is mended",
  async (situation, said, kind, cause, label, route) => {
    const { place, page, went } = await open("/index", "clean", {
      more: {
        "index-mainhome": { ...answers.usual["index-mainhome"], loanBillList: said.bills ?? [] },
        "index-creditstatus": { ...approved, refusal: { kind } },
        ...(said.order ? { "loan-query-status": said.order } : {}),
      },
    });
    expect(page, situation).toMatch(cause);
    expect(page, situation).not.toMatch(/Yours again once|Locked until|opens again|You can borrow|you see here what/);
    const way = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === label);
    await act(async () => way?.click());
    expect(went).toEqual([route]);
  },
);

it("S7 home of whom the whole line is lent to says that it is his again once that is repaid", async () => {
  const more = {
    "index-mainhome": { ...answers.usual["index-mainhome"], loanBillList: [{ ...bill, daysLeft: 10 }] },
    "index-creditstatus": { ...approved, refusal: { kind: "line" } },
  };
  expect((await open("/index", "clean", { more })).page).toContain("Yours again once this loan is repaid");
});

it.each([
  ["ten days", 10],
  ["five days", 5],
  ["no time", 0],
])(
  "S7 F1 home shows an application under way beside a bill due in %s, and offers no other loan",
  async (_when, daysLeft) => {
    const home = { ...answers.usual["index-mainhome"], loanBillList: [{ ...bill, daysLeft }] };
    const { place, page } = await open("/index", "clean", { more: { ...orderOf(10), "index-mainhome": home } });
    expect(page).toMatch(/Your applicationUnder review/);
    expect(page).toContain("Once your application is decided, you see here what you can still borrow.");
    expect(
      [...place.querySelectorAll("main button")].filter(({ textContent }) => /Borrow/.test(textContent ?? "")),
    ).toEqual([]);
  },
);

it.each([
  ["today", { daysLeft: 0 }],
  ["being paid", { refundingStatus: 1 }],
  ["lapsed", { renewStatus: 3 }],
  ["renewed", { renewStatus: 1 }],
])(
  "S7 of a bill that comes first (%s) home offers no other loan, and says of the rest of the line nothing untrue",
  async (_what, is) => {
    const home = { ...answers.usual["index-mainhome"], loanBillList: [{ ...bill, ...is }] };
    const { page } = await open("/index", "clean", {
      more: { "index-mainhome": home, "index-creditstatus": approved },
    });
    expect(page).toContain("This bill comes first. What is left of your limit stays yours.");
    expect(page).not.toMatch(/Yours again|Locked/);
  },
);
