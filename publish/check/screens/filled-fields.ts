import { variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { type Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";

/**
 * A field of a form that a call cannot do without, or that a rule checks, has a widget in which it is filled in, a step
 * that writes it, or what it starts with: nobody could mend what it is said to be.
 */
export const checkFilledFields: Check = ({ project, report }) => {
  const filled = new Map<Document, Set<string>>();
  for (const document of project.documents)
    for (const name of project.about(document, filledIn))
      for (const host of project.hosts.of(document)) filled.set(host, (filled.get(host) ?? new Set()).add(name));
  const needed = new Map<string, string>();
  for (const document of project.documents)
    for (const { field, call } of project.about(document, sentIn))
      for (const host of project.hosts.of(document)) needed.set(`${host.file} ${field}`, `call ${call} needs it`);
  for (const kind of ["screen", "dialog"])
    for (const host of project.listed(kind))
      for (const [field, says] of Object.entries(entries(entries(host.data).form))) {
        const { start, rule } = entries(says);
        const why =
          needed.get(`${host.file} ${field}`) ?? (checks(project, rule) ? `rule ${String(rule)} checks it` : undefined);
        if (why === undefined || start !== undefined || filled.get(host)?.has(`form.${field}`)) continue;
        report(host, ["form", field], messages.neverFilled(field, why), { at: "key" });
      }
};

/** Whether a rule asks what was filled in; some ask the clock alone. */
function checks(project: Project, rule: unknown): boolean {
  const document = project.ofKind("rule").get(String(rule));
  return document !== undefined && project.about(document, readsValue);
}

const readsValue = (project: Project, rule: Document): boolean =>
  project
    .places(rule)
    .expressions.some(({ expression }) => variablesOf(expression).some(({ name }) => /^value(\.|$)/.test(name)));

/** The fields that a document binds or writes, or hands to a part that does. */
function filledIn(project: Project, document: Document): readonly string[] {
  const { paths, nodes } = project.places(document);
  const handed = nodes.flatMap(({ node }) => Object.values(entries(node.with)));
  return [...paths.map(({ name }) => name), ...handed].flatMap((name) =>
    typeof name === "string" && name.startsWith("form.") ? [name.split(".").slice(0, 2).join(".")] : [],
  );
}

/** The fields that a document sends as what a call requires. */
const sentIn = (project: Project, document: Document): readonly { field: string; call: string }[] =>
  project.places(document).steps.flatMap(({ step }) => {
    const { call, body } = entries(step.with);
    if (step.do !== "call") return [];
    const { required } = entries(entries(project.ofKind("call").get(String(call))?.data).request);
    return elements(required).flatMap((name) => {
      const { $: path } = entries(entries(body)[String(name)]);
      const field = typeof path === "string" ? /^form\.(\w+)/.exec(path)?.[1] : undefined;
      return field === undefined ? [] : [{ field, call: String(call) }];
    });
  });
