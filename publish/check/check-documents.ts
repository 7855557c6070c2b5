import { existsSync } from "node:fs";
import { join } from "node:path";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import type { Document, Fault } from "../documents/document.ts";
import { type Overlay, readDocuments } from "../documents/read-documents.ts";
import { saidByAll } from "../documents/said-by.ts";
import { checks, firstChecks } from "./checks/all.ts";
import { Project } from "./given/project.ts";
import { compareFaults, reportInto } from "./given/report.ts";
import { validators } from "./schema/validators.ts";
import { namesInSource } from "./given/source-names.ts";
import { isEntries } from "../documents/entries.ts";
import { widgetOf } from "../documents/kinds.ts";

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
 * for a wrong document. While one cannot be read or is not of its form, each is checked by itself alone: one mistake is one
 * line.
 */
export function checkDocuments(root: string, { only, overlay, schemas }: CheckOptions = {}): Checked {
  registerOperators(appOperators);
  const read = readDocuments(root, overlay);
  const faults: Fault[] = [...read.faults];
  const own = join(root, "schemas");
  const folder = schemas ?? (existsSync(join(own, "common.schema.json")) ? own : "schemas");
  const project = new Project(read, folder);
  const widgets = saidByAll("widget", read.all.filter(isUsableWidget));
  const unusable = read.widgets.filter((type) => !widgets.some((widget) => widget.type === type));
  const given = {
    project,
    schemas: folder,
    validators: validators(folder, widgets, unusable),
    source: namesInSource(root),
    report: reportInto(faults),
    fault: (fault: Fault) => void faults.push(fault),
  };
  for (const check of firstChecks) check(given);
  if (!faults.some(isTripping)) for (const check of checks) check(given);
  const asked = faults.filter(({ file }) => only === undefined || only.includes(file)).sort(compareFaults);
  return {
    errors: asked.filter((fault) => !isWarning(fault)),
    warnings: asked.filter(isWarning),
    documents: read.all,
  };
}

const isWarning = ({ severity }: Fault): boolean => severity === "warning";

/** Codes of what cannot be read, of a key that is missing, odd or of another type, of two documents of one name. */
const tripping = /^E(1|20[123]|211|214|30[12])/;

/** Whether others would trip over it wherever they name it; a value that is merely wrong is there all the same. */
export const isTripping = ({ code }: Fault): boolean => tripping.test(code);

/** Whole enough to take part in the node schema, under its own name; what it lacks is said of itself. */
function isUsableWidget({ kind, file, data }: Document): boolean {
  return (
    kind === "widget" &&
    isEntries(data) &&
    data.type === widgetOf(file) &&
    isEntries(data.props) &&
    isEntries(data.props.properties)
  );
}
