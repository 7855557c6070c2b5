import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { Project } from "../check/given/project.ts";
import { Memo } from "../check/memo/memo.ts";
import type { Document } from "../documents/document.ts";
import { brandNames, type NamedBrand } from "./brand-names.ts";
import { printOfAll } from "../pack/print-of.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";
import { brandChanges } from "./brand-changes.ts";
import { type BrokenPolicies, brokenPolicies, changedPolicies } from "./broken-policies.ts";
import { changedDecisions, decisionsToldOtherwise } from "./changed-decisions.ts";
import { differenceIn } from "./difference.ts";
import { screenNames } from "./document-words.ts";
import { changedScreens, type Reached, reachedScreens } from "./reached-screens.ts";
import type { Sentence } from "./sentence.ts";
import { TextsReader } from "./texts-reader.ts";
import type { Wording } from "./wording.ts";

/** What another set of documents comes to, in sentences. */
export interface Effect {
  /** What is otherwise in which brands and documents. */
  readonly changes: readonly Sentence[];
  /** Which screens borrowers can reach that they could not, or no longer. */
  readonly screens: readonly Sentence[];
  /** Which cases of decisions come to another row, and which decisions are told something else. */
  readonly decisions: readonly Sentence[];
  /** Which policies are broken that were not, or no longer. */
  readonly policies: readonly Sentence[];
  /** The brands that any of it reaches, by name. */
  readonly brands: readonly NamedBrand[];
}

/** What follows from documents for every pair. */
interface Found {
  readonly documents: readonly Document[];
  readonly reached: Reached;
  readonly broken: BrokenPolicies;
}

/** So many sets of documents are remembered: what is live, and the last drafts. */
const KEPT = 4;

const nothing: Effect = { changes: [], screens: [], decisions: [], policies: [], brands: [] };

/** Says what documents come to, again and again: what follows from what is alike is worked out once. */
export class Effects {
  readonly #wording: Wording;
  readonly #texts: TextsReader;
  readonly #memo = new Memo();
  readonly #project: Project;
  readonly #found = new Map<string, Found>();

  /** @param root where the schemas are; of its documents only those count that are handed over */
  constructor(root: string, wording: Wording, texts = new TextsReader(root)) {
    registerOperators(appOperators);
    this.#wording = wording;
    this.#texts = texts;
    this.#project = new Project({ root, all: [] }, undefined, this.#memo);
  }

  /** What the second come to for whoever has the first. */
  of(before: DocumentTexts, after: DocumentTexts): Effect {
    const changes = differenceIn(before, after, this.#wording);
    if (changes.length === 0) return nothing;
    const [old, now] = [this.#foundIn(before), this.#foundIn(after)];
    const said = {
      changes,
      screens: changedScreens(old.reached, now.reached, screenNames([...old.documents, ...now.documents])),
      decisions: [
        ...changedDecisions(old.documents, now.documents),
        ...decisionsToldOtherwise(now.documents, brandChanges(before, after)),
      ],
      policies: changedPolicies(old.broken, now.broken),
    };
    const reached = new Set(Object.values(said).flatMap((some) => some.flatMap(({ pairs }) => pairs ?? [])));
    return { ...said, brands: brandNames(now.documents).filter(({ pair }) => reached.has(pair)) };
  }

  #foundIn(texts: DocumentTexts): Found {
    const print = printOfAll(texts);
    const known = this.#found.get(print) ?? this.#lookedAt(texts);
    // The one that was asked for last is the last to be forgotten.
    this.#found.delete(print);
    this.#found.set(print, known);
    const [oldest] = this.#found.keys();
    if (this.#found.size > KEPT && oldest !== undefined) this.#found.delete(oldest);
    return known;
  }

  #lookedAt(texts: DocumentTexts): Found {
    const { all, overlay } = this.#texts.read(texts);
    this.#project.take(all, overlay);
    this.#memo.next();
    return { documents: all, reached: reachedScreens(this.#project), broken: brokenPolicies(this.#project) };
  }
}
