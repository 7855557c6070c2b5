import { describe, expect, it } from "vitest";
import { elements, entries } from "../../documents/entries.ts";
import { confirm, faultsOf, list, nextOf, put, shipped } from "../../../tests/disclosed.ts";

const english = "locales/en_US/lend-facts.text.json";
const bar = "screens/loan/parts/lend-bar.part.json";

/** What was sealed so far: a change is the next. */
const versions = elements(shipped(list, ["versions"]));
const agreements = "rules/disclosures/agreements.disclosure.json";
const agreed = elements(shipped(agreements, ["versions"])).length;

describe("the words in which a loan's cost is told", () => {
  it.each<[string, [string, string], string]>([
    [
      "a name that says something else",
      put(english, ["texts", "due"], "You save"),
      `${english} texts.due: expected "You repay", as version ${versions.length} says, found "You save"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "a name that says something else in another language",
      put("locales/zh_CN/lend-facts.text.json", ["texts", "period_other"], "{{count}}"),
      `locales/zh_CN/lend-facts.text.json texts.period_other: expected "申请后{{count}}天", as version ${versions.length} says, found "{{count}}"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "what the list keeps of a text, which is as it was",
      put(list, ["words", "en_US", "lend-facts.due"], "You save"),
      `${list} words.en_US["lend-facts.due"]: expected "You repay", as version ${versions.length} says, found "You save"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "a language of the list that is none",
      put(list, ["words"], { en_U: shipped(list, ["words", "en_US"]), zh_CN: shipped(list, ["words", "zh_CN"]) }),
      `${list} words.en_U: expected a known property, found "en_U"; did you mean "en_US"? [E201]`,
    ],
    [
      "a fact that is taken off the list",
      put(list, ["facts", "apr"], undefined),
      `${list} facts.apr: expected what version ${versions.length} was made of, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`,
    ],
    [
      "a call that is taken off the list",
      put(list, ["calls"], {}),
      `api/loan/loan-apply.call.json moves: expected call loan-apply, which pays out, in a disclosure, under "calls" with what is told before it, or under "owesNothing" with the reason, found it in neither [E389]`,
    ],
    [
      "a call that is said to pay nothing out",
      put("api/loan/loan-apply.call.json", ["moves"], "in"),
      `${list} calls.loan-apply: expected a call that "moves" money "out", found "loan-apply" [E389]`,
    ],
    [
      "an agreement that says something else",
      put("locales/en_US/legal.text.json", ["texts", "cost-1"], "There is no interest."),
      `locales/en_US/legal.text.json texts.cost-1: expected "The charge of a loan is a share of its amount for each p…, as version ${agreed} says, found "There is no interest."; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "an agreement that says more",
      put("locales/zh_CN/privacy.text.json", ["texts", "promise_now"], "本应用读取您的通讯录。"),
      `locales/zh_CN/privacy.text.json texts.promise_now: expected none, as version ${agreed} says, found "本应用读取您的通讯录。"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "an agreement that says less",
      put("locales/en_US/legal.text.json", ["texts", "late-2"], undefined),
      `locales/en_US/legal.text.json texts.late-2: expected "While a bill is overdue you cannot borrow again. We repo…, as version ${agreed} says, found none; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "agreements that are locked no more",
      put(agreements, ["texts"], ["privacy"]),
      `${agreements} texts: expected what version ${agreed} was made of, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`,
    ],
    [
      "the reason of the version before",
      put(list, ["versions", 0, "why"], "Nothing."),
      `${list} versions: expected what version ${versions.length} was made of, and the reasons as they were given, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`,
    ],
    [
      "the seal of the version before",
      put(list, ["versions", 0, "seal"], "0123456789abcdef"),
      `${list} versions: expected what version ${versions.length} was made of, and the reasons as they were given, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`,
    ],
    [
      "a version before that is not there any more",
      put(list, ["versions", 0], undefined),
      `${list} versions: expected what version ${versions.length} was made of, and the reasons as they were given, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`,
    ],
    [
      "the reason of the last version",
      put(list, ["versions", versions.length - 1, "why"], "Nothing."),
      `${list} versions: expected what version ${versions.length} was made of, and the reasons as they were given, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`,
    ],
    [
      "a text that says a figure on the way there in other words",
      put("locales/en_US/lend-info.text.json", ["texts", "total"], "You repay nothing but {{amount}} {{date}}"),
      `locales/en_US/lend-info.text.json texts.total: expected "You repay {{amount}} by {{date}}", as version ${versions.length} says, found "You repay nothing but {{amount}} {{date}}"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "a figure that another text says on the way there",
      put(bar, ["children", 0, "props", "note", "$t"], "repayment.title"),
      `${bar} children[0].props.note.$t: expected one of the texts whose words are kept, for it says "dueAmount" on the way to call loan-apply, found text "repayment.title"; a change is a new version with a reason: npm run disclose -- --why "…" [E374]`,
    ],
    [
      "another text beside what is received",
      put(confirm, ["children", 0, "children", 0, "children", 0, "props", "label", "$t"], "repayment.title"),
      `${confirm} children[0].children[0].children[0].props.label.$t: expected one of the texts whose words are kept, for it says "netAmount" on the way to call loan-apply, found text "repayment.title"; a change is a new version with a reason: npm run disclose -- --why "…" [E374]`,
    ],
  ])("S11 %s is refused", (_, edit, line) => expect(faultsOf(edit)).toContain(line));

  it("S11 a change of what is said is good again as the next version, with its reason", () => {
    const edit = put(english, ["texts", "due"], "You pay back");
    const text = nextOf([edit], "Plainer words.");
    expect(faultsOf(edit, [list, text ?? null])).toEqual([]);
    expect(JSON.parse(text ?? "")).toMatchObject({
      words: { en_US: { "lend-facts.due": "You pay back" }, zh_CN: { "lend-facts.due": "应还总额" } },
      versions: [...versions, { version: versions.length + 1, why: "Plainer words." }],
    });
    expect(faultsOf([list, text ?? null])).toHaveLength(1);
  });

  it("S11 a next version has the seals of its own parts", () => {
    const edit = put(list, ["facts", "apr", "row"], { strong: true });
    const { seals } = JSON.parse(nextOf([edit], "Stronger.") ?? "");
    const before = entries(shipped(list, ["seals"]));
    expect(Object.keys(before).filter((name) => seals[name] !== before[name])).toEqual(["facts.apr"]);
  });

  it("S11 what says the same is no new version", () => {
    expect(nextOf([], "None.")).toBeUndefined();
  });

  it("S11 none is left where the whole list is taken away", () => {
    expect(faultsOf([list, null])).toHaveLength(2);
  });
});
