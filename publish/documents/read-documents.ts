import { readFileSync } from "node:fs";
import { join } from "node:path";
import { messages } from "../faults/messages.ts";
import type { Document, Fault } from "./document.ts";
import { joinLikes } from "./join-likes.ts";
import { kindOf, widgetOf } from "./kinds.ts";
import { listFiles } from "./list-files.ts";
import { parseDocument } from "./parse-document.ts";
import { wholeCalls } from "./whole-calls.ts";
import { wholeDecisions } from "./whole-decisions.ts";

/** Texts laid over the files of a root, by path below it; null takes a file away. */
export type Overlay = ReadonlyMap<string, string | null>;

/** What a root holds: the documents that could be read, and what is wrong with the others. */
export interface Documents {
  readonly root: string;
  readonly all: readonly Document[];
  readonly faults: readonly Fault[];
  /** The widgets that there are, also those whose schema cannot be read. */
  readonly widgets: readonly string[];
}

/** Reads every document below a root, in the order of their paths. */
export function readDocuments(root: string, overlay: Overlay = new Map()): Documents {
  const all: Document[] = [];
  const faults: Fault[] = [];
  const files = new Set([...listFiles(root), ...overlay.keys()]);
  for (const file of [...files].sort()) {
    const laid = overlay.get(file);
    if (laid === null) continue;
    const kind = kindOf(file);
    if (!kind) {
      faults.push({ ...messages.unknownKind(), file, line: 1, column: 1, path: "" });
      continue;
    }
    const parsed = parseDocument(kind.name, file, laid ?? readFileSync(join(root, file), "utf8"));
    if ("document" in parsed) all.push(parsed.document);
    else faults.push(...parsed.faults);
  }
  const widgets = [...files].flatMap((file) =>
    kindOf(file)?.name === "widget" && overlay.get(file) !== null ? (widgetOf(file) ?? []) : [],
  );
  const joined = joinLikes(all);
  const calls = wholeCalls(joined.all);
  const decisions = wholeDecisions(calls.all);
  const later = [...joined.faults, ...calls.faults, ...decisions.faults];
  // What cannot be read is missing wherever it is named: that is said once, of itself.
  return { root, all: decisions.all, widgets, faults: faults.length > 0 ? faults : later };
}
