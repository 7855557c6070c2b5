import { isOperation, operation, variablesOf } from "../../../engine/expression.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { quoted } from "../../faults/say.ts";
import type { Checking } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { type Disclosed, disclosedIn, type Fact } from "./disclosed.ts";
import { withoutForm } from "./locked-words.ts";
import { nodeAround } from "./node-around.ts";

/** A figure that is not what its text says, where it stands. */
interface Wrong {
  readonly document: Document;
  readonly path: Path;
  readonly said: ReturnType<typeof messages.wrongFigure>;
}

/** Wherever a text stands that names a fact or says one, it stands with that very figure: on no screen is ₦10,000 what is repaid because a name was changed. Comes to the places that are wrong. */
export function checkBeside({ project, report }: Checking, list: Disclosed): ReadonlySet<string> {
  const told = new Set<string>();
  for (const each of project.documents)
    for (const { document, path, said } of project.between(list.document, each, wrongIn)) {
      told.add(placeOf(document, path));
      report(document, path, said);
    }
  return told;
}

function wrongIn(project: Project, disclosure: Document, document: Document): readonly Wrong[] {
  if (document.kind === "widget-examples") return [];
  const list = disclosedIn(project, disclosure);
  const byLabel = new Map(list.facts.map((fact) => [fact.label, fact]));
  return project.places(document).texts.flatMap(({ key, args = {}, path }) => {
    const fact = byLabel.get(key) ?? byLabel.get(withoutForm(key));
    return [
      ...(fact ? wrongLabel(list, fact, { document, path }) : []),
      ...Object.entries(list.sentences[key] ?? {}).flatMap(([name, field]) => {
        const { $ } = entries(args[name]);
        const fields = [String(field), ...(list.facts.find((one) => one.field === field)?.names ?? [])];
        if ($ !== undefined && says($, fields, list)) return [];
        const said = messages.wrongFigure(key, `"${String(field)}" as its "${name}"`, quoted($ ?? args[name] ?? null));
        return [{ document, path: [...path.slice(0, -1), "args", name], said }];
      }),
    ];
  });
}

/** A place of a document as one text. */
export const placeOf = ({ file }: Document, path: Path): string => [file, ...path].join(" ");

/** A fact's name stands in a row of the list's widget, with that figure: in large type beside another, or alone, it would name what nobody compares. */
function wrongLabel(
  { shown, ...list }: Disclosed,
  fact: Fact,
  { document, path }: { readonly document: Document; readonly path: Path },
): readonly Wrong[] {
  const row = path.slice(0, -2);
  const holder = entries(valueAt(document.data, row));
  const expected = quoted({ [fact.as]: [{ var: `….${fact.field}` }] });
  const wrong = (at: Path, where: string, found: string): readonly Wrong[] => [
    { document, path: at, said: messages.wrongFigure(fact.label, `${expected}${where}`, found) },
  ];
  const around = nodeAround(document, path);
  // What is handed to a step is nothing that is shown.
  if (path[around.path.length] === "on") return [];
  if (around.widget !== shown.widget || around.props[0] !== shown.rows || path.at(-2) !== shown.label) {
    const besides = Object.fromEntries(Object.entries(holder).filter(([, value]) => entries(value).$t === undefined));
    return wrong(path, ` in a row of ${shown.widget}`, `${quoted(around.widget ?? null)} with ${quoted(besides)}`);
  }
  const { $ } = entries(holder[shown.value]);
  const written = isOperation($) && operation($).name === fact.as;
  if (written && says($, fact.names, list)) return [];
  return wrong([...row, shown.value], "", quoted($ ?? holder[shown.value]));
}

/** Whether an expression reads a figure by one of its names, and no other that a borrower is told. */
function says(expression: unknown, names: readonly string[], { facts }: Pick<Disclosed, "facts">): boolean {
  const others = new Set(facts.flatMap((fact) => fact.names).filter((name) => !names.includes(name)));
  const last = variablesOf(expression).map((variable) => variable.name.split(".").at(-1) ?? "");
  return last.some((name) => names.includes(name)) && !last.some((name) => others.has(name));
}
