import { expect, it } from "vitest";
import type { Schema } from "../../documents/schema.ts";
import { schemasOf } from "../../reference/schemas-of.ts";
import { brandForm, type FormField, type Takes } from "./brand-form.ts";

const colour = { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" };

/** The fields that a schema of brands gives, each by its path. */
function fieldsOf(properties: Schema, brand: unknown = {}): ReadonlyMap<string, FormField> {
  const schema = { properties: { $schema: {}, id: {}, ...properties }, $defs: { colour } };
  const schemas = {
    schema: () => schema,
    resolve: (ref: string) => (ref === "brand.schema.json#/$defs/colour" ? colour : undefined),
  };
  const fields = brandForm(schemas, brand).flatMap((section) => section.fields);
  return new Map(fields.map((field) => [field.path.join("."), field]));
}

it.each<[what: string, schema: Schema, takes: Takes]>([
  ["a feature", { type: "boolean" }, { is: "switch" }],
  ["one of a few", { type: "string", enum: ["plain", "warm"] }, { is: "choice", of: ["plain", "warm"] }],
  [
    "one of a few, or a file",
    { type: "string", if: { pattern: "^/" }, then: { expects: "a file" }, else: { enum: ["arc", "leaf"] } },
    { is: "choice", of: ["arc", "leaf"], or: "a file" },
  ],
  [
    "an amount",
    { type: "integer", minimum: 100, maximum: 9000, unit: "kobo" },
    { is: "number", whole: true, least: 100, most: 9000, unit: "kobo" },
  ],
  ["a rate", { type: "number" }, { is: "number", whole: false }],
  ["a colour that the schema defines", { $ref: "#/$defs/colour", title: "Ground" }, { is: "colour" }],
  ["words", { type: "string", maxLength: 40 }, { is: "text", longest: 40 }],
  ["names in an order", { type: "array", uniqueItems: true, items: { type: "string" } }, { is: "order" }],
  ["words or nothing", { type: ["string", "null"] }, { is: "text", none: true }],
  [
    "banners",
    {
      type: "array",
      maxItems: 12,
      items: {
        type: "object",
        required: ["id"],
        properties: { id: { type: "string", title: "Id" }, tone: { enum: ["soft", "loud"] } },
      },
    },
    {
      is: "records",
      most: 12,
      fields: [
        { path: ["id"], title: "Id", says: "", bounds: "", takes: { is: "text" }, required: true },
        {
          path: ["tone"],
          title: "Tone",
          says: "",
          bounds: "",
          takes: { is: "choice", of: ["soft", "loud"] },
          required: false,
        },
      ],
    },
  ],
  ["what has no fields", { type: "array", items: { type: "object" } }, { is: "other" }],
  [
    "what lies deeper than a row",
    { type: "array", items: { type: "object", properties: { inner: { type: "array" } } } },
    { is: "other" },
  ],
  [
    "numbers by channel",
    { type: "object", additionalProperties: { type: ["array", "null"], items: { type: "string" } } },
    { is: "named lists" },
  ],
  [
    "numbers by channel, with what both are",
    {
      type: "object",
      propertyNames: { title: "Channel" },
      additionalProperties: { type: "array", items: { type: "string", title: "Phone numbers" } },
    },
    { is: "named lists", name: "Channel", words: "Phone numbers" },
  ],
])("%s is set by a control of its kind", (_, schema, takes) => {
  expect(fieldsOf({ group: { type: "object", properties: { value: schema } } }).get("group.value")?.takes).toEqual(
    takes,
  );
});

it("K9 a moment lies between days", () => {
  const moment = { type: "integer", unit: "epoch seconds", minimum: 946_681_200, maximum: 4_102_441_200 };
  expect(fieldsOf({ since: moment }).get("since")?.bounds).toBe("1 January 2000 to 1 January 2100");
});

it("a list says how many entries it takes", () => {
  const banners = { type: "array", maxItems: 12, items: { type: "object", properties: { id: { type: "string" } } } };
  expect(fieldsOf({ banners }).get("banners")?.bounds).toBe("at most 12 entries");
});

it("K9 the moment since when the app is online is one of days", () => {
  const fields = brandForm(schemasOf(process.cwd()), {}).flatMap((section) => section.fields);
  expect(fields.find(({ path }) => path.join(".") === "constants.onlineTime")).toMatchObject({
    title: "Online since",
    bounds: "1 January 2000 to 1 January 2100",
    takes: { is: "number", unit: "epoch seconds" },
  });
});

it("audit numbers are asked for as what they are: a channel, and phone numbers", () => {
  const fields = brandForm(schemasOf(process.cwd()), {}).flatMap((section) => section.fields);
  expect(fields.find(({ path }) => path.join(".") === "lists.auditPhones")?.takes).toEqual({
    is: "named lists",
    name: "Channel",
    words: "Phone numbers",
  });
});

it("a feature that the schema comes to name is in the form at once, by its title, with what it means", () => {
  const flags = { voucher: { type: "boolean", title: "Coupons", description: "Coupons and their list." } };
  const added = { ...flags, savings: { type: "boolean", title: "Savings", description: "A pocket to save in." } };
  const form = (properties: object) => fieldsOf({ flags: { type: "object", title: "Features", properties } });
  expect([...form(flags).keys()]).toEqual(["flags.voucher"]);
  expect(form(added).get("flags.savings")).toEqual({
    path: ["flags", "savings"],
    title: "Savings",
    says: "A pocket to save in.",
    bounds: "",
    takes: { is: "switch" },
  });
});

it("a feature says as what it is taken where nobody says it, where the schema does", () => {
  const form = fieldsOf({ rises: { type: "boolean", default: true }, other: { type: "boolean" } });
  expect([form.get("rises")?.fallback, form.get("other")?.fallback]).toEqual([true, undefined]);
});

it("what a brand names itself has the fields of each of its names", () => {
  const menus = {
    type: "object",
    additionalProperties: {
      type: "object",
      properties: { order: { type: "array", uniqueItems: true, items: { type: "string" } } },
    },
  };
  const found = fieldsOf({ menus }, { menus: { "my-money": { order: [] }, help: { order: [] } } });
  expect([...found.values()].map(({ path, title }) => [path.join("."), title])).toEqual([
    ["menus.my-money.order", "My money"],
    ["menus.help.order", "Help"],
  ]);
});

it("a value of a group inside a section is called by its group and by itself, one of the section by itself", () => {
  const days = { from: { type: "integer", title: "At least" }, to: { type: "integer", title: "At most" } };
  const properties = {
    withdrawalDays: { type: "object", title: "Time of a withdrawal", properties: days },
    codes: { type: "object", title: "Codes", properties: { sms: { type: "integer", title: "SMS" } } },
    bare: { type: "object", properties: { first: { type: "integer", title: "First" } } },
    dueTime: { type: "string", title: "Due time" },
  };
  const found = fieldsOf({ constants: { type: "object", title: "Figures", properties } });
  expect([...found.values()].map(({ title }) => title)).toEqual([
    "Time of a withdrawal: at least",
    "Time of a withdrawal: at most",
    "Codes: SMS",
    "First",
    "Due time",
  ]);
});

it("what a document is called by is no value", () => expect([...fieldsOf({}).keys()]).toEqual([]));

it("values that are part of nothing else stand first, together", () => {
  const schema = { properties: { flags: { type: "object", properties: {} }, name: { type: "string" } } };
  expect(brandForm({ schema: () => schema, resolve: () => undefined }, {}).map(({ id }) => id)).toEqual([
    "brand",
    "flags",
  ]);
});
