import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { objectsIn } from "../walk/objects-in.ts";

/** What a shape lists can be: each value is of the shape's type, and stands there once. */
export const checkEnumMembers = ofEach(
  ({ report }, document) => {
    for (const { held, path } of objectsIn(document.data)) {
      const { enum: members, type } = held;
      // A property may be called so.
      if (!Array.isArray(members) || path.at(-1) === "properties") continue;
      const types = type === undefined ? [] : [type].flat();
      members.forEach((member, at) => {
        const found = typeOf(member);
        const fits = types.length === 0 || types.includes(found) || (found === "integer" && types.includes("number"));
        if (!fits) report(document, [...path, "enum", at], messages.memberOfType(types, member));
        else if (members.indexOf(member) < at) report(document, [...path, "enum", at], messages.memberTwice(member));
      });
    }
  },
  "widget",
  "entity",
  "call",
);

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
