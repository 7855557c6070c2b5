import { expect, it } from "vitest";
import { mendOf } from "./mend-of.ts";

it.each<[message: string, word: string, mend: string | undefined]>([
  ['expected a key of flags, found "vouchr"; did you mean "voucher"?', '"vouchr"', '"voucher"'],
  ['unknown section "bil"; did you mean "bill"?', '"bil"', '"bill"'],
  ["expected a colour", '"#11"', undefined],
  ['did you mean "bill"?', "12", undefined],
])("%s at %s is mended by %s", (message, word, mend) => expect(mendOf(message, word)).toBe(mend));
