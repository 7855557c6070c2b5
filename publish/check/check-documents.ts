import { existsSync } from "node:fs";
import { join } from "node:path";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import type { Document, Fault } from "../documents/document.ts";
import { type Overlay, readDocuments } from "../documents/read-documents.ts";
import { saidByAll } from "../documents/said-by.ts";
import { checks } from "./checks/all.ts";
import { checkSchema } from "./checks/schema.ts";
import { Project } from "./given/project.ts";
import { compareFaults, reportInto } from "./given/report.ts";
import { validators } from "./schema/validators.ts";
import { namesInSource } from "./given/source-names.ts";
import { isEntries } from "../documents/entries.ts";

export interface CheckOptions {
  /** Faults of these files alone; everything is checked all the same, since documents depend on each other. */
  readonly only?: readonly string[];
  /** Texts laid over the files of the root, by path below it; null takes a file away. */
  readonly overlay?: Overlay;
  /** The folder of the hand-written schemas; `schemas` of the root, else of the working directory. */
  readonly schemas?: string;
}

/** Faults sorted by place, and the documents that could be read. */
export interface Checked {
  readonly errors: readonly Fault[];
  /** What does no harm and yet is not what somebody meant; it refuses nothing. */
  readonly warnings: readonly Fault[];
  readonly documents: readonly Document[];
}

/**
 * Checks every document below a root: reading, schemas, references, expressions, decisions, brands, texts. Never throws
 * for a wrong document. While a file cannot be read, each document is checked by itself alone.
 */
export function checkDocuments(root: string, { only, overlay, schemas }: CheckOptions = {}): Checked {
  registerOperators(appOperators);
  const read = readDocuments(root, overlay);
  const faults: Fault[] = [...read.faults];
  const project = new Project(read);
  const widgets = saidByAll("widget", read.all.filter(isUsableWidget));
  const own = join(root, "schemas");
  const folder = schemas ?? (existsSync(join(own, "common.schema.json")) ? own : "schemas");
  const given = {
    project,
    schemas: folder,
    validators: validators(folder, widgets),
    source: namesInSource(root),
    report: reportInto(faults),
    fault: (fault: Fault) => void faults.push(fault),
  };
  // What is named in a file that cannot be read would seem to be missing everywhere else.
  const unread = read.faults.some(isReading);
  for (const check of unread ? [checkSchema] : checks) check(given);
  const asked = faults.filter(({ file }) => only === undefined || only.includes(file)).sort(compareFaults);
  return {
    errors: asked.filter((fault) => !isWarning(fault)),
    warnings: asked.filter(isWarning),
    documents: read.all,
  };
}

const isWarning = ({ severity }: Fault): boolean => severity === "warning";

/** Whether a fault is of reading: its file is not among the documents. */
export const isReading = ({ code }: Fault): boolean => code.startsWith("E1");

/** Whole enough to take part in the node schema; what it lacks is said by the check of its own schema. */
function isUsableWidget({ kind, data }: Document): boolean {
  return (
    kind === "widget" &&
    isEntries(data) &&
    typeof data.type === "string" &&
    isEntries(data.props) &&
    isEntries(data.props.properties)
  );
}
