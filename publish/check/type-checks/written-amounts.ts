import { isOperation, operation, variablesOf } from "../../../engine/expression.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { ofEach } from "../given/checking.ts";
import { outcomes } from "../typed/outcomes.ts";
import { elementOf, follow } from "../types/follow.ts";
import { takenAt } from "../types/operators/signature.ts";
import { signatures } from "../types/operators/signatures.ts";
import { alternatives, type Type } from "../types/type.ts";

/**
 * An amount that a widget shows, that a text is made of, or that a part or dialog is given, follows from something that
 * gives it. One that is written out tells a borrower a sum that nobody lent, took or owes, and no later answer makes it
 * true.
 */
export const checkWrittenAmounts = ofEach(({ project, report }, document) => {
  if (document.kind === "widget-examples") return;
  const { nodes, references, expressions } = project.places(document);
  const { declared } = project.types;
  const found = [
    ...nodes.flatMap(({ node, path }) => writtenIn(node.props, declared.props(node.widget), [...path, "props"])),
    ...references.flatMap(({ to, name, given, holder, at }) => {
      const target = (to === "part" || to === "dialog") && project.ofKind(to).get(String(name));
      if (!target || given === undefined) return [];
      return Object.entries(entries(holder[given])).flatMap(([param, value]) =>
        writtenIn(value, declared.param(target, param), [...at, given, param]),
      );
    }),
    ...expressions.flatMap(({ expression, path }) => saidIn(expression, path)),
  ];
  for (const { amount, path } of found) report(document, path, typeMessages.amountWritten(amount));
});

/** An amount that is written out, and where. */
interface Written {
  readonly amount: unknown;
  readonly path: Path;
}

/** The amounts that are written out in a value, leaf by leaf, where its type asks for one. */
function writtenIn(value: unknown, type: Type, path: Path): readonly Written[] {
  if (typeof value === "number") return isAmount(type) ? [{ amount: value, path }] : [];
  if (Array.isArray(value)) return value.flatMap((one, at) => writtenIn(one, elementOf(type), [...path, at]));
  if (!isEntries(value) || "$t" in value) return [];
  if ("$each" in value) return writtenIn(value.give, elementOf(type), [...path, "give"]);
  if ("$" in value) return isAmount(type) ? comingTo(value.$, [...path, "$"]) : [];
  return Object.entries(value).flatMap(([name, one]) => writtenIn(one, follow(type, [name]).type, [...path, name]));
}

/** What an expression comes to that reads nothing; a zero beside what is read stands for none. */
function comingTo(expression: unknown, path: Path): readonly Written[] {
  const all = outcomes(expression);
  const written = all.filter(({ part }) => isWritten(part));
  return written
    .filter(({ part }) => part !== 0 || written.length === all.length)
    .map(({ part, path: inside }) => ({ amount: part, path: [...path, ...inside] }));
}

/** The amounts that are written out in an expression where a text is made of one. */
function saidIn(expression: unknown, path: Path): readonly Written[] {
  if (!isOperation(expression)) return [];
  const { name, values } = operation(expression);
  const at = (index: number): Path => [...path, name, ...(Array.isArray(expression[name]) ? [index] : [])];
  const says = signatures[name]?.gives.is === "text" ? signatures[name] : undefined;
  return values.flatMap((value, index) => {
    const taken = says && takenAt(says, index)?.type;
    return taken && isAmount(taken) ? comingTo(value, at(index)) : saidIn(value, at(index));
  });
}

const isAmount = (type: Type): boolean => alternatives(type).some((one) => one.is === "number" && one.unit === "kobo");

const isWritten = (part: unknown): boolean =>
  typeof part === "number" || (isOperation(part) && variablesOf(part).length === 0);
