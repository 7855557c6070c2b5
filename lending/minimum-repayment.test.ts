import { expect, it } from "vitest";
import { minimumRepayment } from "./minimum-repayment.ts";

it.each([
  [1_299_950, 10_000],
  [10_000, 10_000],
  [9_999, 9_999],
  [0, 0],
])("V13 of %d kobo owed at least %d must be paid", (owed, least) => expect(minimumRepayment(owed, 10_000)).toBe(least));
