import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check } from "../../../tests/check.ts";
import { formatFault } from "../given/report.ts";

/** One edit of a shipped document that did harm, live. */
interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** What the checker says of the shipped documents with some edits, without lines and columns. */
function saidOf(...edits: readonly Edit[]): readonly string[] {
  const overlay = new Map<string, string>();
  for (const { file, from, to } of edits) {
    const text = overlay.get(file) ?? readFileSync(file, "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    overlay.set(file, text.replace(from, to));
  }
  return check(process.cwd(), { overlay }).errors.map((fault) => formatFault(fault).replace(/:\d+:\d+/, ""));
}

describe("edits that did harm", () => {
  it("an amount where a rate is shown, a rate where an amount is, an allow-list that is a text", () => {
    const said = saidOf(
      {
        file: "screens/loan/lend-confirm.screen.json",
        from: '"amount": { "$": "reads.facts.value.netAmount" }',
        to: '"amount": { "$": "reads.facts.value.apr" }',
      },
      {
        file: "screens/loan/parts/cost-facts.part.json",
        from: '"var": "with.cost.apr"',
        to: '"var": "with.cost.due"',
      },
      {
        file: "rules/decisions/borrow.decision.json",
        from: '"allowList": { "$": "brand.lists.allowList" }',
        to: '"allowList": "guide.example.com"',
      },
    );
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^rules\/decisions\/borrow\.decision\.json .*inputs\.allowList: expected a list of texts \(rules\/decisions\/borrow-entry\.decision\.json allowList\), found "guide\.example\.com" \[E424\]$/,
        ),
        expect.stringMatching(
          /^screens\/loan\/lend-confirm\.screen\.json .*props\.amount\.\$: expected an amount in kobo \(widgets\/money-figure\/money-figure\.schema\.json amount\), found a rate in percent \(schemas\/entities\/key-facts\.schema\.json apr\) \[E424\]$/,
        ),
        expect.stringMatching(
          /^screens\/loan\/parts\/cost-facts\.part\.json .*percent\[0\]\.var: expected a rate in percent as the rate of "percent", found an amount in kobo \(screens\/loan\/parts\/cost-facts\.part\.json cost\.due\) \[E420\]$/,
        ),
      ]),
    );
  }, 60_000);

  it('"wire": "money" deleted from what is asked for is a number that no amount is', () => {
    const file = "api/loan/loan-apply.call.json";
    const text = readFileSync(file, "utf8");
    const [from = ""] = /"loanAmount": \{[^}]*\}/.exec(text) ?? [];
    const said = saidOf({ file, from, to: from.replace(/\s*"wire": "money",?/, "") });
    expect(said).toEqual([
      'api/loan/loan-apply.call.json request.properties.loanAmount: expected "wire": "money", as api/loan/loan-contract.call.json carries "loanAmount", found none: it would be taken for kobo [E361]',
    ]);
  }, 60_000);

  it("a password where the code of an SMS is asked for: a field holds what its rule checks", () => {
    const file = "screens/auth/find-password.screen.json";
    const from = '"smsCode": { "$": "form.smsCode" }';
    const [said] = saidOf({ file, from, to: from.replace("form.smsCode", "form.password") });
    expect(said).toMatch(
      /body\.smsCode\.\$: expected an SMS code \(api\/userinfo\/userinfo-find-password\.call\.json request\.smsCode\), found a password \(rules\/validation\/login-password\.rule\.json value\) \[E424\]$/,
    );
  }, 60_000);

  it("the token of a login where a borrower, or whoever looks over his shoulder, would read it", () => {
    const file = "screens/help/online-service.screen.json";
    const from = '"label": { "$t": "service.write" }';
    for (const written of ['{ "$": "session.token" }', '{ "$": { "var": ["session.token", "none"] } }'])
      expect(saidOf({ file, from, to: `"label": ${written}` })).toContainEqual(
        expect.stringMatching(
          /props\.label\.\$.*: expected a text .*, found a secret \(screens\/session\.state\.json token\) \[E424\]$/,
        ),
      );
  }, 60_000);

  it("days, another's id or a number that people read where the id of a loan is asked for", () => {
    const file = "screens/parts/bill-entry.part.json";
    const from = '"to": "/repayment", "query": { "loanGid": { "$": "with.loan.loanGid" } }';
    const [days] = saidOf({ file, from, to: from.replace("with.loan.loanGid", "with.loan.exceedDays") });
    expect(days).toBe(
      `${file} children[0].children[1].on.press[0].with.query.loanGid.$: expected the id of a loan (screens/repay/repayment.screen.json query.loanGid), found a number of days (schemas/entities/bill-item.schema.json exceedDays) [E424]`,
    );
    const read = "screens/repay/pay-with-bank.screen.json";
    const status = '"with": { "call": "repayment-status", "body": { "payGid": { "$": "route.query.payGid" } } }';
    const [payment] = saidOf({ file: read, from: status, to: status.replace("query.payGid", "query.loanGid") });
    expect(payment).toBe(
      `${read} children[3].children[0].on.press[0].with.body.payGid.$: expected the id of a payment (api/repayment/repayment-status.call.json request.payGid), found the id of a loan (screens/repay/pay-with-bank.screen.json query.loanGid) [E424]`,
    );
  }, 60_000);
});
