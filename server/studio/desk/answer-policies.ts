import { Project } from "../../../publish/check/given/project.ts";
import { policySheets } from "../../../publish/studio/policy-sheets.ts";
import type { DeskDocuments } from "./desk-documents.ts";

export function answerPolicies(desk: DeskDocuments) {
  return { told: { policies: policySheets(new Project({ root: desk.root, all: desk.documents() })) } };
}
