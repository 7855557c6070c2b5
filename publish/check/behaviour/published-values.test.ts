import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";
import { readDocuments } from "../../documents/read-documents.ts";
import { publishedBehaviour } from "../../documents/records.ts";
import { formatFault } from "../given/report.ts";
import { behaviourOf } from "../records/published-behaviour.ts";
import { behaviourNow } from "./behaviour-now.ts";

vi.setConfig({ testTimeout: 120_000 });

const base = "brands/base.brand.json";
const business = "brands/business/716.brand.json";

// The whole repository is read before the first answer.
beforeAll(() => void check("."), 120_000);

const shipped = (file: string) => readFileSync(file, "utf8");
const last = behaviourNow(readDocuments(process.cwd()), undefined).next("The first day.").text;

/** What is refused and what is told where a text of a file is another one. */
function lines(
  file: string,
  was: string,
  is: string,
): readonly [errors: readonly string[], warnings: readonly string[]] {
  expect(shipped(file)).toContain(was);
  const overlay = new Map([
    [publishedBehaviour, last],
    [file, shipped(file).replace(was, () => is)],
  ]);
  const { errors, warnings } = check(".", { overlay });
  return [errors.map(formatFault), warnings.map(formatFault)];
}

const mend = 'If that is meant, publish it by npm run behaviour -- --publish --why "…" [E395]';

it.each<readonly [what: string, file: string, was: string, is: string, line: string]>([
  [
    "the late fee of all brands",
    base,
    '"overdueDailyRate": 0.01',
    '"overdueDailyRate": 0.1',
    `${base}:118:25 constants.overdueDailyRate: expected 0.01, as version 1 of the published behaviour says, found 0.1, for 27 of 27 brands: Share of the remaining principal that each day late costs (K4). ${mend}`,
  ],
  [
    "what one business claims otherwise, but the brands of a channel that claims its own",
    business,
    '"flags": {',
    '"claims": { "maximumAmount": 50000000 }, "flags": {',
    `${business}:56:32 claims.maximumAmount: expected none, as version 1 of the published behaviour says, found 50000000, for 8 of 27 brands: The most that is advertised (B6): no more than the lender's largest product, no less than the fallback product's. ${mend}`,
  ],
  [
    "a host that links may leave to",
    base,
    '"guide.example.com", ',
    '"guide.examp1e.com", ',
    `${base}:162:18 lists.allowList: expected ["guide.example.com","app.example.com","help.example.com"], as version 1 of the published behaviour says, found ["guide.examp1e.com","app.example.com","help.example.com"], for 27 of 27 brands: Where a link may leave the app to: exact hosts, as www.example.com; .example.com for all below it. ${mend}`,
  ],
  [
    "what is said in parts, and those who have a part of it from there",
    "brands/channel/301.brand.json",
    '["7100000060"]',
    '["7100000061"]',
    `brands/channel/301.brand.json:12:29 lists.auditPhones: expected "301": ["7100000060"], as version 1 of the published behaviour says, found "301": ["7100000061"], for 3 of 27 brands: Numbers of 10 digits by channel whose calls are answered with demo data (A4). ${mend}`,
  ],
])("B3 R14 told, and not refused, is %s", (_, file, was, is, line) => {
  const [errors, warnings] = lines(file, was, is);
  expect([errors, warnings]).toEqual([[], [line]]);
});

it("B3 R14 told is a value that is gone, where the layer below it holds", () => {
  const channel = "brands/channel/127.brand.json";
  expect(lines(channel, '"maximumAmount": 30000000', "")).toEqual([
    [],
    [
      `${channel}:11:13 claims.maximumAmount: expected 30000000, as version 1 of the published behaviour says, found none, for 3 of 27 brands: The most that is advertised (B6): no more than the lender's largest product, no less than the fallback product's. ${mend}`,
    ],
  ]);
});

it.each<readonly [layer: string, says: object, told: string]>([
  [
    "pair/718-302",
    { id: "718-302", constants: { overdueDailyRate: 0.1 } },
    "constants.overdueDailyRate: expected none, as version 1 of the published behaviour says, found 0.1, for 1 of 27 brands: Share of the remaining principal that each day late costs (K4).",
  ],
  [
    "channel/306",
    { id: "306", support: { phone: "02017999999" } },
    'support.phone: expected none, as version 1 of the published behaviour says, found "02017999999", for 3 of 30 brands: Help by phone.',
  ],
])("B3 R14 told is what a layer says that came besides, as %s, of which nothing was published", (layer, says, told) => {
  const file = `brands/${layer}.brand.json`;
  const text = JSON.stringify({ $schema: "../../schemas/brand.schema.json", ...says });
  const overlay = new Map([
    [publishedBehaviour, last],
    [file, text],
  ]);
  const { errors, warnings } = check(".", { overlay });
  expect(errors).toEqual([]);
  expect(warnings.map(formatFault)).toEqual([expect.stringContaining(` ${told} If that is meant, publish it`)]);
  // Nor is it kept without a reason.
  const now = behaviourNow(readDocuments(process.cwd(), overlay), behaviourOf(JSON.parse(last)));
  expect([now.differences.length, now.kept]).toEqual([1, last]);
});

it("B3 nothing is told of a layer that came besides and says what lies below it, or only how it looks", () => {
  const says = { id: "718-302", constants: { periodDays: 14, toastMs: 4000 }, theme: { "color-brand": "#1B3FAA" } };
  const overlay = new Map([
    [publishedBehaviour, last],
    ["brands/pair/718-302.brand.json", JSON.stringify({ $schema: "../../schemas/brand.schema.json", ...says })],
  ]);
  expect(check(".", { overlay }).warnings.map(formatFault)).toEqual([]);
});

it("B3 R14 nothing is told of a value by which no brand has another: a layer says what lies below it", () => {
  const channel = "brands/channel/3.brand.json";
  const product = '{ "rate": 0.9, "max": 22500000, "min": 300000, "multiple": 10000 }';
  const [errors, warnings] = lines(channel, '"id": "3"', `"id": "3", "constants": { "fallbackProduct": ${product} }`);
  // Nor, where an error stands, is it offered to publish what that refuses.
  expect(errors).toEqual([
    expect.stringMatching(
      /^brands\/channel\/3\.brand\.json:3:\d+ constants\.fallbackProduct\.rate: brand 716-3: .* \[E660\]$/,
    ),
  ]);
  expect(warnings).toEqual([]);
});

it("B3 R14 a value that every layer says otherwise at once is told, though none changes what the others say", () => {
  const given = new Map([
    [publishedBehaviour, last],
    [base, shipped(base).replace('"periodDays": 14', '"periodDays": 30')],
  ]);
  for (const file of readDocuments(process.cwd()).all.map((document) => document.file))
    if (/^brands\/channel\//.test(file))
      given.set(file, shipped(file).replace(/("id": "\d+")/, '$1, "constants": { "periodDays": 30 }'));
  const files = check(".", { overlay: given })
    .warnings.filter(({ code }) => code === "E395")
    .map(({ file }) => file);
  expect(files).toContain(base);
  expect(files).toContain("brands/channel/3.brand.json");
});

it.each<readonly [what: string, file: string, was: string, is: string]>([
  ["a feature that is switched", base, '"loanReason": true', '"loanReason": false'],
  ["the order of home", base, '"order": ["credit", "loan",', '"order": ["loan", "credit",'],
  ["a colour", business, '"color-brand": "#1B3FAB"', '"color-brand": "#1B3FAA"'],
  ["how long a toast shows", base, '"toastMs": 3000', '"toastMs": 4000'],
])("B9 nothing is told of %s", (_, file, was, is) => {
  expect(lines(file, was, is)).toEqual([[], []]);
});

it("B3 what was published with a reason is told no more", () => {
  const text = shipped(base).replace('"periodDays": 14', '"periodDays": 30');
  const documents = readDocuments(process.cwd(), new Map([[base, text]]));
  const now = behaviourNow(documents, behaviourOf(JSON.parse(last)));
  expect(now.differences).toEqual([`${base} constants.periodDays: 14 → 30`]);
  expect(now.kept).toBe(last);
  const { warnings } = check(".", {
    overlay: new Map([
      [base, text],
      [publishedBehaviour, now.next("Longer.").text],
    ]),
  });
  expect(warnings).toEqual([]);
});

it.each(["rules/published.behaviour.json", "api/published.openapi.json", "locales/kept.words.json"])(
  "R14 without %s nothing would be held to it: that it is gone is an error",
  (record) => {
    const { errors } = check(".", { overlay: new Map([[record, null]]) });
    expect(errors.map(formatFault)).toEqual([
      `${record}:1:1 expected the record of what was published, found no file "${record}": put it back, or nothing is held to it [E396]`,
    ]);
  },
);
