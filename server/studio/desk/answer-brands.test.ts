import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answers } from "./answers.ts";
import { DeskDocuments } from "./desk-documents.ts";

let root: string;
let desk: DeskDocuments;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "brands-"));
  cpSync("tests/fixtures/project", root, { recursive: true });
  symlinkSync(join(process.cwd(), "schemas"), join(root, "schemas"));
  const base = join(root, "brands/base.brand.json");
  writeFileSync(base, readFileSync(base, "utf8").replace("../../../../schemas", "../schemas"));
  write("brands/business/717.brand.json", '{ "id": "717", "name": "Second" }\n');
  write(own, whole);
  desk = new DeskDocuments(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const own = "brands/business/716.brand.json";
const whole = '{\n  "id": "716",\n  "name": "Corvanta",\n  "legalName": "Corvanta Limited"\n}\n';
const noComma = whole.replace('"Corvanta",', '"Corvanta"');
const write = (file: string, text: string) => {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
};
const cards = () =>
  answers.brands(desk, {}).told.cards.map(({ pair, name, unread }) => [pair, name, ...unread.map(({ line }) => line)]);
const lacking = 'malformed JSON: expected "," between two entries, found none';
const pair = { business: "716", channel: "302" };

it("B2 the pairs of a file that cannot be read are listed by their name, with the file and the line", () => {
  write(own, noComma);
  expect(cards()).toEqual([
    ["716-302", "Corvanta", 3],
    ["716-304", "Corvanta", 3],
    ["717-302", "Second"],
    ["717-304", "Second"],
  ]);
  expect(answers.brands(desk, {}).told.cards[0]?.unread).toEqual([{ file: own, line: 3, message: lacking }]);
  write(own, whole);
  expect(cards()[0]).toEqual(["716-302", "Corvanta"]);
});

it("B2 a quote that is missing, a file of no text and one without an end take no pair away either", () => {
  const pairs = ["716-302", "716-304", "717-302", "717-304"];
  for (const text of [whole.replace('"name"', '"name'), "", "{", "[".repeat(100), "\ufffd"]) {
    write(own, text);
    expect(cards().map(([name]) => name)).toEqual(pairs);
    expect(cards()[0]).toHaveLength(3);
  }
});

it("a brand of which a file cannot be read is told as such with the line, and is there again once that is mended", () => {
  write(own, noComma);
  expect(answers.brand(desk, pair).told).toEqual({
    pair: "716-302",
    unread: [{ file: own, line: 3, message: lacking }],
  });
  expect(answers.brand(desk, { business: "717", channel: "302" }).told).toMatchObject({ name: "Second" });
  expect(() => answers.brand(desk, { business: "999", channel: "302" })).toThrow("There is no brand 999-302.");
  write(own, whole);
  expect(answers.brand(desk, pair).told).toMatchObject({ pair: "716-302", name: "Corvanta" });
});

it("a pair's own file that cannot be read is no less told of: its values would be others'", () => {
  write("brands/pair/716-302.brand.json", '{ "id": "716-302" "name": "Only here" }');
  expect(answers.brand(desk, pair).told).toMatchObject({
    unread: [{ file: "brands/pair/716-302.brand.json", line: 1 }],
  });
  expect(cards().map(([, , line]) => line)).toEqual([1, undefined, undefined, undefined]);
});

it("an edit of it, and a comparison with it, say which file cannot be read and where", async () => {
  write(own, noComma);
  const said = `What is said for business 716 cannot be read: ${lacking} (${own}:3). Mend it there first.`;
  await expect(answers.edit(desk, { ...pair, path: ["name"], value: "Other" })).rejects.toThrow(said);
  expect(() => answers.compare(desk, { left: pair, right: { business: "717", channel: "302" } })).toThrow(said);
  expect(readFileSync(join(root, own), "utf8")).toBe(noComma);
  await expect(answers.edit(desk, { business: "999", channel: "302", path: ["name"], value: "Other" })).rejects.toThrow(
    "There is no brand 999-302.",
  );
});

it("B3 a card is drawn in the colours of its own layers, and of those of others where it has none", () => {
  const theme = (id: string, values: unknown) => JSON.stringify({ id, theme: values });
  const brand = (colour: string) => ({ "color-brand": colour });
  write("brands/business/717.brand.json", theme("717", { ...brand("#112233"), "art-1": "#000000" }));
  write("brands/channel/304.brand.json", theme("304", { ...brand("#445566"), "radius-card": "0.3rem" }));
  write("brands/pair/717-302.brand.json", theme("717-302", { "color-brand": null }));
  const said = {
    "color-ground": "#FFFFFF",
    "color-surface": "#FFFFFF",
    "color-ink": "#111111",
    "color-on-brand": "#FFFFFF",
    "radius-card": "0.16rem",
  };
  expect(answers.brands(desk, {}).told.cards.map((card) => [card.pair, card.theme])).toEqual([
    ["716-302", { ...said, ...brand("#0B6655") }],
    ["716-304", { ...said, ...brand("#445566"), "radius-card": "0.3rem" }],
    ["717-302", said],
    ["717-304", { ...said, ...brand("#445566"), "radius-card": "0.3rem" }],
  ]);
});
