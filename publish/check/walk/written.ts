import type { Path } from "../../documents/position.ts";

/** Something that is written in a document, and where. */
export interface Written {
  readonly text: string | number;
  readonly path: Path;
  readonly at: "key" | "value";
}

/** Every text, number and key of a document; not of its cases, which hold what somebody may type. */
export function written(document: unknown): readonly Written[] {
  const found: Written[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === "string" || typeof value === "number") found.push({ text: value, path, at: "value" });
    else if (Array.isArray(value)) for (const [index, inner] of value.entries()) visit(inner, [...path, index]);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if (path.length === 0 && key === "cases") continue;
        const place = [...path, key];
        found.push({ text: key, path: place, at: "key" });
        visit(inner, place);
      }
  };
  visit(document, []);
  return found;
}
