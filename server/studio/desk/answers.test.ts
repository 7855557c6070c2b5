import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { behaviourNow } from "../../../publish/check/behaviour/behaviour-now.ts";
import type { Json } from "../../../publish/documents/json.ts";
import { readDocuments } from "../../../publish/documents/read-documents.ts";
import { publishedBehaviour } from "../../../publish/documents/records.ts";
import type { AskedEdit } from "../../../publish/studio/questions.ts";
import { answers } from "./answers.ts";
import { DeskDocuments } from "./desk-documents.ts";

vi.setConfig({ testTimeout: 60_000 });

let root: string;
let desk: DeskDocuments;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "desk-"));
  cpSync("tests/fixtures/project", root, { recursive: true });
  symlinkSync(join(process.cwd(), "schemas"), join(root, "schemas"));
  // As in a project, whose schemas lie beside it.
  const base = join(root, "brands/base.brand.json");
  writeFileSync(base, readFileSync(base, "utf8").replace("../../../../schemas", "../schemas"));
  desk = new DeskDocuments(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const pair = { business: "716", channel: "302" };
const own = "brands/business/716.brand.json";
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined);
const edit = (asked: Omit<AskedEdit, "business" | "channel">) => answers.edit(desk, { ...pair, ...asked });

/** Every file of the brands, with its text. */
const brands = () =>
  Object.fromEntries(
    readdirSync(join(root, "brands"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file, read(join("brands", file))]),
  );

it("an edit is written in the layer that it is for, with what it does", async () => {
  const { told, deed } = await edit({ path: ["flags", "voucher"], value: false, layer: "business" });
  expect(told).toMatchObject({
    is: "written",
    layer: { name: "business", file: own, reaches: 2 },
    said: ['Features: "Coupons" is off, was on, in all 2 brands.'],
  });
  expect(JSON.parse(read(own) ?? "")).toMatchObject({ flags: { voucher: false } });
  expect(deed).toMatchObject({ file: own, of: { pair: "716-302", layer: "business", path: ["flags", "voucher"] } });
});

it("a value that is another one than was agreed on is told in words of the business, with who clears it", async () => {
  mkdirSync(join(root, "rules"), { recursive: true });
  writeFileSync(
    join(root, publishedBehaviour),
    behaviourNow(readDocuments(root), undefined).next("The first day.").text,
  );
  await edit({ path: ["constants", "minimumRepayment"], value: 350_000, was: 300_000, layer: "base" });
  const { marks } = answers.marks(desk, {}).told;
  expect(marks.filter(({ code }) => code === "E395").map(({ path, plain }) => [path, plain])).toEqual([
    [
      "constants.minimumRepayment",
      'Otherwise than was agreed on, in 2 of 2 brands: Figures: "Least repayment" is ₦3,500.00, was ₦3,000.00. This stops nothing. It stays, also once it is published, until a developer notes it as agreed: npm run behaviour -- --publish --why "…"',
    ],
  ]);
  expect(marks.filter(({ code }) => code !== "E395").every(({ plain }) => plain === undefined)).toBe(true);
  // What the base says held there: that there was none would be wrong.
  await edit({ path: ["constants", "minimumRepayment"], value: 360_000, layer: "business" });
  const [, own] = answers.marks(desk, {}).told.marks.filter(({ code }) => code === "E395");
  expect(own?.plain).toContain('Figures: "Least repayment" is ₦3,600.00. This stops nothing.');
});

it("what an edit newly brings that is odd is told of it, once, and stops nothing", async () => {
  const { told } = await edit({ path: ["name"], value: "Other", layer: "business" });
  expect(told.is === "written" && told.warned?.map(({ file, path, message }) => [file, path, message])).toEqual([
    [
      "brands/base.brand.json",
      "name",
      "expected a value that some brand has, found one that no brand sees: 716 overrides it",
    ],
  ]);
  const again = await edit({ path: ["name"], value: "Third", was: "Other", layer: "business" });
  expect(again.told).toMatchObject({ is: "written", warned: [] });
});

it.each<readonly [file: string, edited: Omit<AskedEdit, "business" | "channel">, told: string]>([
  [
    "brands/base.brand.json",
    { path: ["constants", "minimumRepayment"], value: 350_000, was: 300_000, layer: "base" },
    'in 2 of 2 brands: Figures: "Least repayment" is ₦3,500.00, was ₦3,000.00. This s',
  ],
  [
    "brands/pair/716-302.brand.json",
    { path: ["constants", "minimumRepayment"], value: 350_000, layer: "pair" },
    'in 1 of 2 brands: Figures: "Least repayment" is ₦3,500.00. This stops nothing. I',
  ],
])("an edit of what was agreed on is told so in words of the business: %s", async (file, edited, said) => {
  mkdirSync(join(root, "rules"), { recursive: true });
  writeFileSync(
    join(root, publishedBehaviour),
    behaviourNow(readDocuments(root), undefined).next("The first day.").text,
  );
  const { told } = await edit(edited);
  expect(
    told.is === "written" && told.warned?.map((mark) => [mark.file, mark.path, mark.plain?.slice(0, 110)]),
  ).toEqual([[file, "constants.minimumRepayment", `Otherwise than was agreed on, ${said}`]]);
});

it("an edit by which no brand has anything otherwise is told by its value's title", async () => {
  await edit({ path: ["name"], value: "Other", layer: "business" });
  const { told, deed } = await edit({ path: ["name"], value: "Hidden", was: "Sample", layer: "base" });
  expect(told).toMatchObject({ is: "written", said: [] });
  expect(deed?.said).toEqual(["Name was edited; no brand has anything otherwise."]);
});

it("R14 what is wrong is refused in the checker's line, and nothing is written", async () => {
  const before = brands();
  const { told, deed } = await edit({ path: ["theme", "color-ink"], value: "#11", layer: "business" });
  expect(told.is === "refused" && told.marks.map(({ path, message }) => [path, message])).toEqual([
    ["theme.color-ink", expect.stringContaining("expected a colour as # and six hexadecimal digits")],
  ]);
  expect(deed).toBeUndefined();
  expect(brands()).toEqual(before);
});

it("who saw another value than the layer says is shown what it says, and nothing is written", async () => {
  await edit({ path: ["name"], value: "Theirs", layer: "business" });
  const before = brands();
  expect((await edit({ path: ["name"], value: "Mine", layer: "business" })).told).toMatchObject({
    is: "conflict",
    theirs: "Theirs",
  });
  expect(brands()).toEqual(before);
  expect((await edit({ path: ["name"], value: "Mine", was: "Theirs", layer: "business" })).told.is).toBe("written");
});

it("B3 an edit that was written and not answered, asked for again as it was, is done and no conflict with oneself", async () => {
  const name = { path: ["name"], value: "Mine", layer: "business" } as const;
  expect((await edit(name)).told.is).toBe("written");
  const before = brands();
  const again = await edit(name);
  expect(again.told).toMatchObject({ is: "as it was", layer: { name: "business" } });
  expect(again.deed).toBeUndefined();
  // Nor is one that takes a value out of its layer, or says what holds there already.
  const gone = { path: ["name"], was: "Mine", layer: "business" } as const;
  expect((await edit({ ...gone, value: "Sample" })).told.is).toBe("written");
  for (const value of ["Sample", undefined]) expect((await edit({ ...gone, value })).told.is).toBe("as it was");
  await edit(name);
  expect(brands()).toEqual(before);
});

it("B3 who says that there is none where somebody else has the layer say nothing is told so, for what lies below holds", async () => {
  const base = join(root, "brands/base.brand.json");
  writeFileSync(
    base,
    readFileSync(base, "utf8").replace('"base",', '"base", "api": { "base": "https://api.lender.example" },'),
  );
  const none = { path: ["api", "base"], value: null, was: "https://other.example", layer: "business" } as const;
  expect((await edit(none)).told).toMatchObject({ is: "conflict" });
  writeFileSync(join(root, own), (read(own) ?? "").replace('"716"', '"716", "api": { "base": null }'));
  expect((await edit(none)).told.is).toBe("as it was");
});

it("two who edit two values of one file are not in each other's way", async () => {
  await edit({ path: ["name"], value: "Theirs", layer: "business" });
  expect((await edit({ path: ["flags", "voucher"], value: false, layer: "business" })).told.is).toBe("written");
});

it("an edit by a page and the same by a command give the same file", async () => {
  await edit({ path: ["flags", "voucher"], value: false, layer: "pair" });
  expect(read("brands/pair/716-302.brand.json")).toBe(
    '{\n  "$schema": "../../schemas/brand.schema.json",\n  "id": "716-302",\n  "flags": { "voucher": false }\n}\n',
  );
});

const done = async (asked: Omit<AskedEdit, "business" | "channel">) => {
  const { deed } = await edit(asked);
  if (!deed) throw new Error("nothing was written");
  return deed;
};

it("an edit that is taken back leaves the file as it found it, to the byte, a file that it made not at all", async () => {
  const before = brands();
  const [first, second] = [
    await done({ path: ["name"], value: "Other", layer: "business" }),
    await done({ path: ["name"], value: "Only here", layer: "pair" }),
  ];
  expect((await answers.undo(desk, second)).told.is).toBe("written");
  expect((await answers.undo(desk, first)).told.is).toBe("written");
  expect(brands()).toEqual(before);
});

it("of a file that was edited since the value alone goes back; one that was set again stays", async () => {
  const first = await done({ path: ["name"], value: "Other", layer: "business" });
  await done({ path: ["flags", "voucher"], value: false, layer: "business" });
  expect((await answers.undo(desk, first)).told.is).toBe("written");
  expect(JSON.parse(read(own) ?? "")).toEqual({
    $schema: "../../../../../schemas/brand.schema.json",
    id: "716",
    flags: { voucher: false },
  });
  const again = await done({ path: ["name"], value: "Other", layer: "business" });
  await done({ path: ["name"], value: "Third", was: "Other", layer: "business" });
  expect((await answers.undo(desk, again)).told.is).toBe("conflict");
  expect(JSON.parse(read(own) ?? "")).toMatchObject({ name: "Third" });
});

it.each([
  ["by hand, to what it was", undefined, false, { is: "as it was" }],
  ["by hand, to something else", '"Hand"', false, { is: "conflict", how: "otherwise" }],
  ["by a later edit", '"Third"', true, { is: "conflict", how: "set again" }],
  ["by a later edit, and by hand to what it was", undefined, true, { is: "conflict", how: "as before" }],
])("a value that was set again since, %s, is told as it is", async (_, name, setAgain, told) => {
  const before = read(own) ?? "";
  const deed = await done({ path: ["name"], value: "Other", layer: "business" });
  const now = name === undefined ? before : before.replace('"716"', `"716", "name": ${name}`);
  writeFileSync(join(root, own), now);
  expect((await answers.undo(desk, { ...deed, setAgain })).told).toMatchObject(told);
  expect(read(own)).toBe(now);
});

it("values of a document that was written as a whole go back alone, all or none", async () => {
  const before = read(own) ?? "";
  const saved = (was: string, text: string) => {
    const { deed } = answers.save(desk, { file: own, before: was, text });
    if (!deed) throw new Error("nothing was written");
    return deed;
  };
  const named = before.replace('"716"', '"716", "name": "Whole"');
  const first = saved(before, named);
  const flagged = named.replace('"Whole"', '"Whole", "flags": { "voucher": false }');
  const second = saved(named, flagged);
  expect((await answers.undo(desk, first)).told.is).toBe("written");
  expect(JSON.parse(read(own) ?? "")).toMatchObject({ id: "716", flags: { voucher: false } });
  expect(read(own)).not.toContain("Whole");
  expect((await answers.undo(desk, { ...second, earlier: [before, named, flagged] })).told.is).toBe("written");
  expect(read(own)).toBe(before);
  const both = saved(before, flagged);
  const third = flagged.replace('"Whole"', '"Third"');
  saved(flagged, third);
  expect((await answers.undo(desk, both)).told.is).toBe("conflict");
  saved(third, flagged.replace('"Whole"', '"Whole", "legalName": "Whole Limited"'));
  expect((await answers.undo(desk, both)).told.is).toBe("written");
  expect(JSON.parse(read(own) ?? "")).toEqual({ ...JSON.parse(before), legalName: "Whole Limited" });
});

it("a document is written as a whole where it is as it was read", () => {
  const before = read(own) ?? "";
  const text = before.replace('"716"', '"716", "name": "Whole"');
  expect(answers.save(desk, { file: own, before: "{}", text }).told).toEqual({ is: "conflict", theirs: before });
  expect(answers.save(desk, { file: own, before, text: "{" }).told.is).toBe("refused");
  expect(read(own)).toBe(before);
  expect(answers.save(desk, { file: own, before, text }).told.is).toBe("written");
  expect(read(own)).toBe(text);
});

it.each([
  "package.json",
  "../brands/base.brand.json",
  "brands/../package.json",
  "brands//base.brand.json",
  "/etc/passwd",
])("%s is no document, and is neither read nor written", (file) => {
  expect(() => answers.paper(desk, { file })).toThrow("is no document");
  expect(() => answers.save(desk, { file, text: "{}" })).toThrow("is no document");
});

it("a link that leads nowhere is not read", () => {
  symlinkSync("/nowhere", join(root, "brands/channel/1.brand.json"));
  expect(() => answers.paper(desk, { file: "brands/channel/1.brand.json" })).not.toThrow();
  rmSync(join(root, "brands/channel/1.brand.json"));
  symlinkSync(root, join(root, "brands/channel/1.brand.json"));
  expect(() => answers.paper(desk, { file: "brands/channel/1.brand.json" })).toThrow("cannot be read");
});

it("a pair that there is not is told in words", () => {
  expect(() => answers.brand(desk, { business: "999", channel: "302" })).toThrow("There is no brand 999-302.");
});

const one = <T extends Json>(path: readonly string[], ...those: readonly T[]) =>
  fc.record({
    path: fc.constant(path),
    value: fc.constantFrom<Json | undefined>(...those, undefined),
    layer: fc.constantFrom("business", "channel", "pair"),
  });
const values = fc.oneof(
  one(["flags", "voucher"], true, false),
  one(["flags", "redBag"], true, false),
  one(["name"], "Second", "Third Name"),
  one(["legalName"], "Second Limited"),
  one(["constants", "minimumRepayment"], 100_000, 200_000),
  one(["theme", "radius-card"], "0.1rem", "0.2rem"),
);

it("200 edits at random, each taken back, the last first, leave every file as it was, to the byte", async () => {
  // Formatting takes most of an edit's time, and is tried above.
  desk = new DeskDocuments(root, (_file, text) => text);
  // Comments, blanks and order as somebody writes them.
  writeFileSync(
    join(root, own),
    '{ "$schema": "../../../../../schemas/brand.schema.json",\n\n\t"id":   "716", "flags": {"voucher":true}\n}\n',
  );
  const before = brands();
  const deeds: Awaited<ReturnType<typeof done>>[] = [];
  await fc.assert(
    fc.asyncProperty(values, async (asked) => {
      const was = valueIn(layerFile[asked.layer], asked.path);
      const { deed } = await edit({ ...asked, was });
      if (deed) deeds.push(deed);
    }),
    { numRuns: 200 },
  );
  expect(deeds.length).toBeGreaterThan(60);
  for (const deed of deeds.toReversed()) expect((await answers.undo(desk, deed)).told.is).toBe("written");
  expect(brands()).toEqual(before);
});

it("edits that are each taken back, in any order, leave every file as it was, to the byte", async () => {
  desk = new DeskDocuments(root, (_file, text) => text);
  const before = brands();
  const orders = fc.integer({ min: 0, max: 1_000_000 });
  await fc.assert(
    fc.asyncProperty(fc.array(values, { minLength: 2, maxLength: 8 }), orders, async (all, order) => {
      const deeds: Awaited<ReturnType<typeof done>>[] = [];
      for (const asked of all) {
        const { deed } = await edit({ ...asked, was: valueIn(layerFile[asked.layer], asked.path) });
        if (deed) deeds.push(deed);
      }
      const earlier = new Map<string, (string | null)[]>();
      const noted = ({ file, before: was, text }: (typeof deeds)[number]) =>
        earlier.set(file, [...(earlier.get(file) ?? []), was ?? null, text ?? null]);
      for (const deed of deeds) noted(deed);
      // One whose value an edit that stands has set again goes back once that one has.
      const standing = new Set(deeds);
      for (let left = standing.size; left > 0; left = standing.size) {
        for (const deed of shuffled([...standing], order)) {
          const later = deeds.slice(deeds.indexOf(deed) + 1).filter((one) => standing.has(one));
          const setAgain = later.some(
            ({ file, of }) => file === deed.file && String(of?.path) === String(deed.of?.path),
          );
          const { told, deed: undone } = await answers.undo(desk, {
            ...{ ...deed, setAgain },
            earlier: earlier.get(deed.file) ?? [],
          });
          if (undone) noted(undone);
          // What would leave two lenders of one name, with an edit that stands, goes back once that one has.
          if (told.is !== "conflict" && told.is !== "refused") standing.delete(deed);
        }
        expect(standing.size).toBeLessThan(left);
      }
      expect(brands()).toEqual(before);
    }),
    { numRuns: 25 },
  );
});

/** The same in another order, each time the same one for a number. */
const shuffled = <T>(all: readonly T[], order: number): readonly T[] =>
  all
    .map((one, at) => ({ one, by: (order * (at + 7) * 2_654_435_761) % 1_000_003 }))
    .toSorted((first, second) => first.by - second.by)
    .map(({ one }) => one);

const layerFile = {
  business: own,
  channel: "brands/channel/302.brand.json",
  pair: "brands/pair/716-302.brand.json",
};

const valueIn = (file: string, path: readonly string[]): Json | undefined => {
  const text = read(file);
  return path.reduce((found, key) => found?.[key], text === undefined ? undefined : JSON.parse(text));
};
