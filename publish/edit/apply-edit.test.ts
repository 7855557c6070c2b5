import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Checker } from "../check/checker.ts";
import { keptChecker } from "../check/schema/kept-code.ts";
import type { Json } from "../documents/json.ts";
import { schemasOf } from "../reference/schemas-of.ts";
import { wordingOf } from "../studio/wording.ts";
import { applyEdit } from "./apply-edit.ts";
import type { BrandEdit } from "./plan-edit.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "edited-"));
  cpSync("tests/fixtures/project", root, { recursive: true });
  symlinkSync(join(process.cwd(), "schemas"), join(root, "schemas"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const wording = wordingOf(() => schemasOf(process.cwd()));
const pair = { business: "716", channel: "302" };
const read = (file: string) => readFileSync(join(root, file), "utf8");
const applied = (edit: BrandEdit, editing: Parameters<typeof applyEdit>[4]) => {
  const checker = new Checker(root, undefined, keptChecker);
  return applyEdit(root, checker, checker.check(), edit, editing);
};
const apply = (edit: Omit<BrandEdit, "business" | "channel">) => applied({ ...pair, ...edit }, { wording });
const base = "brands/base.brand.json";
const own = "brands/business/716.brand.json";

it("B3 what all have from the base is said for this business alone", () => {
  const before = read(base);
  const done = apply({ path: ["flags", "voucher"], value: false });
  expect(done).toMatchObject({ is: "written", edit: { layer: { name: "business", file: own } } });
  expect(done.is === "written" && done.said()).toEqual(['Features: "Coupons" is off, was on, in all 2 brands.']);
  expect(JSON.parse(read(own))).toMatchObject({ flags: { voucher: false } });
  expect(read(base)).toBe(before);
});

it("B3 what a layer says already is edited there", () => {
  const done = apply({ path: ["flags", "redBag"], value: false });
  expect(done.edit.layer).toMatchObject({
    name: "channel",
    file: "brands/channel/302.brand.json",
    reaches: ["716-302"],
  });
});

it("B3 what is the same as below is not said once more", () => {
  const before = read(own);
  expect(apply({ path: ["flags", "voucher"], value: false }).is).toBe("written");
  expect(apply({ path: ["flags", "voucher"], value: true }).is).toBe("written");
  expect(read(own)).toBe(before);
  expect(apply({ path: ["flags", "voucher"], value: true }).is).toBe("as it was");
});

it.each<Json>([{}, { voucher: true }])(
  "B3 some of what has names, which is the same as below, is not said once more: %j",
  (value) => {
    const before = read(own);
    expect(apply({ path: ["flags"], value: { voucher: false }, layer: "business" }).is).toBe("written");
    expect(apply({ path: ["flags"], value, layer: "business" })).toMatchObject({
      is: "written",
      edit: { says: undefined },
    });
    expect(read(own)).toBe(before);
  },
);

it("B3 where a later layer says it again, that is told", () => {
  expect(apply({ path: ["flags", "redBag"], value: false, layer: "business" }).edit.hiddenBy).toBe(
    "brands/channel/302.brand.json",
  );
});

it("R14 what would be wrong is refused in the checker's line, and nothing is written", () => {
  const before = read(own);
  const done = apply({ path: ["flags", "vouchr"], value: false });
  expect(done.is === "refused" && done.faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('did you mean "voucher"?'),
  ]);
  expect(read(own)).toBe(before);
});

it("R14 a key that reaches a prototype is refused, and nothing is written", () => {
  const before = read(own);
  expect(apply({ path: ["flags", "__proto__"], value: true }).is).toBe("refused");
  const within = JSON.parse('{ "__proto__": true }');
  expect(apply({ path: ["flags"], value: within }).is).toBe("refused");
  expect(read(own)).toBe(before);
});

it("what is wrong elsewhere holds back no edit", () => {
  writeFileSync(join(root, "brands/channel/304.brand.json"), '{ "id": "304", "flagz": {} }');
  expect(apply({ path: ["name"], value: "Second" }).is).toBe("written");
  expect(JSON.parse(read(own))).toMatchObject({ name: "Second" });
});

const replaceInBase = (was: string, by: string) => writeFileSync(join(root, base), read(base).replace(was, by));
const other = "brands/business/717.brand.json";

it("B3 who mends for his business what all have wrong is not held back by the others, and may not break it again", () => {
  writeFileSync(join(root, other), read(own).replace('"716"', '"717"'));
  replaceInBase('"color-ink": "#111111"', '"color-ink": "#EEEEEE"');
  const mend = { path: ["theme", "color-ink"], layer: "business" } as const;
  expect(apply({ ...mend, value: "#111111" }).is).toBe("written");
  const again = apply({ ...mend, value: undefined });
  expect(again.is === "refused" && again.faults.map(({ message }) => message)).toEqual([
    "brand 716-302: expected contrast of color-ink on color-ground at least 4.5, found 1.16",
    "brand 716-302: expected contrast of color-ink on color-surface at least 4.5, found 1.16",
  ]);
  expect(JSON.parse(read(own))).toMatchObject({ theme: { "color-ink": "#111111" } });
});

it("B3 a line that moves, of a value with which another does not agree, makes no fault a new one", () => {
  replaceInBase('"voucher": true', '"voucher": false');
  writeFileSync(join(root, own), read(own).replace('"716"', '"716", "flags": { "inviteFriend": true }'));
  const flagNeeds = () => {
    const { errors } = new Checker(root, undefined, keptChecker).check();
    return errors.find(({ message }) => message.startsWith('brand 716-302: expected "voucher"'))?.message;
  };
  expect(flagNeeds()).toContain("(brands/base.brand.json:15)");
  expect(apply({ path: ["theme", "color-line"], value: "#D5DBD9", layer: "base" }).is).toBe("written");
  expect(flagNeeds()).toContain("(brands/base.brand.json:16)");
});

it("a pair gets a file of its own, which says what it is", () => {
  // As in a project, whose schemas lie beside it.
  writeFileSync(join(root, base), read(base).replace("../../../../schemas", "../schemas"));
  const done = apply({ path: ["name"], value: "Only here", layer: "pair" });
  expect(done.is === "refused" ? done.faults : []).toEqual([]);
  expect(JSON.parse(read("brands/pair/716-302.brand.json"))).toMatchObject({ id: "716-302", name: "Only here" });
});

it("a pair's file that says nothing any more goes, and one with words of its own stays", () => {
  writeFileSync(join(root, base), read(base).replace("../../../../schemas", "../schemas"));
  const file = join(root, "brands/pair/716-302.brand.json");
  apply({ path: ["name"], value: "Only here", layer: "pair" });
  expect(apply({ path: ["name"], value: undefined, layer: "pair" })).toMatchObject({ is: "written", text: undefined });
  expect(existsSync(file)).toBe(false);
  apply({ path: ["name"], value: "Only here", layer: "pair" });
  apply({ path: ["legalName"], value: "Only Limited", layer: "pair" });
  expect(apply({ path: ["name"], value: undefined, layer: "pair" }).is).toBe("written");
  expect(JSON.parse(read("brands/pair/716-302.brand.json"))).toMatchObject({ legalName: "Only Limited" });
});

it.each([undefined, "Sample"])("a pair that has nothing to say gets no file (%j)", (value) => {
  expect(apply({ path: ["name"], value, layer: "pair" }).is).toBe("as it was");
  expect(existsSync(join(root, "brands/pair/716-302.brand.json"))).toBe(false);
});

it("what somebody writes meanwhile is not written over", () => {
  const theirs = read(own).replace('"id"', '"name": "Theirs", "id"');
  // The formatter is asked after the file was read.
  const tidy = (_file: string, text: string) => {
    writeFileSync(join(root, own), theirs);
    return text;
  };
  const edit = { ...pair, path: ["legalName"], value: "Mine Limited" };
  expect(applied(edit, { tidy, wording }).is).toBe("overtaken");
  expect(read(own)).toBe(theirs);
});
