import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDocuments } from "../documents/read-documents.ts";
import { check } from "../../tests/check.ts";
import { checkDocuments } from "./check-documents.ts";

const project = "tests/fixtures/project";
const { all } = readDocuments(project);
const documents = all.filter(({ kind }) => kind !== "widget");

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The places of a document, as functions that put another value there. */
function places(value: Json, put: (changed: Json) => Json): ((changed: Json) => Json)[] {
  if (typeof value !== "object" || value === null) return [put];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    places(child, (changed) =>
      put(Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }),
    ),
  );
  return [put, ...inner];
}

describe("checkDocuments", () => {
  it("R1 says what is wrong and never throws, whatever stands at any place of any document", () => {
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom<Json>(
        { var: "item.x" },
        { $: { var: [] } },
        { $t: 5 },
        [[]],
        { widget: 5 },
        { do: null },
        "with.x",
        { "": {} },
      ),
    ) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), odd, (which, where, changed) => {
        const document = documents[which % documents.length];
        if (!document) return;
        const puts = places(document.data as Json, (whole) => whole);
        const text = JSON.stringify(puts[where % puts.length]?.(changed));
        const { errors } = check(project, { overlay: new Map([[document.file, text]]) });
        for (const { file, line, column, message } of errors) {
          expect(file).not.toBe("");
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
          expect(message).not.toMatch(/undefined|\[object/);
        }
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it("gives the faults of the files asked for alone, found with all documents in view", () => {
    const overlay = new Map([
      ["screens/loan/one.screen.json", "{"],
      ["screens/loan/two.screen.json", "{"],
    ]);
    const { errors } = checkDocuments(project, { overlay, only: ["screens/loan/two.screen.json"] });
    expect([...new Set(errors.map(({ file }) => file))]).toEqual(["screens/loan/two.screen.json"]);
  });

  it("B9 checks an edit laid over the files without touching them", () => {
    const file = "brands/channel/302.brand.json";
    expect(checkDocuments(project, { overlay: new Map([[file, "{"]]) }).errors).not.toEqual([]);
    expect(checkDocuments(project).errors).toEqual([]);
  });
});
