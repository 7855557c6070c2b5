import { describe, expect, it } from "vitest";
import { changesOf } from "../compare/changes.ts";
import { brandData, brandPairs } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { parseDocument } from "../documents/parse-document.ts";
import { formatPath } from "../documents/position.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { schemasOf } from "../reference/schemas-of.ts";
import { brandComparison } from "./brand-comparison.ts";

const schemas = schemasOf(process.cwd());

function documentOf(kind: string, file: string, data: object): Document {
  const parsed = parseDocument(kind, file, JSON.stringify(data, null, 1));
  if (!("document" in parsed)) throw new Error(`${file} is broken`);
  return parsed.document;
}

/** A base, a business 1, and a channel 1 and 2 of which the second says what a case does. */
const twoChannels = (said: object): readonly Document[] => [
  documentOf("brand", "brands/base.brand.json", {
    id: "base",
    name: "Sample",
    flags: { voucher: true },
    constants: { minimumRepayment: 300_000 },
    home: { order: ["credit", "bill", "loan"], sections: { credit: { use: "credit" } } },
    menus: { "my-help": { order: ["help", "suggest"] } },
    tabs: { order: ["borrow", "my"], items: { borrow: { label: "tabs.borrow" }, my: { label: "tabs.my" } } },
  }),
  documentOf("brand", "brands/business/1.brand.json", { id: "1" }),
  documentOf("brand", "brands/channel/1.brand.json", { id: "1" }),
  documentOf("brand", "brands/channel/2.brand.json", { id: "2", ...said }),
  documentOf("text", "locales/en_US/tabs.text.json", { texts: { borrow: "Borrow", my: "My" } }),
];

const compared = (said: object) =>
  brandComparison(twoChannels(said), schemas, { business: "1", channel: "1" }, { business: "1", channel: "2" });

describe("what two brands have otherwise", () => {
  it.each<[what: string, said: object, found: [section: string, title: string, left: unknown, right: unknown][]]>([
    ["nothing", {}, []],
    ["nothing of what a layer says again", { flags: { voucher: true } }, []],
    ["a switch", { flags: { voucher: false } }, [["Features", "Coupons", true, false]]],
    ["a figure", { constants: { minimumRepayment: 1 } }, [["Figures", "Least repayment", 300_000, 1]]],
    ["what one has alone", { theme: { "color-ink": "#111111" } }, [["Look", "Ink", undefined, "#111111"]]],
    ["what a layer takes away", { name: null }, [["Brand", "Name", "Sample", undefined]]],
    [
      "a menu that one has alone",
      { menus: { "my-new": { order: ["help"] } } },
      [["Menus", "My new", undefined, ["help"]]],
    ],
    [
      "two sections, in the order of the form",
      { tabs: { order: ["my", "borrow"] }, name: "Other" },
      [
        ["Brand", "Name", "Sample", "Other"],
        ["Tabs", "Tabs", ["borrow", "my"], ["my", "borrow"]],
      ],
    ],
  ])("is %s", (_, said, found) => {
    const rows = compared(said).sections.flatMap(({ title, fields }) =>
      fields.map((field) => [title, field.title, field.left.value, field.right.value]),
    );
    expect(rows).toEqual(found);
  });

  it("B3 says who set each: the layer, its file and its line", () => {
    const [field] = compared({ flags: { voucher: false } }).sections[0]?.fields ?? [];
    expect(field?.left).toMatchObject({
      layer: { name: "base", file: "brands/base.brand.json", reaches: 2 },
      line: 5,
    });
    expect(field?.right).toMatchObject({
      layer: { name: "channel", file: "brands/channel/2.brand.json", reaches: 1 },
      line: 4,
    });
  });

  it("says of an order what moved, came and went, by the words that borrowers read", () => {
    const [field] = compared({ tabs: { order: ["my", "borrow"] } }).sections[0]?.fields ?? [];
    expect(field?.moves).toEqual(['"My" moves from 2nd to 1st']);
    expect(field?.left.order).toEqual([
      { label: "Borrow", is: "there too" },
      { label: "My", is: "moved" },
    ]);
    const [home] = compared({ home: { order: ["loan", "credit", "info"] } }).sections[0]?.fields ?? [];
    expect(home?.moves).toEqual(['"Info" comes as 3rd', '"Bill" goes; it was 2nd', '"Loan" moves from 3rd to 1st']);
    expect(home?.left.order?.map(({ is }) => is)).toEqual(["there too", "only here", "moved"]);
    expect(home?.right.order?.map(({ is }) => is)).toEqual(["moved", "there too", "only here"]);
  });

  it("B2 leaves nothing out in any pair of the product beside another", () => {
    const { all } = readDocuments(process.cwd());
    const [first, ...others] = brandPairs(all);
    if (!first) throw new Error("the product has brands");
    for (const other of others) {
      const { sections } = brandComparison(all, schemas, first, other);
      const told = sections.flatMap(({ fields }) =>
        fields.flatMap(({ path, left, right }) =>
          changesOf(left.value, right.value, formatPath(path)).map((change) => change.path),
        ),
      );
      const changes = changesOf(
        brandData(all, first.business, first.channel),
        brandData(all, other.business, other.channel),
      );
      expect(told.sort()).toEqual(changes.map(({ path }) => path).sort());
    }
  });
});
