import { createContext } from "react";
import type { SheetField, SheetSection } from "../../publish/studio/brand-sheet.ts";

/** A colour of a brand: what it is called, and what it is. */
export interface Colour {
  readonly title: string;
  readonly value: string;
}

/** The colours of the brand that is shown, by their paths. */
export const ColoursContext = createContext<ReadonlyMap<string, Colour>>(new Map());

/** The colours of a brand; a dark screen has of the theme what its own do not say. */
export function coloursOf(sections: readonly SheetSection[]): ReadonlyMap<string, Colour> {
  const fields = sections.flatMap((section) => section.fields).filter(({ takes }) => takes.is === "colour");
  const byPath = new Map(fields.map((field) => [field.path.join("."), field]));
  const valueOf = ({ path, value }: SheetField) => value ?? byPath.get(["theme", ...path.slice(1)].join("."))?.value;
  return new Map(
    [...byPath].flatMap(([path, field]) => {
      const value = valueOf(field);
      return typeof value === "string" ? [[path, { title: field.title, value }]] : [];
    }),
  );
}
