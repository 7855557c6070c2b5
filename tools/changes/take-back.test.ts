import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { EditEntry, NewEdit } from "../../server/store/edit-journal.ts";
import { changeLine, changeLines } from "./change-lines.ts";
import { takeBack } from "./take-back.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changes-"));
  cpSync("tests/fixtures/project", root, { recursive: true });
  symlinkSync(join(process.cwd(), "schemas"), join(root, "schemas"));
  const base = join(root, "brands/base.brand.json");
  writeFileSync(base, readFileSync(base, "utf8").replace("../../../../schemas", "../schemas"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const file = "brands/business/716.brand.json";
const of = { pair: "716-302", layer: "business", path: ["flags", "voucher"] };
/** The one edit of this value, from what the file says to this. */
const edited = (value: string): { journal: Parameters<typeof takeBack>[1]; noted: NewEdit[]; before: string } => {
  const before = readFileSync(join(root, file), "utf8");
  const after = before.replace(/\{\s*/, `{\n  "flags": { "voucher": ${value} },\n  `);
  const noted: NewEdit[] = [];
  writeFileSync(join(root, file), after);
  const edit = { who: "ada", file, before, after, of, said: ['Features: "Coupons" is off, was on, in all 2 brands.'] };
  return {
    before,
    noted,
    journal: {
      undoable: async () => ({ ...edit, earlier: [before, after], setAgain: false, besides: [] }),
      add: async (one) => noted.push(one),
    },
  };
};

it("an edit is taken back to the byte, with what that does, and whose it was is noted", async () => {
  const { journal, noted, before } = edited("false");
  expect(await takeBack(root, journal, 7, "bola")).toEqual({
    lines: ['Taken back: “Features: "Coupons" is off, was on, in all 2 brands.”'],
    wrong: false,
  });
  expect(readFileSync(join(root, file), "utf8")).toBe(before);
  expect(noted).toMatchObject([{ who: "bola", file, of, undoes: 7, after: before }]);
});

it.each([
  [
    "was set otherwise by hand",
    (text: string) => text.replace('"voucher": false', '"voucher": true'),
    `${file}: It cannot be taken back: what it set is written otherwise by now, outside the studio.`,
    true,
  ],
  [
    "is again what it was, by hand",
    (text: string) => text.replace(/"flags": \{ "voucher": false \},\s*/, ""),
    "Nothing was left to take back: the file holds again what it held before.",
    false,
  ],
])("where the value %s nothing is taken back, and nothing noted", async (_, byHand, line, wrong) => {
  const { journal, noted } = edited("false");
  const now = byHand(readFileSync(join(root, file), "utf8"));
  writeFileSync(join(root, file), now);
  expect(await takeBack(root, journal, 7, "bola")).toEqual({ lines: [line], wrong });
  expect(readFileSync(join(root, file), "utf8")).toBe(now);
  expect(noted).toEqual([]);
});

it.each<[Partial<EditEntry>, string]>([
  [{ said: ["Coupons disappear."] }, `7  2026-11-27 05:00+01:00  ada: Coupons disappear. (${file})`],
  [{ said: [], of }, `7  2026-11-27 05:00+01:00  ada: Voucher was edited; no brand has anything otherwise. (${file})`],
  [
    { said: ["Coupons appear."], undoes: 6, undid: ["Coupons disappear."], undone: true },
    `7  2026-11-27 05:00+01:00  ada: Taken back: “Coupons disappear.” (${file}) It was taken back.`,
  ],
])("%j is told as %s", (more, line) => {
  const entry = { id: 7, at: "2026-11-27T04:00:00Z", who: "ada", file, said: [], undone: false, ...more };
  expect(changeLine(entry)).toBe(line);
});

it("what was found is told in lines, with how many more there are; what was not is said", () => {
  const change = { id: 3, at: "2026-11-27T04:00:00Z", who: "ada", file, of, said: ["One."], undone: false };
  const { length: lines } = changeLines({ changes: [change], more: 0 }, "one");
  expect(lines).toBe(1);
  expect(changeLines({ changes: [change], more: 199 }, "one").at(-1)).toBe(
    "These are the newest 1 of 200: more words find fewer.",
  );
  expect(changeLines({ changes: [], more: 0 }, "coupons")).toEqual(["No change is about that."]);
  expect(changeLines({ changes: [], more: 0 }, "")).toEqual(["Nothing was edited in the studio yet."]);
});
