import { expect, it } from "vitest";
import type { InputField } from "../../publish/studio/form/decision-form.ts";
import { inputTitles, withInputTitles } from "./input-titles.ts";

const field = (path: string, title: string): InputField => ({
  ...{ path: path.split("."), title, says: "", takes: { is: "truth" } },
});
const titles = inputTitles([
  { path: [], title: "", fields: [field("refuseFlag", "Refuse flag"), field("kind", "Kind")] },
  { path: ["bill"], title: "Bill", fields: [field("bill.late", "Late"), field("bill.open", "Open")] },
  { path: ["loan"], title: "Loan", fields: [field("loan.late", "Late")] },
]);

it.each([
  ["refuseFlag is 1 or 3", "Refuse flag is 1 or 3"],
  ['kind is "kind" or "timeout"', 'Kind is "kind" or "timeout"'],
  ["bill.late is more than loan.late", "Bill: Late is more than Loan: Late"],
  ["bill.open and its refuseFlag.code", "Open and its refuseFlag.code"],
  ["bill is given", "Bill is given"],
])("%s is said as the form calls it", (says, words) => expect(withInputTitles(says, titles)).toBe(words));
