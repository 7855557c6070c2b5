import { describe, expect, it } from "vitest";
import { confirm, facts, faultsOf, put, rows, shipped } from "../../../tests/disclosed.ts";
import { elements, entries } from "../../documents/entries.ts";

const apply = "screens/loan/parts/lend-apply.part.json";
const press = ["children", 0, "children", 0, "on", "press"];

const written = (name: string) =>
  `expected nothing that is written at "${name}" on a screen that makes call loan-apply, for what was told and what the call is given follow from it, found this: another loan could be applied for than was told [E373]`;

/** The shipped screen with another node above the facts. */
const above = (node: unknown) =>
  put(confirm, inner, [node, ...elements(shipped(confirm, ["children", "0", "children", "0", "children"]))]);
const inner = ["children", 0, "children", 0, "children"];
const first = `${confirm} children[0].children[0].children[0].props`;
const figure = (label: unknown, amount: unknown) => above({ widget: "money-figure", props: { label, amount } });

/** The third of seven stacks of 24 px around the facts, which stand in one of 16 px already. */
const squeezing = "children[0].children[0].children[1].children[0].children[0]";

const allFacts = '"principal", "received", "interest", "fee", "tax", "total", "due", "apr", "late-fee"';

const shownAgain = { widget: "text", props: { text: { $t: "lend-confirm.facts-note" } } };

describe("the facts of a loan's cost", () => {
  it("S11 stand, as shipped, wherever a loan can be applied for", () => expect(faultsOf()).toEqual([]));

  it.each<[string, [string, string], string]>([
    [
      "a name that stands beside another figure",
      put(facts, [...rows, 4, "value", "$", "money"], [{ var: "reads.facts.value.loanAmount" }]),
      `${facts} children[0].props.rows[4].value: expected {"money":[{"var":"….dueAmount"}]} beside text "lend-facts.due", found {"money":[{"var":"reads.facts.value.loanAmount"}]} [E381]`,
    ],
    [
      "a fee of nothing in large type",
      figure({ $t: "lend-facts.fee" }, 0),
      `${first}.label.$t: expected {"money":[{"var":"….fee"}]} in a row of key-facts beside text "lend-facts.fee", found "money-figure" with {"amount":0} [E381]`,
    ],
    [
      "a total in large type that is another figure",
      figure({ $t: "lend-facts.due" }, { $: "reads.facts.value.netAmount" }),
      `${first}.label.$t: expected {"money":[{"var":"….dueAmount"}]} in a row of key-facts beside text "lend-facts.due", found "money-figure" with {"amount":{"$":"reads.facts.value.netAmount"}} [E381]`,
    ],
    [
      "a total in large type that is what the borrower asked for",
      figure({ $t: "lend-facts.due" }, { $: "journey.order.loanAmount" }),
      `${first}.label.$t: expected {"money":[{"var":"….dueAmount"}]} in a row of key-facts beside text "lend-facts.due", found "money-figure" with {"amount":{"$":"journey.order.loanAmount"}} [E381]`,
    ],
    [
      "a late fee of nothing in large type",
      figure({ $t: "lend-facts.late", args: { days: { $: "reads.facts.value.lateDays" } } }, 0),
      `${first}.label.$t: expected {"money":[{"var":"….lateFee"}]} in a row of key-facts beside text "lend-facts.late", found "money-figure" with {"amount":0} [E381]`,
    ],
    [
      "a fee of nothing handed to a part",
      above({ use: "pay-figure", with: { label: { $t: "lend-facts.fee" }, amount: 0 } }),
      `${confirm} children[0].children[0].children[0].with.label.$t: expected {"money":[{"var":"….fee"}]} in a row of key-facts beside text "lend-facts.fee", found "pay-figure" with {"amount":0} [E381]`,
    ],
    [
      "a rate in a notice",
      above({
        ...{ widget: "alert" },
        props: { tone: "good", title: { $t: "lend-facts.apr" }, text: { $: { percent: [1] } } },
      }),
      `${first}.title.$t: expected {"percent":[{"var":"….apr"}]} in a row of key-facts beside text "lend-facts.apr", found "alert" with {"tone":"good","text":{"$":{"percent":[1]}}} [E381]`,
    ],
    [
      "a fee a second time, made smaller",
      above({
        widget: "key-facts",
        props: {
          rows: [
            {
              label: { $t: "lend-facts.fee" },
              value: { $: { money: [{ "/": [{ var: "reads.facts.value.fee" }, 10] }] } },
            },
          ],
        },
      }),
      `${first}.rows[0].value: expected {"money":[{"var":"reads.facts.value.fee"}]} beside text "lend-facts.fee", found {"money":[{"/":[{"var":"reads.facts.value.fee"},10]}]} [E381]`,
    ],
    [
      "facts that seven paddings leave no room",
      put(
        confirm,
        [...inner, 1],
        Array.from({ length: 7 }).reduce<unknown>(
          (held) => ({ widget: "stack", props: { padding: 24 }, children: [held] }),
          { use: "contract-facts" },
        ),
      ),
      `${confirm} ${squeezing}.props.padding: expected at most 64 px taken at each side of it, found 88 px: the facts ${allFacts} may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts in a row with six drawings",
      put(confirm, [...inner, 1], {
        ...{ widget: "stack", props: { direction: "row", equal: true } },
        children: [
          { use: "contract-facts" },
          ...Array.from({ length: 6 }, () => ({ widget: "illustration", props: { name: "security" } })),
        ],
      }),
      `${confirm} children[0].children[0].children[1].props.direction: expected at most 64 px taken at each side of it, found 391 px: the facts ${allFacts} may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "a rate that is another one",
      put(facts, [...rows, 7, "value", "$", "percent"], [{ var: "reads.facts.value.effectiveApr" }]),
      `${facts} children[0].props.rows[7].value: expected {"percent":[{"var":"….apr"}]} beside text "lend-facts.apr", found {"percent":[{"var":"reads.facts.value.effectiveApr"}]} [E381]`,
    ],
    [
      "a figure that is made smaller",
      put(facts, [...rows, 2, "value", "$", "money"], [{ "/": [{ var: "reads.facts.value.fee" }, 10] }]),
      `${facts} children[0].props.rows[2].value: expected {"money":[{"var":"reads.facts.value.fee"}]} beside text "lend-facts.fee", found {"money":[{"/":[{"var":"reads.facts.value.fee"},10]}]} [E381]`,
    ],
    [
      "a figure with a stand-in",
      put(facts, [...rows, 3, "value", "$", "money"], [{ var: ["reads.facts.value.tax", 0] }]),
      `${facts} children[0].props.rows[3].value: expected {"money":[{"var":"reads.facts.value.tax"}]} beside text "lend-facts.tax", found {"money":[{"var":["reads.facts.value.tax",0]}]} [E381]`,
    ],
    [
      "facts that never show",
      put(facts, ["children", 0, "when"], false),
      `${facts} children[0].when: expected no condition that what makes the call is not under, found false: the facts ${allFacts} may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts that a flag hides",
      put(confirm, ["children", 0, "children", 0, "children", 1, "when"], "brand.flags.voucher"),
      `${confirm} children[0].children[0].children[1].when: expected no condition that what makes the call is not under, found "brand.flags.voucher": the facts ${allFacts} may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts that show once for each of a list that may be empty",
      put(confirm, ["children", 0, "children", 0, "children", 1, "each"], { in: "reads.facts.value.installments" }),
      `${confirm} children[0].children[0].children[1].each: expected no condition that what makes the call is not under, found a list that may be empty: the facts ${allFacts} may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts that are on paper alone",
      put(confirm, ["children", 0, "children", 0, "children", 1], {
        widget: "stack",
        props: { only: "print" },
        children: [{ use: "contract-facts" }],
      }),
      `${confirm} children[0].children[0].children[1].props.only: expected no condition that what makes the call is not under, found "print": the facts ${allFacts} may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts in a stack that is on paper alone in some brand",
      put(
        confirm,
        ["children", 0, "children", 0, "props", "only", "$", "if"],
        [{ var: "brand.flags.voucher" }, "print", "screen"],
      ),
      `${confirm} children[0].children[0].props.only: expected no condition that what makes the call is not under, found {"if":[{"var":"brand.flags.voucher"},"print","screen"]}: the facts ${allFacts} may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts in what opens and closes",
      put(confirm, ["children", 0, "children", 0, "children", 1], {
        widget: "menu-group",
        props: {},
        children: [{ use: "contract-facts" }],
      }),
      `${confirm} children[0].children[0].children[1].widget: expected it in stack alone, found it in "menu-group": the facts ${allFacts} may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "facts without which the screen goes on",
      put(facts, ["children", 0, "critical"], undefined),
      `${facts} children[0].widget: expected "critical": true of what says the facts ${allFacts}, found none: without it the screen goes on when it fails [E382]`,
    ],
    [
      "facts of which it is said that the screen goes on",
      put(facts, ["children", 0, "critical"], false),
      `${facts} children[0].critical: expected "critical": true of what says the facts ${allFacts}, found false: without it the screen goes on when it fails [E382]`,
    ],
    [
      "facts in whose place something else may stand",
      put(facts, ["children", 0, "fallback"], [shownAgain]),
      `${facts} children[0].fallback: expected no other nodes in its place, found a fallback: the facts ${allFacts} may be hidden while call loan-apply can be made [E383]`,
    ],
    [
      "a fact that is not there",
      put(facts, [...rows, 7], undefined),
      `${confirm} route: expected a row of key-facts with text "lend-facts.apr" for the fact "apr", since call loan-apply can be made here, found none [E380]`,
    ],
    [
      "no fact at all: one thing is gone, and one line says so",
      put(confirm, ["children", 0, "children", 0, "children", 1], undefined),
      `${confirm} children: expected the facts ${allFacts} told here, since call loan-apply can be made, found none of them: part "contract-facts" tells them [E377]`,
    ],
    [
      "facts below what applies",
      put(confirm, ["children"], [shipped(confirm, ["children", "1"]), shipped(confirm, ["children", "0"])]),
      `${facts} children[0].widget: expected the facts ${allFacts} above what makes call loan-apply, found them below [E384]`,
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
      "a promise of less",
      put(
        apply,
        ["children", 0, "props", "note", "args", "amount", "$", "money"],
        [{ var: "reads.facts.value.netAmount" }],
      ),
      `${apply} children[0].props.note.args.amount: expected "dueAmount" as its "amount" beside text "lend-confirm.promise", found {"money":[{"var":"reads.facts.value.netAmount"}]} [E381]`,
    ],
    [
      "figures worked out beforehand beside another name",
      put("screens/loan/parts/cost-facts.part.json", [...rows, 4, "value", "$", "money"], [{ var: "with.cost.net" }]),
      `screens/loan/parts/cost-facts.part.json children[0].props.rows[4].value: expected {"money":[{"var":"….dueAmount"}]} beside text "lend-facts.due", found {"money":[{"var":"with.cost.net"}]} [E381]`,
    ],
    [
      "another amount that is written before the call",
      put(apply, [...press, 0], { do: "set", with: { path: "journey.order.loanAmount", value: 3_000_000 } }),
      `${apply} children[0].children[0].on.press[0].with.path: ${written("journey.order.loanAmount")}`,
    ],
    [
      "another loan that a link of the screen writes",
      put(confirm, ["children", 0, "children", 1, "children", 2, "on", "press", 0], {
        do: "call",
        with: { call: "loan-purposes" },
        as: "journey.order",
      }),
      `${confirm} children[0].children[1].children[2].on.press[0].as: ${written("journey.order")}`,
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
      put(facts, [...rows, 4, "struck"], { $: { money: [{ var: "reads.facts.value.dueAmount" }] } }),
      `${facts} children[0].props.rows[4].struck: expected no "struck" beside the fact "total", as the disclosure says, found {"$":{"money":[{"var":"reads.facts.value.dueAmount"}]}} [E375]`,
    ],
    [
      "interest that is said to be settled",
      put(facts, [...rows, 1, "hint"], { $t: "lend-confirm.facts-note" }),
      `${facts} children[0].props.rows[1].hint: expected no "hint" beside the fact "interest", as the disclosure says, found {"$t":"lend-confirm.facts-note"} [E375]`,
    ],
    [
      "a total that does not stand out",
      put(facts, [...rows, 4, "strong"], undefined),
      `${facts} children[0].props.rows[4].value: expected "strong": true beside the fact "total", as the disclosure says, found none [E375]`,
    ],
  ])("S11 %s is refused", (_, edit, line) => expect(faultsOf(edit)).toContain(line));

  it.each<[string, [string, string]]>([
    ["a condition", put(facts, ["children", 0, "when"], false)],
    ['no "critical"', put(facts, ["children", 0, "critical"], undefined)],
    [
      "what opens and closes",
      put(confirm, ["children", 0, "children", 0, "children", 1], {
        ...{ widget: "menu-group", props: {} },
        children: [{ use: "contract-facts" }],
      }),
    ],
    [
      "what applies above them",
      put(confirm, ["children"], [shipped(confirm, ["children", "1"]), shipped(confirm, ["children", "0"])]),
    ],
  ])("S11 one mistake around all facts is one line: %s", (_, edit) => expect(faultsOf(edit)).toHaveLength(1));

  it.each<[string, [string, string]]>([
    [
      "a condition that what applies is under as well",
      put(confirm, ["children", 0, "children", 0, "children", 1, "when"], "reads.facts.value"),
    ],
    [
      "facts written out where they stand, in another order",
      put(confirm, ["children", 0, "children", 0, "children", 1], {
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
