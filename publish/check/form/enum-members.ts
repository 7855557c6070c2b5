import { elements, entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/** What a shape lists can be: each value is of the shape's type, and stands there once. */
export const checkEnumMembers = ofEach(
  ({ report }, document) => {
    for (const { members, types, path } of listsIn(document.data, []))
      members.forEach((member, at) => {
        const found = typeOf(member);
        const fits = types.length === 0 || types.includes(found) || (found === "integer" && types.includes("number"));
        if (!fits) report(document, [...path, at], messages.memberOfType(types, member));
        else if (members.indexOf(member) < at) report(document, [...path, at], messages.memberTwice(member));
      });
  },
  "widget",
  "entity",
  "call",
);

interface Listed {
  readonly members: readonly unknown[];
  readonly types: readonly unknown[];
  readonly path: Path;
}

/** Every list of values in a document of shapes; of a property that is called so none. */
function listsIn(value: unknown, path: Path): readonly Listed[] {
  const { enum: members, type } = entries(value);
  const own = Array.isArray(members) && path.at(-1) !== "properties";
  const inside = isEntries(value) ? Object.entries(value) : [...elements(value).entries()];
  return [
    ...(own ? [{ members, types: type === undefined ? [] : [type].flat(), path: [...path, "enum"] }] : []),
    ...inside.flatMap(([key, inner]) => listsIn(inner, [...path, key])),
  ];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
