import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { DocumentReader } from "../documents/document-reader.ts";
import { schemasOf } from "../reference/schemas-of.ts";
import { wordingOf } from "../studio/wording.ts";
import { Effects } from "./effect.ts";
import { changedScreens } from "./reached-screens.ts";

// All documents are read, and what leads where in every brand is followed, twice.
vi.setConfig({ testTimeout: 60_000 });

const wording = wordingOf(() => schemasOf(process.cwd()));
const texts = new Map(
  [...new DocumentReader(process.cwd()).look().keys()].map((file) => [file, readFileSync(file, "utf8")]),
);
const edited = (file: string, change: (data: Record<string, Record<string, unknown>>) => void) => {
  const data = JSON.parse(texts.get(file) ?? "{}");
  change(data);
  return new Map(texts).set(file, JSON.stringify(data));
};

it("B6 V4 coupons that are switched off in a business close their list there, which is said with the brands", () => {
  // Channel 130 has none in any business.
  const file = "brands/business/718.brand.json";
  const after = edited(file, (data) => void (data.flags = { ...data.flags, voucher: false }));
  const { changes, screens, brands } = new Effects(process.cwd(), wording).of(texts, after);
  expect(changes.map(({ said, of }) => [said, of])).toEqual([
    ['Features: "Coupons" is off, was on, in 8 brands: 718-1, 718-104, 718-127, 718-3, and 4 more.', "flags.voucher"],
  ]);
  expect(changes[0]?.pairs).toHaveLength(8);
  expect(brands.map(({ pair }) => pair)).toEqual(changes[0]?.pairs);
  expect(brands[0]?.name).toMatch(/^[A-Z]/);
  const said = screens.map((sentence) => sentence.said);
  expect(said).toContain(
    "My coupons (/voucher) can no longer be reached in 8 brands: 718-1, 718-104, 718-127, 718-3, and 4 more.",
  );
  expect(said.filter((one) => one.includes("can be reached now"))).toEqual([]);
});

it("B12 a row that asks for something else is told by the cases that come to another one", () => {
  const after = edited("rules/decisions/ask-permission.decision.json", (data) => {
    const [first] = Object(data).rows;
    first.when = false;
  });
  const { decisions } = new Effects(process.cwd(), wording).of(texts, after);
  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions[0]?.said).toMatch(
    /^Ask permission: the case ".+" comes to ".+", was "Where somebody applies from tells a stranger from the borrower", in every brand\.$/,
  );
});

it("B12 B13 a flag tells of the decisions that are told it, and of the policy that it breaks", () => {
  const after = edited(
    "brands/business/717.brand.json",
    (data) => void (data.flags = { ...data.flags, askCallLog: true }),
  );
  const effects = new Effects(process.cwd(), wording);
  const { decisions, policies } = effects.of(texts, after);
  expect(decisions.map(({ said }) => said)).toEqual([
    expect.stringMatching(
      /^Ask permission is told another "Ask calls" in all 9 brands of business 717: of its \d+ cases \d+ would come to another row by that, as ".+"\.$/,
    ),
  ]);
  expect(policies[0]?.said).toMatch(
    /^"Nobody is asked for the contacts, photos or calls of his phone" holds no longer in all 9 brands of business 717\. /,
  );
  expect(effects.of(after, texts).policies[0]?.said).toMatch(/ holds again in all 9 brands of business 717\.$/);
});

it("documents that say the same come to nothing", () => {
  expect(new Effects(process.cwd(), wording).of(texts, new Map(texts))).toEqual({
    ...{ changes: [], screens: [], decisions: [], policies: [], brands: [] },
  });
});

it("a screen that opens and one that closes are told apart; a pair that is new has opened none", () => {
  const reached = (said: Record<string, string[]>) =>
    new Map(Object.entries(said).map(([pair, routes]) => [pair, new Set(routes)]));
  expect(
    changedScreens(
      reached({ "716-104": ["/voucher", "/my"], "717-301": ["/my"] }),
      reached({ "716-104": ["/my", "/red_bag"], "717-301": ["/my", "/red_bag"], "718-1": ["/my"] }),
      (route) => `The screen ${route}`,
    ),
  ).toEqual([
    { said: "The screen /voucher can no longer be reached in brand 716-104.", pairs: ["716-104"] },
    { said: "The screen /red_bag can be reached now in 2 brands: 716-104, 717-301.", pairs: ["716-104", "717-301"] },
  ]);
});
