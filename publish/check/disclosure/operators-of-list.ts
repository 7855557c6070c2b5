import { checkExpression, operators } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { signatures } from "../types/operators/signatures.ts";
import { alternatives } from "../types/type.ts";
import { objectsIn } from "../walk/objects-in.ts";
import type { Disclosed } from "./disclosed.ts";
import type { UnknownName } from "./unknown-name.ts";

/**
 * Where a list names an operator that there is none of, as what writes a figure or in what stands beside it; and where
 * it misspells what an operator calls a figure that it works out.
 */
export function unknownOperators({ facts }: Disclosed): readonly UnknownName[] {
  return facts.flatMap(({ id, as, names: [, ...also], row }) => [
    ...(operators.has(as) ? [] : [{ path: ["facts", id, "as"], said: unknown(as), at: "value" as const }]),
    ...also.flatMap((name, at) => misspelt(name, ["facts", id, "also", at])),
    ...objectsIn(row).flatMap(({ held, path }) =>
      "$" in held ? within(held.$, ["facts", id, "row", ...path, "$"]) : [],
    ),
  ]);
}

const unknown = (name: string) => messages.unknownOperator(name, nearest(name, operators.keys()));

const within = (expression: unknown, path: Path): readonly UnknownName[] =>
  checkExpression(expression, operators).flatMap(({ code, operator = "", path: inner }) =>
    code === "unknown-operator" ? [{ path: [...path, ...inner], said: unknown(operator), at: "key" }] : [],
  );

/** Such a figure may be of anything that a screen works out: only what is like the word of an operator is told. */
function misspelt(name: string, path: Path): readonly UnknownName[] {
  const given = Object.entries(signatures).flatMap(([operator, { gives }]) =>
    alternatives(gives).flatMap((one) => (one.is === "object" ? [[operator, Object.keys(one.fields)] as const] : [])),
  );
  const meant = nearest(
    name,
    given.flatMap(([, fields]) => fields),
  );
  const [by] = given.find(([, fields]) => meant !== undefined && fields.includes(meant)) ?? [];
  return by === undefined || meant === name
    ? []
    : [{ path, said: messages.notInAnswer(name, `operator ${by}`, meant), at: "value" }];
}
