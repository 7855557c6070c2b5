import { expect, it } from "vitest";
import { readDocuments } from "../../../publish/documents/read-documents.ts";
import { answerPolicies } from "./answer-policies.ts";

it("what becomes of the policies is found once for the same documents, and anew for others", () => {
  const { root, all, ...others } = readDocuments(process.cwd());
  let documents = all;
  // Read anew each time, as the folder is.
  const desk = { root, read: () => ({ root, ...others, all: [...documents] }) };
  const { policies } = answerPolicies(desk).told;
  expect(policies.length).toBeGreaterThan(5);
  expect(answerPolicies(desk).told.policies).toBe(policies);
  documents = all.filter(({ file }) => file !== policies[0]?.file);
  expect(answerPolicies(desk).told.policies).toEqual(policies.slice(1));
});
