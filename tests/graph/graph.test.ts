import { expect, it } from "vitest";
import { Project } from "../../publish/check/given/project.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { unusedDocuments } from "./unused.ts";

// What leads where, brand by brand, is held by the checker (publish/check/graph/).
it("S2 has no part, section, dialog, menu item, rule, decision or call that nothing uses", () => {
  expect(unusedDocuments(new Project(readDocuments(process.cwd())))).toEqual([]);
});
