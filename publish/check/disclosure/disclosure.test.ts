import { readFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import type { Fault } from "../../documents/document.ts";
import { elements, entries, valueAt } from "../../documents/entries.ts";
import { readDocuments } from "../../documents/read-documents.ts";
import { Project } from "../given/project.ts";
import { formatFault, reportInto } from "../given/report.ts";
import { keptWords } from "../../documents/records.ts";
import { KeptWords } from "../records/kept-words.ts";
import { checkDisclosure } from "./disclosure.ts";
import { nextVersion } from "./next-version.ts";

const facts = "screens/loan/parts/contract-facts.part.json";
const confirm = "screens/loan/lend-confirm.screen.json";
const apply = "screens/loan/parts/lend-apply.part.json";
const english = "locales/en_US/lend-facts.text.json";
const bar = "screens/loan/parts/lend-bar.part.json";
const press = ["children", 0, "children", 0, "on", "press"];
const list = "rules/disclosures/cost.disclosure.json";

/** A shipped document with something else at a place; undefined takes it away. */
function put(file: string, path: readonly (string | number)[], value: unknown): [string, string] {
  const text = readFileSync(file, "utf8");
  return [file, applyEdits(text, modify(text, [...path], value, {}))];
}

/** What stands at a place of a shipped document. */
const shipped = (file: string, path: readonly string[]): unknown =>
  valueAt(JSON.parse(readFileSync(file, "utf8")), path);

/** What the disclosure says of the shipped documents with some of them changed; a line number is that of one line. */
function faultsOf(...changed: readonly (readonly [string, string | null])[]): readonly string[] {
  const faults: Fault[] = [];
  const project = new Project(readDocuments(process.cwd(), new Map(changed)));
  const none = { keys: new Set<string>(), paths: new Set<string>(), brand: [], completed: [], spoken: [] };
  checkDisclosure({
    project,
    schemas: "schemas",
    validators: { ofKind: () => undefined, ofValue: () => undefined, broken: () => undefined, isUnusable: () => false },
    source: none,
    words: new KeptWords(JSON.parse(readFileSync(keptWords, "utf8"))),
    report: reportInto(faults),
    fault: (fault) => void faults.push(fault),
    each: () => undefined,
  });
  return faults.map((fault) => formatFault(fault).replace(/:\d+:\d+ /, " "));
}

/** The list as `npm run disclose` writes it of the shipped documents with some of them changed. */
function nextOf(changed: readonly (readonly [string, string])[], why: string): string | undefined {
  const project = new Project(readDocuments(process.cwd(), new Map(changed)));
  const document = project.ofFile(list);
  return document && nextVersion(project, document, why);
}

const written = (name: string) =>
  `expected nothing that is written at "${name}" on a screen that makes call loan-apply, for what was told and what the call is given follow from it, found this: another loan could be applied for than was told [E373]`;

const rows = ["children", 0, "props", "rows"];
const shownAgain = { widget: "text", props: { text: { $t: "lend-confirm.facts-note" } } };

describe("the facts of a loan's cost", () => {
  it("S11 stand, as shipped, wherever a loan can be applied for", () => expect(faultsOf()).toEqual([]));

  it.each<[string, [string, string], string]>([
    [
      "a name that stands beside another figure",
      put(facts, [...rows, 5, "value", "$", "money"], [{ var: "reads.facts.value.loanAmount" }]),
      `${facts} children[0].props.rows[5].value: expected {"money":[{"var":"….dueAmount"}]} beside text "lend-facts.due", found {"money":[{"var":"reads.facts.value.loanAmount"}]} [E381]`,
    ],
    [
      "a rate that is another one",
      put(facts, [...rows, 7, "value", "$", "percent"], [{ var: "reads.facts.value.effectiveApr" }]),
      `${facts} children[0].props.rows[7].value: expected {"percent":[{"var":"….apr"}]} beside text "lend-facts.apr", found {"percent":[{"var":"reads.facts.value.effectiveApr"}]} [E381]`,
    ],
    [
      "a figure that is made smaller",
      put(facts, [...rows, 3, "value", "$", "money"], [{ "/": [{ var: "reads.facts.value.fee" }, 10] }]),
      `${facts} children[0].props.rows[3].value: expected {"money":[{"var":"reads.facts.value.fee"}]} beside text "lend-facts.fee", found {"money":[{"/":[{"var":"reads.facts.value.fee"},10]}]} [E381]`,
    ],
    [
      "a figure with a stand-in",
      put(facts, [...rows, 4, "value", "$", "money"], [{ var: ["reads.facts.value.tax", 0] }]),
      `${facts} children[0].props.rows[4].value: expected {"money":[{"var":"reads.facts.value.tax"}]} beside text "lend-facts.tax", found {"money":[{"var":["reads.facts.value.tax",0]}]} [E381]`,
    ],
    [
      "facts that never show",
      put(facts, ["children", 0, "when"], false),
      `${facts} children[0].when: expected no condition that what makes the call is not under, found false: the fact "principal" may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts that a flag hides",
      put(confirm, ["children", 0, "children", 1, "when"], "brand.flags.voucher"),
      `${confirm} children[0].children[1].when: expected no condition that what makes the call is not under, found "brand.flags.voucher": the fact "principal" may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts that show once for each of a list that may be empty",
      put(confirm, ["children", 0, "children", 1, "each"], { in: "reads.facts.value.installments" }),
      `${confirm} children[0].children[1].each: expected no condition that what makes the call is not under, found a list that may be empty: the fact "principal" may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts in what opens and closes",
      put(confirm, ["children", 0, "children", 1], {
        widget: "menu-group",
        props: {},
        children: [{ use: "contract-facts" }],
      }),
      `${confirm} children[0].children[1].widget: expected it in stack alone, found it in "menu-group": the fact "principal" may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts without which the screen goes on",
      put(facts, ["children", 0, "critical"], undefined),
      `${facts} children[0].widget: expected "critical": true of what says the fact "principal", found none: without it the screen goes on when it fails [E382]`,
    ],
    [
      "facts in whose place something else may stand",
      put(facts, ["children", 0, "fallback"], [shownAgain]),
      `${facts} children[0].fallback: expected no other nodes in its place, found a fallback: the fact "principal" may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "a fact that is not there",
      put(facts, [...rows, 7], undefined),
      `${confirm} route: expected a row of key-facts with text "lend-facts.apr" for the fact "apr", since call loan-apply can be made here, found none [E380]`,
    ],
    [
      "facts below what applies",
      put(confirm, ["children"], [shipped(confirm, ["children", "1"]), shipped(confirm, ["children", "0"])]),
      `${facts} children[0].widget: expected the fact "principal" above what makes call loan-apply, found it below [E384]`,
    ],
    [
      "facts of another amount than what is applied for",
      put(confirm, ["reads", "facts", "with", "loanAmount"], 100000),
      `${confirm} reads.facts: expected read "facts" and call loan-apply to be given the same "loanAmount", found 100000: the facts would be another loan's [E386]`,
    ],
    [
      "an application by itself",
      put(confirm, ["on"], { shown: [{ do: "call", with: { call: "loan-apply", body: {} } }] }),
      `${confirm} on.shown[0]: expected call loan-apply in a widget of a screen, where the facts stand above it, found it elsewhere [E385]`,
    ],
    [
      "a name that says something else",
      put(english, ["texts", "due"], "You save"),
      `${english} texts.due: expected "You repay", as version 2 says, found "You save"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "a name that says something else in another language",
      put("locales/zh_CN/lend-facts.text.json", ["texts", "period_other"], "{{date}}{{count}}"),
      `locales/zh_CN/lend-facts.text.json texts.period_other: expected "{{date}}，放款后{{count}}天", as version 2 says, found "{{date}}{{count}}"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "what the list keeps of a text, which is as it was",
      put(list, ["words", "en_US", "lend-facts.due"], "You save"),
      `${list} words.en_US["lend-facts.due"]: expected "You repay", as version 2 says, found "You save"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "a language of the list that is none",
      put(list, ["words"], { en_U: shipped(list, ["words", "en_US"]), zh_CN: shipped(list, ["words", "zh_CN"]) }),
      `${list} words.en_U: expected a known property, found "en_U"; did you mean "en_US"? [E201]`,
    ],
    [
      "a fact that is taken off the list",
      put(list, ["facts", "apr"], undefined),
      `${list} versions: expected what version 2 was made of, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`,
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
      "a promise of less",
      put(
        apply,
        ["children", 0, "props", "note", "args", "amount", "$", "money"],
        [{ var: "reads.facts.value.netAmount" }],
      ),
      `${apply} children[0].props.note.args.amount: expected "dueAmount" as its "amount" beside text "lend-confirm.promise", found {"money":[{"var":"reads.facts.value.netAmount"}]} [E381]`,
    ],
    [
      "an agreement that says something else",
      put("locales/en_US/legal.text.json", ["texts", "cost-1"], "There is no interest."),
      `locales/en_US/legal.text.json texts.cost-1: expected "The charge of a loan is a share of its amount for each p…, as version 2 says, found "There is no interest."; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "an agreement that says more",
      put("locales/zh_CN/privacy.text.json", ["texts", "promise_now"], "本应用读取您的通讯录。"),
      `locales/zh_CN/privacy.text.json texts.promise_now: expected none, as version 2 says, found "本应用读取您的通讯录。"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "an agreement that says less",
      put("locales/en_US/legal.text.json", ["texts", "late-2"], undefined),
      `locales/en_US/legal.text.json texts: expected "While a bill is overdue you cannot borrow again. We repo…, as version 2 says, found none; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "agreements that are locked no more",
      put("rules/disclosures/agreements.disclosure.json", ["texts"], ["privacy"]),
      'rules/disclosures/agreements.disclosure.json versions: expected what version 2 was made of, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]',
    ],
    [
      "figures worked out beforehand beside another name",
      put("screens/loan/parts/cost-facts.part.json", [...rows, 4, "value", "$", "money"], [{ var: "with.cost.net" }]),
      `screens/loan/parts/cost-facts.part.json children[0].props.rows[4].value: expected {"money":[{"var":"….dueAmount"}]} beside text "lend-facts.due", found {"money":[{"var":"with.cost.net"}]} [E381]`,
    ],
    [
      "a text that says a figure on the way there in other words",
      put("locales/en_US/lend-info.text.json", ["texts", "total"], "You repay nothing but {{amount}} {{date}}"),
      `locales/en_US/lend-info.text.json texts.total: expected "You repay {{amount}} by {{date}}", as version 2 says, found "You repay nothing but {{amount}} {{date}}"; a change is a new version with a reason: npm run disclose -- --why "…" [E387]`,
    ],
    [
      "a figure that another text says on the way there",
      put(bar, ["children", 0, "props", "note", "$t"], "repayment.title"),
      `${bar} children[0].props.note.$t: expected one of the texts whose words are kept, for it says "dueAmount" on the way to call loan-apply, found text "repayment.title"; a change is a new version with a reason: npm run disclose -- --why "…" [E374]`,
    ],
    [
      "another text beside what is received",
      put(confirm, ["children", 0, "children", 0, "props", "label", "$t"], "repayment.title"),
      `${confirm} children[0].children[0].props.label.$t: expected one of the texts whose words are kept, for it says "netAmount" on the way to call loan-apply, found text "repayment.title"; a change is a new version with a reason: npm run disclose -- --why "…" [E374]`,
    ],
    [
      "another amount that is written before the call",
      put(apply, [...press, 0], { do: "set", with: { path: "journey.order.loanAmount", value: 3_000_000 } }),
      `${apply} children[0].children[0].on.press[0].with.path: ${written("journey.order.loanAmount")}`,
    ],
    [
      "another loan that a link of the screen writes",
      put(confirm, ["children", 0, "children", 3, "on", "press", 0], {
        do: "call",
        with: { call: "loan-purposes" },
        as: "journey.order",
      }),
      `${confirm} children[0].children[3].on.press[0].as: ${written("journey.order")}`,
    ],
    [
      "another coupon that a dialog of the screen writes",
      put("screens/loan/dialogs/set-trade-password.dialog.json", ["on"], {
        close: [{ do: "set", with: { path: "journey.order.voucherGid", value: "one" } }],
      }),
      `screens/loan/dialogs/set-trade-password.dialog.json on.close[0].with.path: ${written("journey.order.voucherGid")}`,
    ],
    [
      "a total that is struck",
      put(facts, [...rows, 5, "struck"], { $: { money: [{ var: "reads.facts.value.dueAmount" }] } }),
      `${facts} children[0].props.rows[5].struck: expected no "struck" beside the fact "total", as the disclosure says, found {"$":{"money":[{"var":"reads.facts.value.dueAmount"}]}} [E375]`,
    ],
    [
      "a total that is said to be settled",
      put(facts, [...rows, 5, "hint"], { $t: "lend-confirm.facts-note" }),
      `${facts} children[0].props.rows[5].hint: expected no "hint" beside the fact "total", as the disclosure says, found {"$t":"lend-confirm.facts-note"} [E375]`,
    ],
    [
      "a total that does not stand out",
      put(facts, [...rows, 5, "strong"], undefined),
      `${facts} children[0].props.rows[5].value: expected "strong": true beside the fact "total", as the disclosure says, found none [E375]`,
    ],
  ])("S11 %s is refused", (_, edit, line) => expect(faultsOf(edit)).toContain(line));

  it("S11 a change of what is said is good again as the next version, with its reason", () => {
    const edit = put(english, ["texts", "due"], "You pay back");
    const text = nextOf([edit], "Plainer words.");
    expect(faultsOf(edit, [list, text ?? null])).toEqual([]);
    expect(JSON.parse(text ?? "")).toMatchObject({
      words: { en_US: { "lend-facts.due": "You pay back" }, zh_CN: { "lend-facts.due": "应还总额" } },
      versions: [{ version: 1 }, { version: 2 }, { version: 3, why: "Plainer words." }],
    });
    expect(faultsOf([list, text ?? null])).toHaveLength(1);
  });

  it("S11 what says the same is no new version", () => {
    expect(nextOf([], "None.")).toBeUndefined();
  });

  it("S11 none is left where the whole list is taken away", () => {
    expect(faultsOf([list, null])).toHaveLength(2);
  });

  it.each<[string, [string, string]]>([
    [
      "a condition that what applies is under as well",
      put(confirm, ["children", 0, "children", 1, "when"], "reads.facts.value"),
    ],
    [
      "facts written out where they stand, in another order",
      put(confirm, ["children", 0, "children", 1], {
        ...entries(shipped(facts, ["children", "0"])),
        props: { rows: elements(shipped(facts, ["children", "0", "props", "rows"])).toReversed() },
      }),
    ],
    [
      "another row among them",
      put(facts, rows, [
        { label: { $t: "lend-confirm.title" }, value: { $: "journey.order.bank" } },
        ...elements(shipped(facts, ["children", "0", "props", "rows"])),
      ]),
    ],
  ])("S11 %s is as good", (_, edit) => expect(faultsOf(edit)).toEqual([]));
});
