import { isOperation, operation, variablesOf } from "../../../engine/expression.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { quoted } from "../../faults/say.ts";
import type { Checking } from "../given/checking.ts";
import type { Disclosed, Fact } from "./disclosed.ts";

/** Wherever a text stands that names a fact or says one, it stands with that very figure: on no screen is ₦10,000 what is repaid because a name was changed. Comes to the places that are wrong. */
export function checkBeside({ project, report: tell }: Checking, list: Disclosed): ReadonlySet<string> {
  const told = new Set<string>();
  const report: Checking["report"] = (document, path, said) => {
    told.add(placeOf(document, path));
    tell(document, path, said);
  };
  const byLabel = new Map(list.facts.map((fact) => [fact.label, fact]));
  for (const document of project.documents) {
    if (document.kind === "widget-examples") continue;
    for (const { key, args = {}, path } of project.places(document).texts) {
      const fact = byLabel.get(key);
      if (fact) checkLabel(report, list, fact, { document, path });
      for (const [name, field] of Object.entries(list.sentences[key] ?? {})) {
        const { $ } = entries(args[name]);
        const fields = [String(field), ...(list.facts.find((one) => one.field === field)?.names ?? [])];
        if ($ === undefined || !says($, fields, list))
          report(
            document,
            [...path.slice(0, -1), "args", name],
            messages.wrongFigure(key, `"${String(field)}" as its "${name}"`, quoted($ ?? args[name] ?? null)),
          );
      }
    }
  }
  return told;
}

/** A place of a document as one text. */
export const placeOf = ({ file }: Document, path: Path): string => [file, ...path].join(" ");

function checkLabel(
  report: Checking["report"],
  { shown, ...list }: Disclosed,
  fact: Fact,
  { document, path }: { readonly document: Document; readonly path: Path },
): void {
  const row = path.slice(0, -2);
  const holder = entries(valueAt(document.data, row));
  if (path.at(-2) !== shown.label || !(shown.value in holder)) return;
  const { $ } = entries(holder[shown.value]);
  const written = isOperation($) && operation($).name === fact.as;
  if (written && says($, fact.names, list)) return;
  const expected = quoted({ [fact.as]: [{ var: `….${fact.field}` }] });
  report(document, [...row, shown.value], messages.wrongFigure(fact.label, expected, quoted($ ?? holder[shown.value])));
}

/** Whether an expression reads a figure by one of its names, and no other that a borrower is told. */
function says(expression: unknown, names: readonly string[], { facts }: Pick<Disclosed, "facts">): boolean {
  const others = new Set(facts.flatMap((fact) => fact.names).filter((name) => !names.includes(name)));
  const last = variablesOf(expression).map((variable) => variable.name.split(".").at(-1) ?? "");
  return last.some((name) => names.includes(name)) && !last.some((name) => others.has(name));
}
