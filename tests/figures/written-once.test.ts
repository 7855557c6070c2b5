import { describe, expect, it } from "vitest";
import { repeatedIn, repeatedInDocuments, repeatedInSource, repeatedInText } from "./repeated-figures.ts";

/** What only looks like a figure of the brand, as it is said below, and what it is instead. */
const coincidences: Readonly<Record<string, string>> = {
  "server/lender/credit/limit-reasons.ts: 90 * DAY is constants.keepUseDays": "how long a borrower is with the lender",
  "widgets/stack/stack.module.css: 750px is constants.rootWidth": "where a page has room for two columns",
  "server/lender/personas/voucher-states.ts: 30 * DAY is constants.keepSentDays":
    "how long a coupon of a persona is good",
};
const isMeant = (line: string) => coincidences[line] === undefined;

describe("B9 a figure of the brand is written nowhere else", () => {
  it("in no text and no document", () => {
    expect(repeatedInDocuments().filter(isMeant)).toEqual([]);
  });

  it("in no code and no stylesheet", () => {
    expect(repeatedInSource().filter(isMeant)).toEqual([]);
  });
});

describe("a figure that is written once more is found", () => {
  it.each([
    ["The bank takes up to 3 working days.", "3 working days is constants.withdrawalDays.to"],
    ["Confirm within 48 hours.", "48 hours is constants.extensionHours, constants.complaintHours"],
    ["At least ₦2,000.", "₦2,000 is constants.withdrawalMinimumOlder"],
    ["It costs 1% a day.", "1% is constants.overdueDailyRate"],
    ["Until 06:59:59.", "06:59:59 is constants.dueTime"],
  ])("in a text: %s", (words, found) => {
    expect(repeatedInText("help", words)).toEqual([`help: ${found}`]);
  });

  it.each(["Within 480 hours.", "From 3-48 hours.", "₦2,000,000", "1.1%"])("and no part of another: %s", (words) => {
    expect(repeatedInText("help", words)).toEqual([]);
  });

  it("in a rule, where its name is the rule's", () => {
    const file = "rules/validation/sms-code.rule.json";
    const must = { matches: [{ var: "value" }, "^[0-9]{4}$"] };
    const rule = { id: "sms-code", checks: [{ must, say: "rules.sms-code-length" }] };
    const found = repeatedInDocuments(new Map([[file, JSON.stringify(rule)]]));
    expect(found).toContain(`${file}: 4 is constants.codeLength, constants.graphicCodeLength`);
  });

  it("in code, and in a stylesheet", () => {
    expect(repeatedIn("server/a.ts", "const CLOSED = 15 * DAY; const ANSWERED = 2 * DAY; wait(7 * DAY);")).toEqual([
      "server/a.ts: 15 * DAY is constants.cancellationDays",
      "server/a.ts: 2 * DAY is constants.extensionHours, constants.complaintHours",
    ]);
    expect(repeatedIn("widgets/a.css", "@media (min-width: 750px) { a { width: 1px } }")).toEqual([
      "widgets/a.css: 750px is constants.rootWidth",
    ]);
  });
});
