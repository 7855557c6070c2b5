import { variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { elements, type Entries, entries, isEntries } from "../../documents/entries.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { type Checking, ofEach } from "../given/checking.ts";

/** A field that a rule checks is validated in the steps that send it, before they do. */
export const checkValidated = ofEach(
  (given, document) => {
    const ruled = ruledFields(given, document);
    if (ruled.size === 0) return;
    const runs = new Map<string, { readonly path: Path; readonly steps: Entries[] }>();
    for (const { step, path } of given.project.places(document).steps) {
      if (isNested(path)) continue;
      const list = path.slice(0, -1);
      const key = JSON.stringify(list);
      const run = runs.get(key) ?? { path: list, steps: [] };
      run.steps.push(step);
      runs.set(key, run);
    }
    const { project, report } = given;
    for (const { path, steps } of runs.values()) follow({ project, report, document, ruled }, steps, path, new Set());
  },
  "screen",
  "part",
  "section",
  "dialog",
);

/** Whether steps stand in another one's `ok` or `fail`. */
const isNested = (path: Path): boolean =>
  (path.at(-2) === "ok" || path.at(-2) === "fail") && typeof path.at(-3) === "number";

/** The fields that a document may read of which a rule says what they are. */
function ruledFields({ project }: Checking, document: Document): ReadonlySet<string> {
  const fields = project.hosts
    .of(document)
    .flatMap((host) => Object.entries(entries(entries(host.data).form)))
    .filter(([, field]) => entries(field).rule !== undefined);
  return new Set(fields.map(([name]) => name));
}

interface Run extends Pick<Checking, "project" | "report"> {
  readonly document: Document;
  readonly ruled: ReadonlySet<string>;
}

/** Goes through steps in the order in which they run. */
function follow(run: Run, steps: readonly unknown[], path: Path, before: ReadonlySet<string>): void {
  let validated = before;
  steps.filter(isEntries).forEach((step, index) => {
    const at = [...path, index];
    const { call, body, fields } = entries(step.with);
    if (step.do === "validate")
      validated = fields === undefined ? run.ruled : new Set([...validated, ...elements(fields).map(String)]);
    if (step.do === "call" && body !== undefined) checkSent(run, String(call), [...at, "with", "body"], validated);
    for (const key of ["ok", "fail"]) follow(run, elements(step[key]), [...at, key], validated);
  });
}

/** What a call is sent of fields. */
function checkSent(
  { project, report, document, ruled }: Run,
  call: string,
  body: Path,
  validated: ReadonlySet<string>,
) {
  const told = new Set<string>();
  for (const { expression, path } of project.places(document).expressions) {
    if (!isWithin(path, body)) continue;
    for (const { name, path: inside } of variablesOf(expression)) {
      const [root, field = ""] = name.split(".");
      if (root !== "form" || !ruled.has(field) || validated.has(field) || told.has(field)) continue;
      told.add(field);
      report(document, [...path, ...inside], messages.unvalidated(field, call));
    }
  }
}
