import { entries } from "../documents/entries.ts";
import type { Path } from "../documents/position.ts";

/** Where something is written. */
export interface Written {
  readonly file: string;
  readonly path: Path;
  /** Of what stands in a part: the node that uses the part there. */
  readonly by?: Written | undefined;
}

/** What the compiler carries along and JSON does not write: nothing of it is in what is published. */
const mark = Symbol("where it is written");

/** Between the name of a part and the mark of the node that uses it. */
const used = "@";

/**
 * Copies of documents in which each object bears where it is written. They are compiled as all documents are, so that
 * what comes of each can be followed back: a part is copied once for each node that uses it.
 */
export class Marks {
  readonly #written: Written[] = [];

  /** What a document says, marked. */
  marked<Said extends object>(said: Said, file: string, by?: Written, at: Path = []): Said {
    const copy = structuredClone(said);
    this.#mark(copy, { file, path: at, by });
    return copy;
  }

  /** Where something is written that came of what was marked; undefined where it came of nothing marked. */
  of(found: object): Written | undefined {
    const at: unknown = Reflect.get(found, mark);
    return typeof at === "number" ? this.#written[at] : undefined;
  }

  /** The name of a part as it is written, and who uses it there. */
  user(name: string): { readonly part: string; readonly by: Written | undefined } {
    const [part = "", at] = name.split(used);
    return { part, by: at === undefined ? undefined : this.#written[Number(at)] };
  }

  #mark(found: unknown, written: Written): void {
    if (typeof found !== "object" || found === null) return;
    const at = this.#written.push(written) - 1;
    if (!Array.isArray(found)) Reflect.set(found, mark, at);
    const { use, ...rest } = entries(found);
    if (typeof use === "string") Reflect.set(found, "use", `${use}${used}${at}`);
    for (const [key, inner] of Array.isArray(found) ? found.entries() : Object.entries(rest))
      this.#mark(inner, { ...written, path: [...written.path, key] });
  }
}
