import { expect, it } from "vitest";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { exchangedPairs, noSuchPair } from "./pair-asked.ts";

const read = readDocuments(process.cwd());
const businesses = "expected a business, one of 716, 717, 718, found";
const channels = "expected a channel, one of 1, 3, 104, 127, 130, 301, 302, 304, 305, found";

it.each<[words: readonly (string | undefined)[], line: string | undefined]>([
  [["716", "104"], undefined],
  [["719", "104"], `${businesses} "719"; did you mean "718"?`],
  [["715", "104"], `${businesses} "715"; did you mean "716"?`],
  [["71", "104"], `${businesses} "71"`],
  [["flags.voucher", "104"], `${businesses} "flags.voucher"`],
  [["716", "999"], `${channels} "999"`],
  [["716", "103"], `${channels} "103"; did you mean "104"?`],
  [["716"], `${channels} nothing`],
  [[], `${businesses} nothing`],
  [["999", "999"], `${businesses} "999"`],
])("B2 of %j it is said which is no code of the brands, and the nearest that is", (words, line) =>
  expect(noSuchPair(read, words)).toBe(line),
);

it("B2 of a second brand it is said whose code it is", () =>
  expect(noSuchPair(read, ["717", "306"], " of the second brand")).toMatch(
    /^expected a channel of the second brand, one of 1, 3, .*, found "306"; did you mean "305"\?$/,
  ));

it("B2 a pair whose file cannot be read is said to be there, and where it is mended", () => {
  const broken = readDocuments(
    process.cwd(),
    new Map([["brands/business/716.brand.json", '{ "id": "716" "name": "C" }']]),
  );
  expect(noSuchPair(broken, ["716", "104"])).toBe(
    '716-104: What is said for business 716 cannot be read: malformed JSON: expected "," between two entries, found none (brands/business/716.brand.json:1). Mend it there first.',
  );
  expect(noSuchPair(broken, ["717", "104"])).toBeUndefined();
});

it.each<[words: readonly string[], right: string | undefined]>([
  [["104", "716"], "716 104"],
  [["716", "104"], undefined],
  [["104", "717", "716", "301"], "717 104 716 301"],
  [["717", "104", "301", "716"], "717 104 716 301"],
  [["301", "718", "104", "716"], "718 301 716 104"],
  [["104", "719"], undefined],
  [["719", "104"], undefined],
  [["104"], undefined],
  [["104", "104"], undefined],
  [[], undefined],
])(
  "B2 of %j it is said that the codes are exchanged, with the command that has them the right way round",
  (words, right) =>
    expect(exchangedPairs(read, words, (codes) => `npm run brand -- ${codes.join(" ")}`)).toBe(
      right && `expected a business before its channel, found them exchanged; did you mean npm run brand -- ${right}?`,
    ),
);
