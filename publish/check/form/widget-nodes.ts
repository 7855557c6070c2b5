import { ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { explain } from "../schema/explain.ts";
import { elements, entries } from "../../documents/entries.ts";

/** A widget's examples against its own props and value; node ids unique in their document. */
export const checkWidgetNodes = ofEach(({ project, validators, report }, document) => {
  const first = new Set<string>();
  for (const { node, path } of project.places(document).nodes) {
    const { id } = node;
    if (typeof id !== "string") continue;
    if (first.has(id)) report(document, [...path, "id"], messages.duplicateId("node", id, "this document"));
    first.add(id);
  }
  if (document.kind !== "widget-examples") return;
  const type = document.file.split("/")[1] ?? "";
  elements(entries(document.data).examples).forEach((example, index) => {
    const { props, value } = entries(example);
    const path = ["examples", index];
    // As a node, so that an example is checked as a document would be.
    const node = { widget: type, props };
    for (const fault of explain(validators.ofKind("node")?.(node) ?? [], node, validators.isUnusable))
      report(document, [...path, ...fault.path], fault.said, { at: fault.at, note: fault.note });
    if (value === undefined || validators.isUnusable(type)) return;
    const validate = validators.ofValue(type);
    if (!validate) report(document, [...path, "value"], messages.notForWidget("value", type), { at: "key" });
    for (const fault of explain(validate?.(value) ?? [], value))
      report(document, [...path, "value", ...fault.path], fault.said, { at: fault.at, note: `widget ${type}` });
  });
});
