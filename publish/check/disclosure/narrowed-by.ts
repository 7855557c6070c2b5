import type { Document } from "../../documents/document.ts";
import { type Entries, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Project } from "../given/project.ts";

/** A prop that takes width from what its widget holds. */
export interface Narrowed {
  readonly document: Document;
  readonly path: Path;
  /** At each side of a screen of 375 px, px. */
  readonly by: number;
}

/** The props of a node that take width from what it holds; of a value that is computed, the most that one may take. */
export const narrowedBy = (
  project: Project,
  { widget, props }: Entries,
  path: Path,
  document: Document,
): readonly Narrowed[] =>
  project.whole(narrowing).flatMap(({ type, prop, widths }) => {
    const value = entries(props)[prop];
    if (type !== widget || value === undefined) return [];
    const isWritten = typeof value === "string" || typeof value === "number";
    const by = isWritten ? (widths.get(String(value)) ?? 0) : Math.max(...widths.values());
    return by > 0 ? [{ document, path: [...path, "props", prop], by }] : [];
  });

/** The props of widgets that have values by which what they hold is narrower. */
const narrowing = (project: Project) =>
  [...project.ofKind("widget")].flatMap(([type, { data }]) =>
    Object.entries(entries(entries(entries(data).props).properties)).flatMap(([prop, schema]) => {
      const widths = Object.entries(entries(entries(schema).narrows)).map(
        ([value, by]) => [value, Number(by)] as const,
      );
      return widths.length > 0 ? [{ type, prop, widths: new Map(widths) }] : [];
    }),
  );
