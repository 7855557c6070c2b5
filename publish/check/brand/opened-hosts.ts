import type { Document } from "../../documents/document.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { refusedBySome } from "./refused-host.ts";

/**
 * An address that a document opens, or hands to a widget or a step, as it is written there is of a host that every
 * brand with a list allows. The documents of examples show no borrower anything.
 */
export const checkOpenedHosts = ofEach((given, document) => {
  const { nodes, steps } = given.project.places(document);
  for (const { step, path } of steps) {
    const { url, own } = entries(step.with);
    if (step.do === "open" && typeof url === "string") {
      if (own !== true) refuse(given, document, url, [...path, "with", "url"]);
    } else outside(given, document, step.with, [...path, "with"]);
  }
  if (document.kind === "widget-examples") return;
  for (const { node, path } of nodes)
    for (const key of ["props", "with"]) outside(given, document, node[key], [...path, key]);
});

/** Refuses each address with a host in a value, also one that an expression works out from what is written there. */
function outside(given: Checking, document: Document, value: unknown, path: Path): void {
  if (typeof value === "string" && /^\s*([a-z][a-z\d+.-]*:)?[\\/]{2}/i.test(value))
    refuse(given, document, value, path);
  const inner = Array.isArray(value) ? [...value.entries()] : isEntries(value) ? Object.entries(value) : [];
  for (const [key, held] of inner) if (key !== "on") outside(given, document, held, [...path, key]);
}

function refuse({ project, report }: Checking, document: Document, address: string, path: Path): void {
  const said = refusedBySome(project.brands, address);
  if (said) report(document, path, said);
}
