import { expect, it } from "vitest";
import { schemasOf } from "../../publish/reference/schemas-of.ts";
import { unknownValue } from "./unknown-value.ts";

const schema = schemasOf(process.cwd()).schema("brand.schema.json");

it.each<[path: string, said: string | undefined]>([
  ["flags.vouchr", 'the brand has no value "flags.vouchr"; did you mean "flags.voucher"?'],
  ["flgs", 'the brand has no value "flgs"; did you mean "flags"?'],
  ["flgs.voucher", 'the brand has no value "flgs.voucher"; did you mean "flags.voucher"?'],
  ["constants.nosuch", 'the brand has no value "constants.nosuch"'],
  ["flags.voucher", undefined],
  ["flags", undefined],
  ["home.order", undefined],
])("B3 of %s it is said: %s", (path, said) => {
  expect(unknownValue(schema, path.split("."))).toBe(said);
});
