import { expect, it } from "vitest";
import { amountField, edited, loan, record, root } from "../../../tests/published-project.ts";
import { readDocuments } from "../../documents/read-documents.ts";
import { behaviourOf } from "../records/published-behaviour.ts";
import { behaviourNow } from "./behaviour-now.ts";

it("what came besides is kept by the same version, and a document that does otherwise as it was published", () => {
  const last = behaviourOf(JSON.parse(record));
  const documents = (texts: ReadonlyMap<string, string>) => behaviourNow(readDocuments(root, texts), last);
  const added = documents(
    new Map([[loan, edited(loan, amountField, `{ "use": "fact", "with": { "name": "a" } }, ${amountField}`)]]),
  );
  expect(added.differences).toEqual([]);
  expect(added.kept).toContain('      ["  use fact",{"with":{"name":"a"}}],');
  expect(added.kept).toContain('{"version":1,"why":"The first day."}');
  const changed = documents(new Map([[loan, edited(loan, '"in": [1, 2]', '"in": [1, 20]')]]));
  expect(changed.differences).toEqual([`${loan} children[2].each.in[1]: 2 → 20`]);
  expect(changed.kept).toBe(record);
  const { version, text } = changed.next("Twenty days.");
  expect(version).toBe(2);
  expect(text).toContain('{"version":2,"why":"Twenty days."}');
  expect(text).toContain('["  text-line",{"each":{"in":[1,20]}');
});
