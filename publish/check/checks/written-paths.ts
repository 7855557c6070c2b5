import { written as roots } from "../../../engine/roots.ts";
import { variablesOf } from "../../../engine/expression.ts";
import type { Check } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { entries } from "../walk/places.ts";

/** What is read under journey and screen is written somewhere: a misspelt path would be null for ever. */
export const checkWrittenPaths: Check = ({ project, source, report }) => {
  const written = new Set<string>(source.paths);
  for (const document of project.documents) {
    const { paths, nodes } = project.places(document);
    for (const { name } of paths) written.add(named(name));
    // A part may be handed the path that it binds.
    for (const { node } of nodes)
      for (const value of Object.values(entries(node.with))) if (typeof value === "string") written.add(named(value));
  }
  const known = [...written].filter(isKept);
  for (const document of project.documents) {
    if (document.kind === "widget-examples") continue;
    for (const { expression, path } of project.places(document).expressions) {
      for (const variable of variablesOf(expression)) {
        const name = named(variable.name);
        if (variable.scoped || !isKept(name) || written.has(name)) continue;
        report(document, [...path, ...variable.path], messages.neverWritten(name, nearest(name, known)));
      }
    }
  }
};

/** Root and first word: what is written whole is read in parts. */
const named = (path: string) => path.split(".").slice(0, 2).join(".");
const isKept = (name: string) => roots.some((root) => name.startsWith(`${root}.`));
