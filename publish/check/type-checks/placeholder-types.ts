import { isOperation, operation } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { grouped } from "../memo/grouped.ts";
import { outcomes } from "../typed/outcomes.ts";
import { inWords, withOrigin } from "../types/in-words.ts";
import { signatures } from "../types/operators/signatures.ts";
import { alternatives, either, numberOf, text, type Type } from "../types/type.ts";
import type { PathScope } from "../walk/places.ts";

/** What fills a placeholder of a text, where it is given. */
interface Filled {
  readonly name: string;
  readonly at: Path;
  /** What it shows, as an error says it: an amount, a moment, a text. */
  readonly shows: string;
}

/** So many others that say what the name of a placeholder means, and so large a part of them. */
const ENOUGH = 5;
const MOST = 0.8;

/**
 * The name of a placeholder means one thing in all texts: what is given as an amount elsewhere is no number of days
 * here; and nobody reads an id.
 */
export const checkPlaceholderTypes = ofEach(({ project, report }, document) => {
  for (const { name, at, shows } of project.about(document, filledIn)) {
    const others = [...(project.whole(byName).get(name) ?? [])];
    others.splice(others.indexOf(shows), 1);
    const [most = "", count = 0] = [...countsOf(others)].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    if (others.includes(shows) || others.length < ENOUGH || count < others.length * MOST) continue;
    report(document, at, typeMessages.otherPlaceholder(name, most, count, shows));
  }
  for (const { args = {}, path, scope } of project.places(document).texts)
    for (const [name, value] of Object.entries(args)) {
      const found = project.types.value(document, value, scope);
      const id = alternatives(found).find((one) => (one.is === "text" || one.is === "number") && one.id !== undefined);
      if (id && name !== "context") report(document, argument(path, name), typeMessages.shownId(withOrigin(id)));
    }
});

const argument = (path: Path, name: string): Path => [...path.slice(0, -1), "args", name];

function filledIn(project: Project, document: Document): readonly Filled[] {
  return project.places(document).texts.flatMap(({ args = {}, path, scope }) =>
    Object.entries(args).flatMap(([name, value]) => {
      const shows = name === "context" ? undefined : shownBy(project, document, value, scope);
      return shows === undefined ? [] : [{ name, at: argument(path, name), shows }];
    }),
  );
}

/** What is shown under each name, each time. */
const byName = (project: Project): ReadonlyMap<string, readonly string[]> =>
  grouped(
    project.documents.flatMap((document) =>
      project.about(document, filledIn).map(({ name, shows }) => [name, shows] as const),
    ),
  );

const countsOf = (all: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]));

/** What a value shows; undefined where it shows one thing or another. */
function shownBy(project: Project, document: Document, value: unknown, scope: PathScope): string | undefined {
  if (!isEntries(value) || !("$" in value)) return undefined;
  const shown = outcomes(value.$).map(({ part }) => {
    const format = isOperation(part) ? measured(operation(part).name) : undefined;
    return format ?? inWords(plainly(project.types.infer(document, part, scope)));
  });
  const [only, ...others] = new Set(shown);
  return others.length > 0 || only === inWords({ is: "anything" }) ? undefined : only;
}

/** What an operator shows that makes a text of a measure. */
function measured(name: string): string | undefined {
  const { gives, takes } = signatures[name] ?? {};
  const [first] = takes ?? [];
  if (gives?.is !== "text" || first?.type.is !== "number" || first.type.unit === undefined) return undefined;
  return inWords(numberOf(first.type.unit));
}

/** What is read as it stands. */
const words: Type = either(text, numberOf("plain"));

/** A type without the values and ids that it can be. */
function plainly(type: Type): Type {
  const [one, ...others] = alternatives(type).filter(({ is }) => is !== "nothing");
  if (!one || others.length > 0) return { is: "anything" };
  if (one.is === "text" || (one.is === "number" && one.unit === "plain")) return words;
  return one.is === "number" && one.unit !== undefined ? numberOf(one.unit) : { is: "anything" };
}
