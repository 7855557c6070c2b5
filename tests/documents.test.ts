import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { formatFault } from "../publish/check/given/report.ts";
import { brandPairs, brandValue, composeBrand } from "../publish/documents/compose-brand.ts";

const started = performance.now();
const { errors, documents } = check(process.cwd());
console.log(`checked ${documents.length} documents in ${Math.round(performance.now() - started)} ms`);

describe("every document of the repository", () => {
  const files = [...new Set([...documents.map(({ file }) => file), ...errors.map(({ file }) => file)])].sort();

  it.each(files)("%s is valid", (file) => {
    expect(errors.filter((error) => error.file === file).map(formatFault)).toEqual([]);
  });
});

describe("brands", () => {
  const pairs = brandPairs(documents);

  it("B2 A6 there are the three businesses, the seven channels and the two besides them that are free, and each in each", () => {
    const businesses = [...new Set(pairs.map(({ business }) => business))];
    const channels = [...new Set(pairs.map(({ channel }) => channel))];
    // A brand more is data: it breaks no test.
    expect(businesses).toEqual(expect.arrayContaining(["716", "717", "718"]));
    const shipped = ["1", "104", "127", "130", "3", "301", "302", "304", "305"];
    expect(channels).toEqual(expect.arrayContaining(shipped));
    expect(pairs).toHaveLength(businesses.length * channels.length);
    expect(pairs.length).toBeGreaterThanOrEqual(27);
  });

  it("S2 the test page opens in one brand, which is for tests, and in no other", () => {
    const open = pairs.filter(({ business, channel }) => brandValue(documents, business, channel).flags.testPage);
    expect(open).toEqual([{ business: "717", channel: "304" }]);
  });

  it.each(pairs)(
    "B2 B3 the pair $business/$channel resolves, and every value knows who set it",
    ({ business, channel }) => {
      const { value, origins } = composeBrand(documents, business, channel);
      expect(value).toMatchObject({
        name: expect.any(String),
        legalName: expect.any(String),
        home: { order: expect.any(Array) },
      });
      expect(origins.size).toBeGreaterThan(0);
      for (const origin of origins.values())
        expect(origin).toEqual({ file: expect.stringMatching(/^brands\//), line: expect.any(Number) });
    },
  );
});

describe("B7 the words of zh_CN", () => {
  const texts = documents.flatMap(({ file, kind, data }) =>
    kind === "text" && file.includes("/zh_CN/")
      ? Object.entries((data as { texts: Record<string, string> }).texts).map(([key, words]) => ({ file, key, words }))
      : [],
  );
  /** What is the same in every language: signs, figures, codes of trades, formats, and what a language calls itself. */
  const same = new Set(["BVN", "PIN", "MM", "YY", "dd/MM/yyyy", "English"]);

  it("are Chinese: no sentence was left in another language", () => {
    expect(texts.length).toBeGreaterThan(1000);
    const left = texts.filter(({ words }) => {
      const said = words.replace(/\{\{[^}]*\}\}/g, "").trim();
      return !/[\u4e00-\u9fff]/.test(said) && /[A-Za-z]{2}/.test(said) && !same.has(said);
    });
    expect(left.map(({ file, key, words }) => `${file} ${key}: ${words}`)).toEqual([]);
  });
});

describe("B8 a date is dd/MM/yyyy", () => {
  /** Every object of a document. */
  const within = (value: unknown): Record<string, unknown>[] =>
    typeof value !== "object" || value === null
      ? []
      : [...(Array.isArray(value) ? [] : [value as Record<string, unknown>]), ...Object.values(value).flatMap(within)];

  it("in tables, where each stands once, and never in words", () => {
    const says = (value: unknown, words: RegExp) => words.test(JSON.stringify(value ?? ""));
    const rows = documents.flatMap(({ file, data }) =>
      within(data)
        .filter((row) => row.label !== undefined && says(row.value, /"date(-time|-words)?":/))
        .map((row) => ({ file, row })),
    );
    expect(rows.length).toBeGreaterThan(10);
    const twice = rows.filter(
      ({ row }) => says(row.value, /"date-words"/) || says(row.hint, /"date(-time|-words)?": *[[{]/),
    );
    expect(twice.map(({ file }) => file)).toEqual([]);
  });
});
