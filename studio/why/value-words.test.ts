import { expect, it } from "vitest";
import type { Json } from "../../publish/documents/json.ts";
import type { InputField } from "../../publish/studio/form/decision-form.ts";
import { takesOf, valueWords } from "./value-words.ts";

const field = (path: string, takes: InputField["takes"]): InputField => ({
  path: path.split("."),
  title: "",
  says: "",
  takes,
});
const of = takesOf([
  field("terms.balance", { is: "number", whole: true, unit: "kobo" }),
  field("days", { is: "number", whole: true, unit: "days" }),
  field("now", { is: "number", whole: true, unit: "moment" }),
]);

it.each<[string, Json | undefined, string, string]>([
  ["an amount in naira", 5_000_000, "terms.balance", "₦50,000.00"],
  ["a number with its unit", 3, "days", "3 days"],
  ["a code alone", 1, "flag", "1"],
  // 07:00 UTC is 08:00 in Lagos.
  ["a moment as it is in Lagos", Date.UTC(2026, 0, 5, 7), "now", "5 Jan 2026, 08:00:00"],
  ["a text", "A01", "code", '"A01"'],
  ["a text of nothing", "", "code", "an empty text"],
  ["a truth", false, "subLoan", "false"],
  ["nothing", null, "flag", "nothing"],
  ["a list of texts", ["a", "b"], "list", '"a", "b"'],
  ["a list of nothing", [], "list", "an empty list"],
  ["things of a list apart", [{ late: 1 }, { late: 2 }], "bills", "late 1; late 2"],
  ["an object, its amounts in naira", { balance: 100, open: true }, "terms", "balance ₦1.00, open true"],
])("F6 says %s", (_, value, path, words) => expect(valueWords(value, path, of)).toBe(words));
