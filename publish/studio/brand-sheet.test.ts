import { expect, it } from "vitest";
import { jsonOf } from "../documents/json.ts";
import { parseDocument } from "../documents/parse-document.ts";
import type { Document } from "../documents/document.ts";
import { brandCards } from "./brand-cards.ts";
import { brandSheet } from "./brand-sheet.ts";

function read(kind: string, file: string, text: string): Document {
  const parsed = parseDocument(kind, file, text);
  if (!("document" in parsed)) throw new Error(file);
  return parsed.document;
}

const brand = (name: string, text: string) => read("brand", `brands/${name}.brand.json`, text);
const documents = [
  brand(
    "base",
    '{ "id": "base",\n "flags": { "voucher": true, "redBag": false },\n "menus": { "my": { "order": ["help"] } } }',
  ),
  brand("business/716", '{ "id": "716", "name": "Corvanta",\n\n "flags": { "voucher": false } }'),
  brand("business/717", '{ "id": "717", "name": "Zumaly" }'),
  brand("channel/104", '{ "id": "104" }'),
  brand("channel/301", '{ "id": "301", "flags": { "redBag": true } }'),
  read(
    "menu",
    "screens/account/menus/my.menu.json",
    '{ "id": "my", "items": { "help": { "label": { "$t": "my.help" } }, "coupons": { "when": "brand.flags.voucher" } } }',
  ),
  read("text", "locales/en_US/my.text.json", '{ "id": "my", "texts": { "help": "Help" } }'),
];
const schema = jsonOf(`{
  "properties": {
    "name": { "type": "string" },
    "flags": {
      "type": "object",
      "properties": { "voucher": { "type": "boolean", "title": "Coupons" }, "redBag": { "type": "boolean" } }
    },
    "menus": {
      "type": "object",
      "additionalProperties": {
        "type": "object",
        "properties": { "order": { "type": "array", "uniqueItems": true, "items": { "type": "string" } } }
      }
    }
  }
}`);
const schemas = { schema: () => Object(schema), resolve: () => undefined };

const fieldOf = (business: string, channel: string, path: string) => {
  const { sections } = brandSheet(documents, schemas, business, channel);
  return sections.flatMap(({ fields }) => fields).find((field) => field.path.join(".") === path);
};

it("B3 a value says which layer set it, in which line, and what holds without it", () => {
  expect(fieldOf("716", "104", "flags.voucher")).toMatchObject({ value: false, by: 1, line: 3, below: true });
  expect(fieldOf("717", "104", "flags.voucher")).toMatchObject({ value: true, by: 0, line: 2, below: undefined });
  expect(fieldOf("716", "301", "flags.redBag")).toMatchObject({ value: true, by: 2, below: false });
});

it("B3 each layer says what it says itself, and nothing where it is silent", () => {
  expect(fieldOf("716", "301", "flags.redBag")?.said).toEqual([{ value: false }, null, { value: true }, null]);
});

it("B3 layers say how many brands they reach", () => {
  expect(brandSheet(documents, schemas, "716", "104").layers).toEqual([
    { name: "base", file: "brands/base.brand.json", reaches: 4 },
    { name: "business", file: "brands/business/716.brand.json", reaches: 2 },
    { name: "channel", file: "brands/channel/104.brand.json", reaches: 2 },
    { name: "pair", file: "brands/pair/716-104.brand.json", reaches: 1 },
  ]);
});

it("what may stand in a menu is offered in borrowers' words, with the features that it needs", () => {
  expect(fieldOf("716", "104", "menus.my.order")?.options).toEqual([
    { id: "help", label: "Help", needs: [] },
    { id: "coupons", label: undefined, needs: [{ title: "Coupons", on: false }] },
  ]);
});

it("B2 every pair has a card, with the files that it is made of", () => {
  const cards = brandCards(documents);
  expect(cards.map(({ pair, name }) => [pair, name])).toEqual([
    ["716-104", "Corvanta"],
    ["716-301", "Corvanta"],
    ["717-104", "Zumaly"],
    ["717-301", "Zumaly"],
  ]);
  expect(cards[0]?.files).toEqual([
    "brands/base.brand.json",
    "brands/business/716.brand.json",
    "brands/channel/104.brand.json",
    "brands/pair/716-104.brand.json",
  ]);
});

it("cards are in the order in which their codes count", () => {
  const [layer] = documents.filter(({ file }) => file === "brands/channel/104.brand.json");
  if (!layer) throw new Error("the project has no channel 104");
  const more = ["3", "1"].map((code) => ({ ...layer, file: `brands/channel/${code}.brand.json` }));
  const pairs = brandCards([...documents, ...more]).map(({ pair }) => pair);
  expect(pairs.slice(0, 5)).toEqual(["716-1", "716-3", "716-104", "716-301", "717-1"]);
});
