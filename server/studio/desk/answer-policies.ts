import { sameElements } from "../../../publish/check/memo/memo.ts";
import { Project } from "../../../publish/check/given/project.ts";
import type { Document } from "../../../publish/documents/document.ts";
import { type PolicySheet, policySheets } from "../../../publish/studio/policy-sheets.ts";
import { unreadLayers } from "../../../publish/studio/unread/unread-layers.ts";
import type { DeskDocuments } from "./desk-documents.ts";

interface Found {
  readonly of: readonly Document[];
  /** The layers that could not be read. */
  readonly unread: readonly string[];
  readonly policies: readonly PolicySheet[];
}

/** What became of each policy the last time, and of which documents: of 500 pairs it takes a second to find. */
const last = new WeakMap<object, Found>();

export function answerPolicies(desk: Pick<DeskDocuments, "root" | "read">) {
  const { all: of, faults } = desk.read();
  const layers = unreadLayers(of, faults);
  const unread = layers.map(({ file }) => file);
  const kept = last.get(desk);
  const policies =
    kept && sameElements(kept.of, of) && sameElements(kept.unread, unread)
      ? kept.policies
      : policySheets(new Project({ root: desk.root, all: of }), layers);
  last.set(desk, { of, unread, policies });
  return { told: { policies } };
}
