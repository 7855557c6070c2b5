import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { DocumentReader } from "../documents/document-reader.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";
import { differenceOf } from "./difference.ts";
import { changedScreens, type Reached, reachedScreens } from "./reached-screens.ts";

/** What another set of documents comes to, in sentences. */
export interface Effect {
  /** What is otherwise in which brands and documents. */
  readonly changes: readonly string[];
  /** Which screens borrowers can reach that they could not, or no longer. */
  readonly screens: readonly string[];
}

/** Says what documents come to, again and again: what was found of the same ones before is kept. */
export class Effects {
  readonly #root: string;
  readonly #reader: DocumentReader;
  readonly #reached = new WeakMap<DocumentTexts, Reached>();

  /** @param root where the schemas are; of its documents only those count that are handed over */
  constructor(root: string) {
    registerOperators(appOperators);
    this.#root = root;
    this.#reader = new DocumentReader(root);
  }

  /** What the second come to for whoever has the first. */
  of(before: DocumentTexts, after: DocumentTexts): Effect {
    const changes = differenceOf(before, after);
    if (changes.length === 0) return { changes, screens: [] };
    return { changes, screens: changedScreens(this.#reachedBy(before), this.#reachedBy(after)) };
  }

  #reachedBy(texts: DocumentTexts): Reached {
    const known = this.#reached.get(texts);
    if (known) return known;
    const gone = [...this.#reader.look().keys()].filter((file) => !texts.has(file));
    const overlay = new Map<string, string | null>([...texts, ...gone.map((file) => [file, null] as const)]);
    const reached = reachedScreens(this.#root, this.#reader.read(overlay).all);
    this.#reached.set(texts, reached);
    return reached;
  }
}
