import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import { check } from "../../../../tests/check.ts";
import { formatFault } from "../../given/report.ts";

vi.setConfig({ testTimeout: 120_000 });

// The whole repository is read before the first answer.
beforeAll(() => void check("."), 120_000);

const [own, others] = ["brands/business/716.brand.json", "brands/business/717.brand.json"];

/** What is refused where texts of a file are others, without lines and columns. */
function refused(file: string, ...words: readonly (readonly [was: string, is: string])[]): readonly string[] {
  const text = words.reduce(
    (before, [was, is]) => {
      expect(before).toContain(was);
      return before.replace(was, is);
    },
    readFileSync(file, "utf8"),
  );
  const { errors } = check(".", { overlay: new Map([[file, text]]) });
  return errors.map((fault) => formatFault(fault).replace(/:\d+:\d+ /, " "));
}

it.each<readonly [string, string, readonly (readonly [string, string])[], string]>([
  [
    "the name of a later business",
    own,
    [['"Corvanta"', '"Zumaly"']],
    'found "Zumaly", which is the name of business 717',
  ],
  [
    "the name of an earlier business",
    others,
    [['"Zumaly"', '"corvanta"']],
    'found "corvanta", which is the name of business 716',
  ],
  [
    "the name of another business with its legal name, by what was published",
    own,
    [
      ['"Corvanta"', '"Zumaly"'],
      ['"Corvanta Finance Limited"', '"Zumaly Micro Lending Limited"'],
    ],
    'found "Zumaly", which is the name of business 717',
  ],
  [
    "the name of another lender of the business",
    own,
    [['"Corvanta"', '"Ochrely"']],
    `found "Ochrely", which is the name of brand 716-130, another lender's (Ochrely Lending Services Limited)`,
  ],
  [
    "the name of the business by a pair behind which stands another lender",
    "brands/pair/716-130.brand.json",
    [['"Ochrely"', '"Corvanta"']],
    `found "Corvanta", which is the name of brand 716-1, another lender's (Corvanta Finance Limited)`,
  ],
])("B3 %s is refused where it was given a second time", (_, file, words, found) => {
  expect(refused(file, ...words)).toContain(`${file} name: expected a name of its own, ${found} [E634]`);
});
