import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shownEntries } from "../../../publish/inspect/shown-entries.ts";
import { inspected } from "../../../publish/studio/inspected.ts";
import type { Questions } from "../../../publish/studio/questions.ts";
import { unreadLayers, unreadOf } from "../../../publish/studio/unread/unread-layers.ts";
import { assertPair } from "./assert-pair.ts";
import type { DeskDocuments } from "./desk-documents.ts";

export function answerInspect(desk: DeskDocuments, seen: Questions["inspect"]["asked"]) {
  const { all: documents, faults } = desk.read();
  assertPair(documents, faults, seen);
  const sourcesOf = (widget: string) => sourcesIn(join(desk.root, "widgets", widget));
  return { told: inspected({ documents, schemas: desk.schemas(), sourcesOf }, seen) };
}

export function answerShown(desk: DeskDocuments, showing: Questions["shown"]["asked"]) {
  const { all: documents, faults } = desk.read();
  // The page of a brand whose file has just been broken asks once more before it says so.
  if (unreadOf(unreadLayers(documents, faults), showing).length > 0) return { told: { entries: [] } };
  assertPair(documents, faults, showing);
  return { told: { entries: shownEntries(documents, desk.schemas(), showing) } };
}

/** What draws a widget: its code and its style. */
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /(?<!\.test|\.props)\.(tsx?|css)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
