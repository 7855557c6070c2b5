import { applyEdits, modify } from "jsonc-parser";
import type { Document, Fault } from "../../documents/document.ts";
import { elements, entries, valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Mend } from "./mend.ts";
import { typePlace } from "./type-place.ts";

/**
 * A value that is wrong among those that a declared type may have (`known`), or a bound of it (`minimum`, `maximum`):
 * whoever compares it with the right one is told that it never is. Of the place that most lines want another value of,
 * the one that they want is tried.
 */
export function blamedValues(errors: readonly Fault[], files: ReadonlyMap<string, Document>): readonly Mend[] {
  const wanted = new Map<string, unknown[]>();
  for (const { wants } of errors) if (wants) wanted.set(wants.from, [...(wanted.get(wants.from) ?? []), wants.value]);
  const [most] = [...wanted].sort(([, one], [, other]) => other.length - one.length);
  const [from, values] = most ?? ["", []];
  const [file = "", name = ""] = from.split(" ");
  const document = files.get(file);
  const place = document && values.length > 1 ? typePlace(document.data, name)?.slice(0, -1) : undefined;
  if (!document || !place) return [];
  const mend = (path: Path, value: unknown, found: unknown): Mend => ({
    file,
    text: applyEdits(document.text, modify(document.text, [...path], value, {})),
    by: {
      path,
      expected: JSON.stringify(value),
      found: found === undefined ? "none" : JSON.stringify(found),
      as: `as ${values.length} places take it`,
    },
  });
  const shape = entries(valueAt(document.data, place));
  const known = elements(shape.known);
  const [lacking, ...others] = [...new Set(values)].filter((value) => !known.includes(value));
  const isOne = known.length > 0 && lacking !== undefined && others.length === 0;
  const numbers = values.filter((value) => typeof value === "number");
  const bounds = (
    [
      ["minimum", Math.min(...numbers)],
      ["maximum", Math.max(...numbers)],
    ] as const
  ).filter(([word, value]) => numbers.length > 0 && typeof shape[word] === "number" && shape[word] !== value);
  return [
    ...(isOne ? known.map((one, at) => mend([...place, "known", at], lacking, one)) : []),
    ...(isOne ? [mend([...place, "known", known.length], lacking, undefined)] : []),
    ...bounds.map(([word, value]) => mend([...place, word], value, shape[word])),
  ];
}
