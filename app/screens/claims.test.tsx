import { describe, expect, it } from "vitest";
import loans from "./borrow-and-repay.cases.json" with { type: "json" };
import home from "./home-and-bills.cases.json" with { type: "json" };
import money from "./money.cases.json" with { type: "json" };
import { open } from "../testing/open-screen.tsx";
import { FULL } from "../testing/show-money.tsx";

type Contents = Readonly<Record<string, unknown>>;
const show = async (address: string, more: Contents) => {
  const { place, went, wrong } = await open(address, "usual", { ...FULL, more: { ...loans, ...money, ...more } });
  expect(wrong).toEqual([]);
  return { words: place.querySelector("main")?.textContent ?? "", went };
};

const main = home.usual["index-mainhome"];
const credit = (auditState: number, left: number): Contents => ({
  "index-creditstatus": { auditState, bizStatus: 1, currentTime: 1, userType: 1 },
  "index-mainhome": {
    ...main,
    productInfosList: main.productInfosList.map((info) => ({ ...info, canBorrowAmount: left })),
  },
});
/** Refused on the main line, of which much is left; the second one is what he may borrow on. */
const second = (left: number): Contents => {
  const { "index-mainhome": home, ...rest } = credit(2, 3_700_000) as { "index-mainhome": typeof main };
  const [first] = home.productInfosList;
  const sub = { ...first, productType: "subloan", canBorrowAmount: left, creditLine: 2_000_000 };
  return {
    ...rest,
    "index-mainhome": { ...home, productInfosList: [...home.productInfosList, sub] },
    "risk-auth": { basicsAuth: 0, refuseFlag: 3, installRefuseFlag: 0, isHuidus: 0, isSubLogic: 1, refuseCode: "" },
  };
};
const order = (loanStatus: number, lendResult: number): Contents => ({
  "loan-query-status": { ...loans["loan-query-status"], loanStatus, lendResult },
});
const payment = (payStatus: number, more: object = {}): Contents => ({
  "repayment-status": { ...loans["repayment-status"], payStatus, ...more },
  "repayment-receipt": payStatus === 2 ? loans["repayment-receipt"] : null,
});
const withdrawal = (status: number): Contents => ({ "withdraw-detail": { ...money["withdraw-detail"], status } });

const approved = /Your credit is approved|You can borrow right away/;
const results: readonly {
  addresses: readonly string[];
  said: readonly [lender: string, Contents, says: RegExp, never: RegExp][];
}[] = [
  {
    addresses: ["/creditResult", ...["0", "1", "2", "3", "7", "none"].map((status) => `/creditResult/${status}`)],
    said: [
      ["never applied", credit(0, 0), /You have not applied yet/, approved],
      ["under review", credit(1, 0), /Under review/, approved],
      ["approved", credit(2, 3_700_000), /Your credit is approved.*Available₦37,000/, /No loan at the moment/],
      ["approved, nothing left", credit(2, 0), /No loan at the moment.*Available₦0/, approved],
      ["second line, used up", second(0), /No loan at the moment.*Credit line₦20,000.*Available₦0/, approved],
      ["second line, some left", second(900_000), /approved.*Credit line₦20,000.*Available₦9,000/, /No loan/],
      ["refused", credit(3, 0), /No loan at the moment/, approved],
      ["a state that nobody knows", credit(9, 0), /Check status/, approved],
    ],
  },
  {
    addresses: ["0", "1", "2", "3", "9"].flatMap((status) =>
      ["", "?orderGid=o1", "?orderGid=o1&checking=1&after=o0"].map((query) => `/lendResult/${status}${query}`),
    ),
    said: [
      ["under review", order(10, 0), /Under review/, /Loan success|is in your bank account|You received/],
      ["paid out", order(40, 2), /Loan success.*You received/, /Under review|failed/],
      ["overdue", order(50, 2), /Overdue.*Your bill says what is due/, /each day costs|Thank you|Loan success|failed/],
      ["failed", order(71, 1), /Loan failed/, /Loan success|is in your bank account/],
      ["no application", { "loan-query-status": null }, /You have no application here/, /success|You receive/],
    ],
  },
  {
    addresses: ["", "&checking=1", "&checking=1&repaid=0&loanGid=l1", "&renew=1&loanGid=l1", "&status=2"].map(
      (more) => `/repaymentResult?payGid=p1${more}`,
    ),
    said: [
      ["in process", payment(1), /Repayment in process/, /succeeded|has arrived|renewed|Receipt/],
      ["arrived", payment(2), /Repayment succeeded.*Receipt/, /Your loan is renewed/],
      ["arrived for a renewal", payment(2, { renewedDueTime: 1_796_363_999_000 }), /Your loan is renewed/, /failed/],
      [
        "a transfer that nobody saw in time",
        payment(3, { method: "transfer", failReason: "expired", failText: "The transfer did not arrive in time." }),
        /not arrived in time.*still counts/,
        /No money was taken|failed|succeeded|has arrived|renewed|Receipt/,
      ],
      ["failed", payment(3), /Repayment failed/, /succeeded|has arrived|renewed|Receipt/],
      [
        "taken back by the bank",
        payment(3, { failReason: "reversed", failText: "The bank took the payment back" }),
        /The bank took this payment back.*is owed again/,
        /No money was taken|failed|succeeded|renewed/,
      ],
      [
        "unknown to the lender",
        { "repayment-status": null },
        /You have no such payment here/,
        /succeeded|not affected/,
      ],
    ],
  },
  {
    addresses: ["/withdrawal_detail?orderNo=W1", "/withdrawal_detail?orderNo=W1&status=1&amount=999"],
    said: [
      ["pending", withdrawal(0), /Pending/, /Success|was paid into|999/],
      ["paid", withdrawal(1), /Success.*was paid into/, /Pending|999/],
      ["failed", withdrawal(2), /Failure/, /Success|was paid into|999/],
    ],
  },
];

describe.each(results.flatMap(({ addresses, said }) => addresses.map((address) => ({ address, said }))))(
  "$address says what the lender says, whatever stands in it",
  ({ address, said }) => {
    it.each(said)("%s", async (_lender, more, says, never) => {
      const { words } = await show(address, more);
      expect(words).toMatch(says);
      expect(words).not.toMatch(never);
    });
  },
);

describe("/payWithBank", () => {
  it("names the sum of a payment only beside the account of its own loan", async () => {
    const waiting = { ...loans["repayment-status"], payStatus: 1, loanGid: "l1", amount: 123_400 };
    const paid = { "repayment-status": waiting };
    expect((await show("/payWithBank?loanGid=l1&payGid=p1", paid)).words).toContain("₦1,234");
    expect((await show("/payWithBank?loanGid=l2&payGid=p1", paid)).words).not.toContain("₦1,234");
  });

  it("speaks of a renewal only where one is applied for", async () => {
    const detail = (renewStatus: number) => ({
      "repayment-loandetail": { ...loans["repayment-loandetail"], renewStatus },
    });
    expect((await show("/payWithBank?loanGid=l1&renew=1", detail(0))).words).not.toContain("renewal");
    expect((await show("/payWithBank?loanGid=l1", detail(1))).words).toContain("the renewal lapses");
  });
});

describe("/loanList", () => {
  it.each([
    [30, "Due"],
    [40, "Due"],
    [71, undefined],
    [72, undefined],
  ])("of a loan in state %i is said when it is due only where it is to be repaid", async (loanStatus, due) => {
    const [loan] = home.usual["loan-list"].loanList;
    const { words } = await show("/loanList", { "loan-list": { loanList: [{ ...loan, loanStatus }] } });
    expect(words).toContain("Applied");
    expect(words.match(/Due/)?.[0]).toBe(due);
  });
});
