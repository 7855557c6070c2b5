import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";

/** Where coming to a screen leads without any condition. */
export function redirects({ data }: Document): string[] {
  const { guard, on } = entries(data);
  return [...elements(guard), ...elements(entries(on).enter)].flatMap((found) => {
    const { do: verb, if: condition, with: using } = entries(found);
    const { to } = entries(using);
    return verb === "go" && condition === undefined && typeof to === "string" ? [to] : [];
  });
}
