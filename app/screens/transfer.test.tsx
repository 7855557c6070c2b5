import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { broken, type Prepared, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const announced = { ...contents["repayment-status"], method: "transfer", payStatus: 1, finishTime: undefined };
const waiting = { "repayment-status": announced };
const at = "/payWithBank?loanGid=l1&payGid=p1";

describe("S13 paying by transfer", () => {
  it("S13 the account for a transfer, and what follows", async () => {
    const { words, press, went } = await show(at, waiting);
    for (const fact of ["0000000001", "Sandbox Bank", "999", "Sandbox Lender"]) expect(words()).toContain(fact);
    expect(words()).toContain("Transfer exactly₦4,333.16");
    // The account is the receiver's (E6): no word says that it is in the borrower's name.
    expect(words()).toContain("this account of the receiver named below. Its number is for your repayments alone");
    await press("transferred");
    expect(went).toEqual(["/repaymentResult?payGid=p1&loanGid=l1"]);
  });

  it.each<[string, Prepared]>([
    ["of a loan that is owed still", {}],
    ["that settled the loan, to which nothing can be transferred", { "repayment-va-static": refused(3120) }],
  ])("S13 once the money has come, a reload leads to the result of a transfer %s", async (_, more) => {
    const arrived = { ...announced, payStatus: 2 };
    const asked: unknown[] = [];
    const { went, words } = await show(`${at}&renew=1`, {
      "repayment-status": arrived,
      "repayment-va-static": () => asked.push("account"),
      ...more,
    });
    expect(went).toEqual(["/repaymentResult?payGid=p1&loanGid=l1&renew=1"]);
    expect(words()).not.toMatch(/Transfer exactly|Failed to load/);
    expect(asked).toEqual([]);
  });

  it.each<[string, Prepared]>([
    ["that failed", { "repayment-status": { ...announced, payStatus: 3 } }],
    ["that could not be asked for", { "repayment-status": broken }],
  ])("S13 of a transfer %s the account shows, and no sum to transfer", async (_, more) => {
    const { words } = await show(at, more);
    expect(words()).toContain("0000000001");
    expect(words()).not.toMatch(/Transfer exactly|₦4,333.16/);
  });

  it("S13 X6 whose payment is being checked is shown no account to transfer to, and why", async () => {
    const detail = { ...contents["repayment-loandetail"], repayStatus: 1, renewStatus: 1 };
    const { place, words } = await show(at, { ...waiting, "repayment-loandetail": detail });
    expect(words()).toContain("Your bill payment is being verified");
    expect(words()).toContain("You do not need to pay again.");
    expect(words()).not.toMatch(/₦|Account number|Send the money|Pay another way|renewal/);
    expect(place.querySelector("#transferred")).toBeNull();
  });
});

describe("S13 a window that is over", () => {
  const account = contents["repayment-va-static"];

  it("S13 says so and is opened again", async () => {
    let asked = 0;
    const { words, press } = await show(at, {
      ...waiting,
      "repayment-va-static": () => ({ ...account, expiredTime: asked++ === 0 ? 1 : Date.now() + 900_000 }),
    });
    await until(() => expect(words()).toContain("Otherwise open the account again"));
    await press("renew");
    await until(() => expect(words()).toMatch(/1[45]:\d\d/));
    expect(words()).not.toContain("Otherwise open the account again");
  });

  it("S13 X5 stays over where it could not be opened again, and can be tried anew", async () => {
    let asked = 0;
    const { words, press } = await show(at, {
      ...waiting,
      "repayment-va-static": () => (asked++ === 0 ? { ...account, expiredTime: 1 } : broken()),
    });
    await until(() => expect(words()).toContain("Otherwise open the account again"));
    await press("renew");
    expect(asked).toBeGreaterThan(1);
    expect(words()).toContain("Open it again");
  });
});

/** The lender refuses with this status. */
function refused(status: number) {
  return { status, message: "This link is invalid", content: {} };
}
