import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";

/** An address to which coming to a screen leads, and where it is written. */
interface Redirect {
  readonly to: string;
  readonly path: Path;
}

/** Where coming to a screen leads without any condition. */
export function redirects({ data }: Document): readonly Redirect[] {
  const { guard, on } = entries(data);
  return [...redirectsIn(guard, ["guard"]), ...redirectsIn(entries(on).enter, ["on", "enter"])];
}

const redirectsIn = (steps: unknown, at: Path): readonly Redirect[] =>
  elements(steps).flatMap((found, index) => {
    const { do: verb, if: condition, with: using } = entries(found);
    const { to } = entries(using);
    const leads = verb === "go" && condition === undefined && typeof to === "string";
    return leads ? [{ to, path: [...at, index, "with", "to"] }] : [];
  });
