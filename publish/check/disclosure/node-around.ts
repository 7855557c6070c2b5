import type { Document } from "../../documents/document.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";

/** The widget or part whose props a place is in. */
interface NodeAround {
  readonly widget?: string;
  /** Where the node is. */
  readonly path: Path;
  /** From its props to the place; nothing where the place is none of them. */
  readonly props: Path;
}

/** The nearest node around a place of a document. */
export function nodeAround({ data }: Document, path: Path): NodeAround {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const { widget, use } = entries(valueAt(data, path.slice(0, length)));
    const name = widget ?? use;
    if (typeof name !== "string") continue;
    const props = path[length] === "props" ? path.slice(length + 1) : [];
    return { widget: name, path: path.slice(0, length), props };
  }
  return { path: [], props: [] };
}
