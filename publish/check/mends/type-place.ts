import { type Entries, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";

/** Where the document says the type of what lines call by a name: `value`, `loan.amount`, `items[].id`. */
export function typePlace(data: unknown, name: string): Path | undefined {
  const steps = name.replaceAll("[]", ".[]").split(".");
  for (const root of [[], ["properties"], ["state"]]) {
    const path = walked(data, root, steps);
    if (path) return [...path, "type"];
  }
  return undefined;
}

function walked(data: unknown, root: Path, steps: readonly string[]): Path | undefined {
  let [path, at]: [Path, Entries] = [root, root.reduce<Entries>((from, step) => entries(from[step]), entries(data))];
  for (const step of steps) {
    const inner: Path = step === "[]" ? ["items"] : step in at ? [step] : ["properties", step];
    at = inner.reduce<Entries>((from, key) => entries(from[key]), at);
    path = [...path, ...inner];
  }
  return typeof at.type === "string" ? path : undefined;
}
