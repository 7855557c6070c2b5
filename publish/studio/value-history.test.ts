import { describe, expect, it } from "vitest";
import type { BrandTerms } from "./brand-terms.ts";
import {
  type AskedHistory,
  broughtWords,
  type EditedLayer,
  editedWords,
  type Move,
  valueHistory,
} from "./value-history.ts";

const terms: BrandTerms = {
  terms: [
    { path: "flags.voucher", title: "Coupons", section: "Features", takes: { is: "switch" } },
    {
      path: "home.order",
      title: "Sections",
      section: "Home",
      takes: { is: "order" },
      labels: { bills: "Bills", hero: "Hero" },
    },
  ],
  names: [
    { pair: "716-104", name: "Corvanta" },
    { pair: "717-301", name: "Zumaly" },
    { pair: "717-305", name: "Zumaly" },
  ],
};
const off = { path: "flags.voucher", before: true, after: false };
const on = { path: "flags.voucher", before: false, after: true };
const edit = (id: number, at: string, who: string, file: string, ...changes: EditedLayer["changes"]): EditedLayer => ({
  ...{ edit: id, at, who, file: `brands/${file}.brand.json`, undone: false },
  changes: changes.map((change) => ({ ...change })),
});
const move = (at: string, who: string, release: string, ...changes: Move["changes"]): Move => ({
  ...{ at, who, why: `why ${release}`, release, share: 100, others: null, changes },
});
const both = ["717-301", "717-305"];

const found = (edits: readonly EditedLayer[], moves: readonly Move[], asked: Partial<AskedHistory> = {}) =>
  valueHistory({ edits, moves, terms }, { value: "", brand: "", person: "", ...asked }).map(
    ({ at, who, title, said, release, pairs }) =>
      [at, who, title, said.join("; "), release?.release ?? "none", pairs.join(" ")] as const,
  );

describe("what is told of a value", () => {
  it("an edit with the release that brought it, which is no row of its own", () => {
    expect(
      found([edit(1, "1", "ada", "business/717", off)], [move("2", "bola", "r2", { ...off, pairs: both })]),
    ).toEqual([["1", "ada", "Coupons", "off, was on", "r2", ""]]);
  });

  it("what no edit of the studio brought, with its pairs; of pairs that one did, the others", () => {
    const moves = [move("2", "bola", "r2", { ...off, pairs: ["716-104", ...both] })];
    expect(found([], moves)).toEqual([["2", "bola", "Coupons", "off, was on", "r2", `716-104 ${both.join(" ")}`]]);
    expect(found([edit(1, "1", "ada", "channel/305", off)], moves)).toEqual([
      ["2", "bola", "Coupons", "off, was on", "r2", "716-104 717-301"],
      ["1", "ada", "Coupons", "off, was on", "r2", ""],
    ]);
  });

  it("of several edits of a value before a release the last is what it brought", () => {
    const edits = [
      edit(1, "1", "ada", "business/717", off),
      edit(2, "2", "ada", "business/717", on),
      edit(3, "3", "efe", "business/717", off),
    ];
    expect(found(edits, [move("4", "bola", "r2", { ...off, pairs: both })]).map(([at, , , , by]) => [at, by])).toEqual([
      ["3", "r2"],
      ["2", "none"],
      ["1", "none"],
    ]);
  });

  it("an edit after a release did not come by it, nor by one that took another value back", () => {
    const moves = [
      move("1", "bola", "r2", { ...off, pairs: both }),
      move("3", "bola", "r1", { ...on, pairs: both }),
      move("4", "bola", "r3", { ...off, pairs: both }),
    ];
    expect(found([edit(7, "2", "ada", "business/717", off)], moves).map(([at, who, , , by]) => [at, who, by])).toEqual([
      ["3", "bola", "r1"],
      ["2", "ada", "r3"],
      ["1", "bola", "r2"],
    ]);
  });
});

describe("whose edit it was that a release brought", () => {
  const again = (edits: readonly EditedLayer[], moves: readonly Move[]) =>
    valueHistory({ edits, moves, terms }, { value: "", brand: "", person: "" }).map(
      ({ who, release, edited, saidBefore }) =>
        `${who} by ${release?.release ?? "none"}${edited ? "" : editedWords(saidBefore)}`,
    );
  const offBoth = { ...off, pairs: both };
  const onBoth = { ...on, pairs: both };

  it("an edit that was taken back and is live again is known as an edit", () =>
    expect(
      again(
        [edit(1, "1", "ada", "business/717", off)],
        [move("2", "bola", "r2", offBoth), move("3", "bola", "r1", onBoth), move("4", "efe", "r2", offBoth)],
      ),
    ).toEqual(["efe by r2, as ada edited it before", "bola by r1", "ada by r2"]));

  const entry = (title: string) => ({ id: "hello", title });
  const part = { path: "home.banners[0].title", before: "Hi", after: "Hello", pairs: both };
  const whole = { path: "home.banners", before: [entry("Hi")], after: [entry("Hello"), entry("New")], pairs: both };
  it.each<[string, EditedLayer["changes"][number], Move["changes"][number], string]>([
    [
      "a list that a layer said as a whole for the first time",
      { path: "home.banners", before: undefined, after: [entry("Hello")] },
      part,
      "ada by r2",
    ],
    [
      "a part of a list that came to have more besides",
      { path: "home.banners[0].title", before: "Hi", after: "Hello" },
      whole,
      "ada by r2",
    ],
    [
      "not of a list with another part",
      { path: "home.banners", before: undefined, after: [entry("Good day")] },
      part,
      "ada by none",
    ],
    ["not of a list that begins alike", { path: "home.banner", before: "Hi", after: undefined }, part, "ada by none"],
  ])("it is of %s", (_, edited, moved, said) =>
    expect(again([edit(1, "1", "ada", "business/717", edited)], [move("2", "bola", "r2", moved)]).at(-1)).toBe(said),
  );
});

it("what is no longer said is told with what brands have by that", () => {
  const gone = { path: "flags.voucher", before: true, after: undefined };
  expect(
    found([edit(1, "1", "ada", "business/717", gone)], [move("2", "bola", "r2", { ...off, pairs: both })]),
  ).toEqual([["1", "ada", "Coupons", "no longer said here; off by that, was on", "r2", ""]]);
  expect(found([edit(1, "1", "ada", "business/717", gone)], []).map(([, , , said]) => said)).toEqual([
    "no longer said here; was on",
  ]);
});

const edits = [
  edit(1, "1", "ada", "business/717", off),
  edit(2, "2", "efe", "pair/716-104", off),
  edit(3, "3", "efe", "base", { path: "home.order", before: ["hero", "bills"], after: ["bills", "hero"] }),
];
const asked: [what: string, asked: Partial<AskedHistory>, at: string][] = [
  ["all where nothing is asked", {}, "3 2 1"],
  ["a word of a title", { value: "coupons" }, "2 1"],
  ["words of a title and its section, in any order", { value: "coupons feat" }, "2 1"],
  ["a path", { value: "home.order" }, "3"],
  ["a value that there is not", { value: "nothing such" }, ""],
  ["a business: what was said for it and for all brands", { brand: "717" }, "3 1"],
  ["a business and a value", { value: "coupons", brand: "717" }, "1"],
  ["a pair", { value: "coupons", brand: "716-104" }, "2"],
  ["a pair as its card says it", { value: "coupons", brand: "716 / 104" }, "2"],
  ["a name", { value: "coupons", brand: "zumaly" }, "1"],
  ["no brand by a part of its code", { brand: "71" }, ""],
  ["who edited", { person: "EFE" }, "3 2"],
  ["who published", { person: "bola" }, "1"],
];
it.each(asked)("finds %s", (_, words, at) => {
  const moves = [move("4", "bola", "r2", { ...off, pairs: both })];
  expect(
    found(edits, moves, words)
      .map(([when]) => when)
      .join(" "),
  ).toBe(at);
});

it("V4 a share of devices is said, and what the others kept", () => {
  expect([broughtWords({ share: 100, others: "r1" }), broughtWords({ share: 5, others: "r1" })]).toEqual([
    "borrowers",
    "5 % of devices (all others kept r1)",
  ]);
});

it("says what an order became", () => {
  expect(found(edits, [], { value: "home" })).toEqual([
    ["3", "efe", "Sections", '"Bills" moves from 2nd to 1st', "none", ""],
  ]);
});
