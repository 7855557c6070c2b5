import type { Json } from "../documents/json.ts";
import type { Takes } from "./form/brand-form.ts";
import type { BrandSheet, SheetLayer } from "./brand-sheet.ts";

/** A value of the brand that something on the page reads. */
export interface ValueRead {
  readonly path: readonly string[];
  readonly title: string;
  /** The part of the brand's page that sets it. */
  readonly section: string;
  readonly value: Json | undefined;
  readonly takes: Takes;
  /** Who says it; nobody, where nobody does. */
  readonly by?: SheetLayer | undefined;
  readonly line?: number | undefined;
}

/** The values that paths lead to, as the brand's page has them: each itself, the one it is in, or those in it. */
export const valuesRead = ({ sections, layers }: BrandSheet, paths: readonly string[]): readonly ValueRead[] =>
  sections.flatMap(({ id, fields }) =>
    fields
      .filter(({ path }) => paths.some((read) => isOf(path.join("."), read)))
      .map(({ path, title, value, takes, by, line }) => ({
        ...{ path, title, section: id, value, takes, line },
        by: layers[by],
      })),
  );

const isOf = (value: string, read: string): boolean =>
  read === value || read.startsWith(`${value}.`) || (read.includes(".") && value.startsWith(`${read}.`));
