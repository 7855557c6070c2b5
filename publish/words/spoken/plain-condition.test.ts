import { expect, it } from "vitest";
import { type Expression, registerOperators } from "../../../engine/expression.ts";
import { appOperators } from "../../../lending/operators/index.ts";
import { saidByAll } from "../../documents/said-by.ts";
import { readDocuments } from "../../documents/read-documents.ts";
import { schemasOf } from "../../reference/schemas-of.ts";
import { plainCondition } from "./plain-condition.ts";
import { spokenPaths } from "./spoken-paths.ts";

registerOperators(appOperators);
const documents = readDocuments(process.cwd()).all;
const home = saidByAll("screen", documents).find(({ id }) => id === "index");
const paths = spokenPaths(documents, schemasOf(process.cwd()), home);
const v = (path: string): Expression => ({ var: path });

it.each<[what: string, condition: Expression, words: string]>([
  ["a feature that is on", "brand.flags.voucher", "Coupons (Features) is on"],
  ["one that is off", { "!": [v("brand.flags.redBag")] }, "Red bags (Features) is off"],
  [
    "what an entry of home asks for",
    {
      and: [
        v("derived.offers"),
        { "!": [v("derived.owing")] },
        v("brand.flags.voucher"),
        { ">": [v("reads.user.value.voucherCount"), 0] },
      ],
    },
    '"offers" holds, "owing" does not hold, Coupons (Features) is on, and the voucher count is more than 0',
  ],
  ["what follows from little by that", "derived.newcomer", "the situation is new, unfinished, or review"],
  ["the contrary of it", { "!": [v("derived.newcomer")] }, "the situation is none of new, unfinished, and review"],
  [
    "a row of a decision with why it is come to",
    { "===": [v("decided.situation"), "can-borrow"] },
    "the situation is can borrow (nothing stands against a loan)",
  ],
  ["what is there", { "!==": [{ var: ["reads.status.value.refusal.kind", ""] }, ""] }, "there is a refusal kind"],
  ["what is not there", { "!": [v("reads.home.value.loanBillList")] }, "there is no loan bill list"],
  [
    "one of several among all of several",
    { and: [{ or: [v("brand.flags.voucher"), v("brand.flags.redBag")] }, { ">": [v("derived.over"), 0] }] },
    '(Coupons (Features) is on or Red bags (Features) is on) and "over" is more than 0',
  ],
  [
    "the contrary of one of several",
    { "!": [{ or: [v("brand.flags.voucher"), v("brand.flags.redBag")] }] },
    "Coupons (Features) is off and Red bags (Features) is off",
  ],
  ["the contrary of a comparison", { "!": [{ ">": [v("derived.over"), 0] }] }, '"over" is at most 0'],
  [
    "what has no plain form by the names of its paths",
    { some: [v("reads.home.value.productInfosList"), { ">": [v("canBorrowAmount"), 0] }] },
    "for some of the product infos list holds (its can borrow amount is more than 0)",
  ],
])("says %s", (_, condition, words) => expect(plainCondition(condition, paths)).toBe(words));

it("says no condition of the app's home and menus by a path", () => {
  const said = documents
    .filter(({ kind }) => kind === "section" || kind === "menu")
    .flatMap(({ data }) => whens(data))
    .map((when) => plainCondition(when, paths));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((words) => /\w\.\w|[a-z][A-Z]/.test(words))).toEqual([]);
});

/** Every condition that stands somewhere below. */
function whens(value: unknown): readonly Expression[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "when" ? [inner as Expression] : whens(inner)));
}
