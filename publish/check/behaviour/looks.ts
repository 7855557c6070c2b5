import { entries } from "../../documents/entries.ts";
import type { Project } from "../given/project.ts";

/** By widget the props that say only how it looks. */
export type Looks = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The props of each widget that say only how it looks, as long as they are written out: those that take one of a list.
 * What such a prop is worked out from is behaviour, and so is all that a widget says that edits a value: what may be typed.
 */
export const looksOf = (project: Project): Looks =>
  new Map([...project.ofKind("widget")].map(([widget, { data }]) => [widget, looksIn(data)]));

function looksIn(schema: unknown): ReadonlySet<string> {
  const { value, props } = entries(schema);
  if (value !== undefined) return new Set();
  const listed = Object.entries(entries(entries(props).properties)).filter(([, prop]) => {
    const { enum: list, $ref } = entries(prop);
    return list !== undefined || $ref !== undefined;
  });
  return new Set(listed.map(([name]) => name));
}
