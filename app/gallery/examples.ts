import type { NodeDocument } from "../../engine/document.ts";

/** One way to show a widget, as `<type>.examples.json` says it. */
export interface Example {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly value?: unknown;
  readonly error?: string;
  readonly pending?: boolean;
  readonly children?: readonly NodeDocument[];
  readonly slots?: Readonly<Record<string, readonly NodeDocument[]>>;
}

/** A widget with everything that the gallery shows of it. */
export interface Shown {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /** Shows above the page, so that its examples are shown one at a time. */
  readonly above: boolean;
  readonly examples: readonly Example[];
}

/** Types that show above the page, in the browser's top layer. */
const above = new Set(["dialog-frame", "toast"]);

interface Schema {
  readonly type: string;
  readonly title: string;
  readonly description: string;
}

const examples = import.meta.glob<{ examples: Example[] }>("../../widgets/*/*.examples.json", { eager: true });
const schemas = import.meta.glob<Schema>("../../widgets/*/*.schema.json", { eager: true });

/** Every widget that has examples, by type. */
export const shown: readonly Shown[] = Object.entries(schemas)
  .map(([file, { type, title, description }]) => ({
    type,
    title,
    description,
    above: above.has(type),
    examples: examples[file.replace(".schema.", ".examples.")]?.examples ?? [],
  }))
  .sort((one, other) => one.type.localeCompare(other.type));
