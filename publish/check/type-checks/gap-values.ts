import { isOperation, operation } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { pathsOf, workedOutFrom } from "../disclosure/follows-from.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { aimed } from "../typed/aimed.ts";
import { readIn } from "../typed/narrowed.ts";
import { outcomes } from "../typed/outcomes.ts";
import { elementOf, follow } from "../types/follow.ts";
import { takenAt } from "../types/operators/signature.ts";
import { signatures } from "../types/operators/signatures.ts";
import { isMissable, type Type } from "../types/type.ts";
import { type PathScope, where } from "../walk/places.ts";
import { drawnUnder } from "./drawn-under.ts";

/**
 * A value that a widget or a call cannot do without comes of no read that the screen goes on without, unless something
 * around it asks how that read went: where it failed, the node would be gone without a word, and the call refused.
 */
export const checkGapValues = ofEach(({ project, report }, document) => {
  if (document.kind === "widget-examples") return;
  const { nodes, references } = project.places(document);
  const { declared } = project.types;
  const places = [
    ...nodes.map(({ node, path, scope }) => ({
      found: needed(node.props, declared.props(node.widget), [...path, "props"]),
      scope,
    })),
    ...references.flatMap(({ to, name, given: key, holder, at, scope }) =>
      to === "call" && key !== undefined
        ? [{ found: needed(holder[key], declared.request(name), [...at, key]), scope }]
        : [],
    ),
  ];
  for (const { found, scope } of places)
    for (const { expression, path } of found)
      for (const { path: inside, part, given } of outcomes(expression)) {
        const read = alone(part);
        if (read !== undefined && isGap(project, document, read, where(scope, given)))
          report(document, [...path, ...inside, ...aimed(part)], typeMessages.ofGap(read));
      }
});

/** An expression that must come to something, and where it stands. */
interface Needed {
  readonly expression: unknown;
  readonly path: Path;
}

/** The expressions in a value that stand where something is required. */
function needed(value: unknown, type: Type, path: Path, required = false): readonly Needed[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => needed(one, elementOf(type), [...path, index], true));
  if (!isEntries(value) || "$t" in value || "$each" in value) return [];
  if ("$" in value) return required ? [{ expression: value.$, path: [...path, "$"] }] : [];
  return Object.entries(value).flatMap(([name, one]) => {
    const { type: field, there } = follow(type, [name]);
    return needed(one, field, [...path, name], there === "sure");
  });
}

/** The path that an expression reads with nothing in its place, and no more than writes it: an amount that is shown. */
function alone(part: unknown): string | undefined {
  if (typeof part === "string") return part;
  const read = readIn(part);
  if (read) return "instead" in read ? undefined : read.path;
  if (!isOperation(part)) return undefined;
  const { name, values } = operation(part);
  const [first, ...others] = values;
  const taken = signatures[name] && takenAt(signatures[name], 0)?.type;
  // What asks the truth alone does without.
  const isNeeded = taken !== undefined && !isMissable(taken);
  return isNeeded && others.length === 0 && typeof first !== "string" ? alone(first) : undefined;
}

/** Whether a path is the answer of a read that may fail, of which nothing around it asks wherever it is drawn. */
function isGap(project: Project, document: Document, path: string, { given = [] }: PathScope): boolean {
  const [root, name = "", what] = path.split(".");
  if (root !== "reads" || what !== "value") return false;
  return drawnUnder(project, document, given).some(
    ({ host, conditions }) =>
      entries(entries(entries(host.data).reads)[name]).optional !== undefined && !asks(host, conditions, name),
  );
}

/** Whether one of some conditions follows from a read of a screen. */
function asks({ data }: Document, conditions: readonly unknown[], read: string): boolean {
  const asked = new Set(conditions.flatMap((expression) => pathsOf({ $: expression })));
  // A set gives what is added to it while it is walked.
  for (const path of asked) for (const inner of workedOutFrom(data, path)) asked.add(inner);
  return [...asked].some((path) => path.startsWith(`reads.${read}.`));
}
