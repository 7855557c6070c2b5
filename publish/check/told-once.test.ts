import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../tests/check.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

const base = "brands/base.brand.json";

it.each<[what: string, file: string, right: string, wrong: string, line: string]>([
  [
    "a flag in quotes",
    base,
    '"bankAccount": false',
    '"bankAccount": "true"',
    "flags.bankAccount: expected boolean, found string; did you mean true, without quotes? [E203]",
  ],
  [
    "a whole number in quotes",
    base,
    '"periodDays": 14',
    '"periodDays": "14"',
    "constants.periodDays: expected integer, found string; did you mean 14, without quotes? [E203]",
  ],
  [
    "a number in quotes",
    base,
    '"rate": 0.28',
    '"rate": "0.28"',
    "constants.fallbackProduct.rate: expected number, found string; did you mean 0.28, without quotes? [E203]",
  ],
  [
    "what is in quotes and no whole number without them",
    base,
    '"periodDays": 14',
    '"periodDays": "14.5"',
    "constants.periodDays: expected integer, found string [E203]",
  ],
])("tells once %s", (_, file, right, wrong, line) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(right);
  const { errors } = check(".", { overlay: new Map([[file, text.replace(right, wrong)]]) });
  const lines = errors.map((fault) => `${fault.file} ${fault.path}: ${fault.message} [${fault.code}]`);
  expect(lines).toEqual([`${file} ${line}`]);
});
