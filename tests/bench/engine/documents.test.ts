import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkDocuments } from "../../../publish/check/check-documents.ts";
import { formatFault } from "../../../publish/check/given/report.ts";
import { choices, cities, formSpec, type FormSpec } from "../workload.ts";
import { grown } from "./grown.ts";
import { benchPacks } from "./published.ts";
import { billsCall, formScreen, listScreen, rules, texts } from "./documents.ts";
import { widgetSchemas } from "./widget-schemas.ts";

const base = JSON.parse(readFileSync("brands/base.brand.json", "utf8"));

/** The bench's documents where the repository's own would lie. */
function laid(spec: FormSpec): Map<string, string> {
  const form = formScreen(spec, "bench-form");
  const words = { $schema: "../../schemas/text.schema.json", id: "bench", texts: texts(spec) };
  // No text says in one language what it says in another.
  const others = Object.entries(words.texts).map(([key, text]) => [key, `${text}`.replace(/^(?=\p{L}+ )/u, "字段 ")]);
  const documents: [string, unknown][] = [
    // What is measured has no header; a page without one would be a dead end.
    ["screens/bench/bench-form.screen.json", { ...form, header: "back" }],
    ["screens/bench/bench-list.screen.json", listScreen],
    ["api/bench/bench-bills.call.json", billsCall],
    ["locales/en_US/bench.text.json", words],
    ["locales/zh_CN/bench.text.json", { ...words, texts: Object.fromEntries(others) }],
    ...rules.map((rule): [string, unknown] => [`rules/validation/${rule.id}.rule.json`, rule]),
    ...widgetSchemas.map((widget): [string, unknown] => [`widgets/${widget.type}/${widget.type}.schema.json`, widget]),
    ["brands/base.brand.json", { ...base, constants: { ...base.constants, cities, choices } }],
  ];
  return new Map(documents.map(([file, document]) => [file, JSON.stringify(document)]));
}

/** The repository's schemas, where a brand may have the lists of the workload. */
const schemas = mkdtempSync(join(tmpdir(), "bench-schemas-"));
cpSync("schemas", schemas, { recursive: true });
const brandSchema = join(schemas, "brand.schema.json");
const brand = JSON.parse(readFileSync(brandSchema, "utf8"));
const options = { type: "array", items: { $ref: "#/$defs/benchOption" } };
brand.$defs.benchOption = {
  type: "object",
  properties: { value: { type: "string" }, label: { type: "string" } },
};
brand.properties.constants.properties.cities = { type: "object", additionalProperties: options };
brand.properties.constants.properties.choices = {
  type: "object",
  properties: Object.fromEntries(Object.keys(choices).map((name) => [name, options])),
};
writeFileSync(brandSchema, JSON.stringify(brand));
afterAll(() => rmSync(schemas, { recursive: true }));

function faults(spec: FormSpec): string[] {
  const overlay = laid(spec);
  // A smaller form leaves some of the lists unread.
  const only = [...overlay.keys()].filter((file) => file !== "brands/base.brand.json");
  return checkDocuments(process.cwd(), { overlay, only, schemas }).errors.map(formatFault);
}

describe("the documents of the benchmark", () => {
  it.each([30, 300])("the form of %i fields and the list are documents that the checker passes", (count) => {
    expect(faults(formSpec(count))).toEqual([]);
  });

  it("what is wrong in them would be found", () => {
    const spec = formSpec(30);
    const [group] = spec.groups;
    if (!group) throw new Error("the form has no groups");
    const [field] = group.fields;
    const broken = { ...group, fields: [{ ...field, optionsBy: "nobody", type: "select" } as never] };
    expect(faults({ groups: [broken] })).toEqual([
      expect.stringContaining('expected a declared field, found "nobody"'),
    ]);
  });

  it("the form holds every field of the workload, under its rule", () => {
    const { form = {} } = formScreen(formSpec(300), "bench-form-300");
    expect(Object.keys(form)).toHaveLength(300);
    expect(form).toMatchObject({
      address_0: { rule: "bench-long", live: true },
      birthday_9: { rule: "bench-required", live: true },
    });
  });

  it.each([
    ["bench-form-300", 10],
    ["bench-form-900", 30],
  ])("a bundle that brings the smallest form makes %s of it as it is published", (id, copies) => {
    const packs = benchPacks();
    const [made, published] = [grown(packs["bench-form-30"] ?? "", id, copies), packs[id] ?? ""].map(
      (text) => JSON.parse(text) as { pack: unknown; texts: object },
    );
    expect(made?.pack).toEqual(published?.pack);
    expect(made?.texts).toMatchObject(published?.texts ?? {});
  });
});
