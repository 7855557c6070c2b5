import { sameElements } from "../../../publish/check/memo/memo.ts";
import { Project } from "../../../publish/check/given/project.ts";
import type { Document } from "../../../publish/documents/document.ts";
import { type PolicySheet, policySheets } from "../../../publish/studio/policy-sheets.ts";
import type { DeskDocuments } from "./desk-documents.ts";

/** What became of each policy the last time, and of which documents: of 500 pairs it takes a second to find. */
const last = new WeakMap<object, { readonly of: readonly Document[]; readonly policies: readonly PolicySheet[] }>();

export function answerPolicies(desk: Pick<DeskDocuments, "root" | "documents">) {
  const of = desk.documents();
  const kept = last.get(desk);
  const policies =
    kept && sameElements(kept.of, of) ? kept.policies : policySheets(new Project({ root: desk.root, all: of }));
  last.set(desk, { of, policies });
  return { told: { policies } };
}
