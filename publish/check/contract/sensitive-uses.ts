import { variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { type Check, ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";

/**
 * What is typed in a sensitive field goes to calls that keep it secret, to rules and conditions, and out of the dialog
 * that asks for it; nowhere is it shown, kept or handed on.
 */
export const checkSensitiveUses = ofEach(({ project, report }, document) => {
  const sensitive = sensitiveIn(project, document);
  if (sensitive.size === 0) return;
  for (const { expression, path, truth } of project.places(document).expressions) {
    if (truth || isRuled(path)) continue;
    for (const { name, path: inside } of variablesOf(expression)) {
      const field = /^event(\.|$)/.test(name) ? typedAt(project, document, path) : name;
      const where = isOf(sensitive, field) ? shownIn(project, document, path) : undefined;
      if (where !== undefined) report(document, [...path, ...inside], messages.sensitiveShown(name, where));
    }
  }
});

/** A field that is filled in where what is typed stays hidden is filled in nowhere else. */
export const checkSensitiveWidgets: Check = ({ project, report }) => {
  const edits = project.documents.flatMap((document) =>
    project.about(document, editsIn).map((edit) => ({ ...edit, document })),
  );
  const secret = new Map<string, string>();
  const key = (host: Document, field: string) => `${host.file} ${field}`;
  for (const { document, field, widget } of edits)
    if (isForSecrets(project, widget))
      for (const host of project.hosts.of(document)) secret.set(key(host, field), widget);
  for (const { document, field, widget, path } of edits) {
    if (isForSecrets(project, widget) || !sensitiveIn(project, document).has(field)) continue;
    const other = project.hosts.of(document).flatMap((host) => secret.get(key(host, field)) ?? [])[0];
    if (other !== undefined) report(document, path, messages.sensitiveBound(field, other, widget));
  }
};

/** A field that is bound, where, and in which widget. */
interface Edit {
  readonly field: string;
  readonly widget: string;
  readonly path: Path;
}

/** The fields that a document binds, or hands to a part that does. */
const editsIn = (project: Project, document: Document): readonly Edit[] =>
  project.places(document).nodes.flatMap(({ node, path }) => {
    const bound = fieldOf(node.bind);
    const part = project.ofKind("part").get(String(node.use));
    const handed = Object.entries(part ? entries(node.with) : {}).flatMap(([param, value]) => {
      const field = fieldOf(value);
      const widgets = field !== undefined && part ? project.about(part, boundParams).get(param) : undefined;
      return field === undefined
        ? []
        : (widgets ?? []).map((widget) => ({ field, widget, path: [...path, "with", param] }));
    });
    return [
      ...(bound === undefined ? [] : [{ field: bound, widget: String(node.widget), path: [...path, "bind"] }]),
      ...handed,
    ];
  });

/** By param of a part the widgets that are bound to the path that it is handed. */
function boundParams(project: Project, part: Document): ReadonlyMap<string, readonly string[]> {
  const bound = new Map<string, readonly string[]>();
  for (const { node } of project.places(part).nodes) {
    const param = typeof node.bind === "string" ? /^with\.(\w+)$/.exec(node.bind)?.[1] : undefined;
    if (param !== undefined) bound.set(param, [...(bound.get(param) ?? []), String(node.widget)]);
  }
  return bound;
}

const fieldOf = (path: unknown): string | undefined =>
  typeof path === "string" ? /^form\.(\w+)$/.exec(path)?.[1] : undefined;

/** A widget whose schema says that the value is written and never shown. */
const isForSecrets = (project: Project, widget: string): boolean =>
  entries(entries(project.ofKind("widget").get(widget)?.data).value).writeOnly === true;

/** The sensitive fields that a document may read. */
const sensitiveIn = (project: Project, document: Document): ReadonlySet<string> =>
  new Set(
    project.hosts
      .of(document)
      .flatMap((host) => Object.entries(entries(entries(host.data).form)))
      .flatMap(([name, field]) => (entries(field).sensitive === true ? [name] : [])),
  );

/** Whether a path is one of these fields, or all of them. */
function isOf(fields: ReadonlySet<string>, name = ""): boolean {
  const [root, field] = name.split(".");
  return root === "form" && (field === undefined || fields.has(field));
}

/** What is typed in the widget whose event is heard at a place. */
function typedAt(project: Project, document: Document, path: Path): string | undefined {
  const { bind } = entries(project.places(document).nodes.findLast((one) => isWithin(path, one.path))?.node);
  return typeof bind === "string" ? bind : undefined;
}

/** What a rule of a field is given. */
const isRuled = (path: Path): boolean => path[0] === "form" && path[2] === "with";

/** Where a place shows or keeps what stands there; undefined where it does neither. */
function shownIn(project: Project, document: Document, path: Path): string | undefined {
  const { nodes, steps } = project.places(document);
  const step = steps.findLast((one) => isWithin(path, one.path));
  if (step) {
    const { call } = entries(step.step.with);
    const [, key, name] = path.slice(step.path.length);
    // What a field of a call is given as it is, is held to the call's own schema (E363).
    const isSent = step.step.do === "call" && key === "body" && path.length === step.path.length + 4;
    const asked = entries(entries(entries(project.ofKind("call").get(String(call))?.data).request).properties)[
      String(name)
    ];
    if (isSent || (key === "body" && entries(asked).writeOnly === true) || step.step.do === "close") return undefined;
    return `a step "${String(step.step.do)}"`;
  }
  const node = nodes.findLast((one) => isWithin(path, one.path));
  if (!node) return `"${String(path[0])}"`;
  const { widget, use } = node.node;
  return typeof widget === "string" ? `widget ${widget}` : `part ${String(use)}`;
}
