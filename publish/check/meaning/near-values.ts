import { isEntries } from "../../documents/entries.ts";
import type { GivenValues } from "./given-values.ts";

/**
 * What a case gives, with one of some paths changed at a time: what tells a condition from a changed one is mostly near
 * a case. `may` says whether a path can have a value.
 */
export function* nearCases(
  given: GivenValues,
  paths: readonly string[],
  may: (path: string, value: unknown) => boolean,
): Generator<GivenValues> {
  const others = Object.values(given).filter((one) => typeof one !== "object");
  for (const path of paths)
    for (const value of [...near(given[path]), ...others])
      if (value !== given[path] && may(path, value)) yield { ...given, [path]: value };
}

/** Values that differ a little from one; for one that is not there, some of each type. */
function near(value: unknown): readonly unknown[] {
  if (typeof value === "number") return [value + 1, value - 1, 0, null];
  if (typeof value === "boolean") return [!value, null];
  if (typeof value === "string") return [...nearText(value), null];
  if (Array.isArray(value)) return nearList(value);
  if (isEntries(value))
    return Object.entries(value).flatMap(([key, one]) => near(one).map((other) => ({ ...value, [key]: other })));
  return [null, true, false, 0, 1, "", "x"];
}

const nearList = (list: readonly unknown[]): readonly unknown[] => [
  list.slice(0, -1),
  [...list, ...list.slice(-1)],
  ...list.flatMap((one, at) => near(one).map((other) => list.with(at, other))),
  null,
];

const nearText = (text: string): readonly string[] => [
  ...["0", "a", " ", text.slice(-1)].flatMap((one) => [text + one, one + text]),
  text.slice(1),
  text.slice(0, -1),
  text.slice(0, -1) + (/\d$/.test(text) ? "a" : "0"),
  "",
];
