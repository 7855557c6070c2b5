import { expect, it } from "vitest";
import type { DecisionDocument } from "../../../engine/document.ts";
import { decisionForm } from "./decision-form.ts";

const loan = {
  type: "object",
  properties: {
    balance: { type: "integer", wire: "money", description: "What is left." },
    due: { type: "integer", unit: "moment" },
    state: { $ref: "state.schema.json" },
    unread: { type: "string" },
  },
};
const elsewhere: Readonly<Record<string, object>> = {
  "loan.schema.json": loan,
  "state.schema.json": { type: "integer", known: [1, 2], description: "How it stands." },
};

/** The form of one input, which one row asks for by these paths and one case gives. */
function formOf(
  input: object,
  { reads = [], given }: { readonly reads?: readonly string[]; readonly given?: unknown },
) {
  const decision: DecisionDocument = {
    id: "any",
    inputs: { it: { ...input } },
    rows: [
      { id: "one", when: { and: reads.map((path) => ({ var: `inputs.${path}` })) }, then: [], because: "So." },
      { id: "two", then: [], because: "Else." },
    ],
    undecided: { then: [], because: "Unknown." },
    cases: [{ row: "one", given: given === undefined ? {} : { it: given } }],
  };
  return decisionForm(decision, (ref) => ({ ...elsewhere[ref] }));
}

it.each<[string, object, object]>([
  ["a truth", { type: "boolean" }, { is: "truth" }],
  ["one of several words", { type: "string", enum: ["ok", "busy"] }, { is: "choice", of: ["ok", "busy"] }],
  ["one of several codes", { type: "integer", enum: [-1, 0] }, { is: "choice", of: [-1, 0] }],
  ["a number", { type: "integer" }, { is: "number", whole: true }],
  ["an amount of kobo", { type: "integer", unit: "kobo" }, { is: "number", whole: true, unit: "kobo" }],
  ["an amount that travels as money", { type: "integer", wire: "money" }, { is: "number", whole: true, unit: "kobo" }],
  ["a number of days", { type: "number", unit: "days" }, { is: "number", whole: false, unit: "days" }],
  ["a code of which some are known", { type: "integer", known: [10] }, { is: "number", whole: true, known: [10] }],
  ["a text", { type: "string" }, { is: "text" }],
  ["a text of which some are known", { type: "string", known: ["risk"] }, { is: "text", known: ["risk"] }],
  ["a list of texts", { type: "array", items: { type: "string" } }, { is: "lines" }],
  ["a list of anything else", { type: "array", items: { type: "object" } }, { is: "data" }],
  ["an object of which nothing is known", { type: "object" }, { is: "data" }],
])("F6 %s", (_, input, takes) => {
  expect(formOf({ ...input, description: "What it is." }, {})).toEqual([
    { path: [], title: "", says: "", fields: [{ path: ["it"], title: "It", says: "What it is.", takes }] },
  ]);
});

it("F6 an object has the fields that a row asks for or a case gives, with what its own schema says of them", () => {
  const form = formOf({ $ref: "loan.schema.json" }, { reads: ["it.balance", "it.state"], given: { due: 1 } });
  expect(form).toEqual([
    {
      path: ["it"],
      title: "It",
      says: "",
      fields: [
        {
          path: ["it", "balance"],
          title: "Balance",
          says: "What is left.",
          takes: { is: "number", whole: true, unit: "kobo" },
        },
        { path: ["it", "due"], title: "Due", says: "", takes: { is: "number", whole: true, unit: "moment" } },
        {
          path: ["it", "state"],
          title: "State",
          says: "How it stands.",
          takes: { is: "number", whole: true, known: [1, 2] },
        },
      ],
    },
  ]);
});

it("F6 an amount does not say kobo, as it is shown in naira", () => {
  const [group] = formOf({ type: "integer", unit: "kobo", description: "The least at once, kobo." }, {});
  expect(group?.fields[0]?.says).toBe("The least at once.");
});

it("F6 an object that is this or that has what either has", () => {
  const input = {
    anyOf: [{ $ref: "loan.schema.json" }, { type: "object", properties: { late: { type: "boolean" } } }],
  };
  const [group] = formOf(input, { reads: ["it.due", "it.late"] });
  expect(group?.fields.map(({ path }) => path.join("."))).toEqual(["it.due", "it.late"]);
});
