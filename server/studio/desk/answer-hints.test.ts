import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { answerComplete, answerHover } from "./answer-hints.ts";
import { DeskDocuments } from "./desk-documents.ts";

vi.setConfig({ testTimeout: 60_000 });

const desk = new DeskDocuments(process.cwd());
const brand = "brands/business/716.brand.json";
const screen = "screens/loan/lend-confirm.screen.json";

/** A document with something written otherwise; where the cursor is says `|`. */
function spot(file: string, instead: string, written: string) {
  const text = readFileSync(file, "utf8");
  expect(text, `${file} no longer says what this test is about`).toContain(instead);
  const typed = text.replace(instead, written);
  const at = typed.indexOf("|");
  return { file, text: typed.replace("|", ""), at };
}

describe("what may be written at a place of a document", () => {
  it.each<[what: string, file: string, instead: string, written: string, name: string, becomes: string]>([
    ["a flag", brand, '"flags": {', '"flags": {\n    "vou|"\n', "voucher", '"flags": {\n    "voucher": true'],
    ["a widget", screen, '"widget": "stack"', '"widget": "sta|"', "stack", '"widget": "stack"'],
    ["a value that is read", screen, '"$": "journey.order.loanAmount"', '"$": "jour|"', "journey", '"$": "journey"'],
    [
      "what follows in it",
      screen,
      '"$": "journey.order.productId"',
      '"$": "journey.|"',
      "journey.order",
      '"journey.order"',
    ],
    ["an operator", screen, '"ready": { "and"', '"ready": { "a|"', "and", '"ready": { "and"'],
    ["nothing before it", brand, '"flags": {', '"flags": { |', "voucher", '"flags": { "voucher": true'],
  ])("%s is offered, and written where the cursor is", async (_, file, instead, written, name, becomes) => {
    const asked = spot(file, instead, written);
    const { from, to, offered } = (await answerComplete(desk, asked)).told;
    const one = offered.find((suggestion) => suggestion.name === name);
    expect(offered.map((suggestion) => suggestion.name)).toContain(name);
    expect(asked.text.slice(0, from) + (one?.text ?? "") + asked.text.slice(to)).toContain(becomes);
  });

  it("of a flag it is said what it does, and its value is chosen, to be typed over", async () => {
    const { offered } = (await answerComplete(desk, spot(brand, '"flags": {', '"flags": {\n    "mess|",'))).told;
    const one = offered.find(({ name }) => name === "askContacts");
    expect(one).toMatchObject({
      typed: '"askContacts"',
      says: [expect.stringContaining("Emergency contacts may be picked from the phone's own")],
      text: '"askContacts": false',
    });
    expect(one?.text.slice(one.chosen.from, one.chosen.to)).toBe("false");
  });

  it("what is there already is not offered again", async () => {
    const { offered } = (await answerComplete(desk, spot(brand, '"flags": {', '"flags": {\n    "|",'))).told;
    expect(offered.map(({ name }) => name)).not.toContain("messageCenter");
  });
});

describe("what is said of a place of a document", () => {
  it.each<[what: string, file: string, instead: string, written: string, says: readonly unknown[]]>([
    ["a value of a brand", brand, '"Corvanta"', '"Cor|vanta"', ["Name", "The name that the borrower sees."]],
    [
      "its key",
      brand,
      '"voice"',
      '"vo|ice"',
      [
        "brand.voice",
        expect.stringContaining("How the brand speaks"),
        expect.stringMatching(/^· "formal" for \d+ brands, set by brands\/business\/716\.brand\.json:8$/),
      ],
    ],
    [
      "a widget",
      screen,
      '"widget": "stack"',
      '"widget": "st|ack"',
      [expect.stringContaining("stack: Places its children")],
    ],
    ["a path", screen, '"brand.constants.', '"brand.const|ants.', ["brand.constants", expect.any(String)]],
  ])("%s: what it is", async (_, file, instead, written, says) => {
    expect((await answerHover(desk, spot(file, instead, written))).told.says).toEqual(
      expect.arrayContaining([...says]),
    );
  });

  it("what is being typed is looked at, not what the folder has", async () => {
    const typed = spot(brand, '"voice": "formal"', '"vo|ice": "warm"');
    expect((await answerHover(desk, typed)).told.says).toContainEqual(
      expect.stringMatching(/^· "warm" for .*716\.brand/),
    );
    const written = spot(brand, '"voice": "formal"', '"vo|ice": "formal"');
    expect((await answerHover(desk, written)).told.says).toContainEqual(
      expect.stringMatching(/^· "formal" for .*716\.b/),
    );
  });

  it.each(["", "{", '{ "name": ', "[]", "no document at all"])(
    "of %s nothing is said, and nothing breaks",
    async (text) => {
      expect((await answerHover(desk, { file: brand, text, at: text.length })).told).toEqual({ says: [] });
      await expect(answerComplete(desk, { file: brand, text, at: text.length })).resolves.toBeDefined();
    },
  );
});

it.each(["package.json", "brands/../package.json", "/etc/passwd"])(
  "%s is no document, of which nothing is told",
  async (file) => {
    await expect(answerComplete(desk, { file, text: "{}", at: 1 })).rejects.toThrow("is no document");
    await expect(answerHover(desk, { file, text: "{}", at: 1 })).rejects.toThrow("is no document");
  },
);
