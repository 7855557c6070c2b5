import type { Document } from "../../documents/document.ts";
import type { Project } from "../given/project.ts";
import { elements, type Entries, entries } from "../../documents/entries.ts";
import { sealOf } from "../records/seal.ts";

/** A figure that a borrower is told, and the text that names it. */
export interface Fact {
  readonly id: string;
  readonly field: string;
  readonly as: string;
  readonly label: string;
  /** What the figure is called, in the answer or where it is worked out beforehand. */
  readonly names: readonly string[];
  /** What else stands beside it; `answer.<field>` is a field of the answer. */
  readonly row: Entries;
}

/** Where a fact stands. */
interface Shown {
  readonly widget: string;
  readonly rows: string;
  readonly label: string;
  readonly value: string;
  readonly within: readonly string[];
}

/** A disclosure document, as its schema says it. */
export interface Disclosed {
  readonly document: Document;
  readonly calls: readonly { readonly id: string; readonly answer: string; readonly same: readonly string[] }[];
  readonly owesNothing: readonly string[];
  readonly shown: Shown;
  readonly facts: readonly Fact[];
  /** Documents of texts of which every word is locked. */
  readonly texts: readonly string[];
  /** By language the words that promise that something costs nothing, or less. */
  readonly promises: Readonly<Record<string, readonly string[]>>;
  /** By text key, the field of each arg. */
  readonly sentences: Readonly<Record<string, Entries>>;
  readonly words: Entries;
  readonly version: Entries;
}

/** What a disclosure document says. */
export function disclosed(document: Document): Disclosed {
  const { calls, owesNothing, shown, facts, texts, promises, sentences, words, versions } = entries(document.data);
  const { widget, rows, label, value, within } = entries(shown);
  return {
    document,
    calls: Object.entries(entries(calls)).map(([id, call]) => {
      const { answer, same } = entries(call);
      return { id, answer: String(answer), same: elements(same).map(String) };
    }),
    owesNothing: Object.keys(entries(owesNothing)),
    shown: {
      widget: String(widget),
      rows: String(rows),
      label: String(label),
      value: String(value),
      within: elements(within).map(String),
    },
    facts: Object.entries(entries(facts)).map(([id, fact]) => {
      const { field, as, label: key, also, row } = entries(fact);
      const names = [field, ...elements(also)].map(String);
      return { id, field: String(field), as: String(as), label: String(key), names, row: entries(row) };
    }),
    texts: elements(texts).map(String),
    promises: Object.fromEntries(
      Object.entries(entries(promises)).map(([language, said]) => [language, elements(said).map(String)]),
    ),
    sentences: Object.fromEntries(Object.entries(entries(sentences)).map(([key, args]) => [key, entries(args)])),
    words: entries(words),
    version: entries(elements(versions).at(-1)),
  };
}

/** What a disclosure document of a project says, the very same as long as the document is. */
export const disclosedIn = (project: Project, document: Document): Disclosed => project.about(document, saying);

const saying = (_project: Project, document: Document): Disclosed => disclosed(document);

/** The keys of the single texts that a disclosure locks. */
export const lockedKeys = ({ facts, sentences }: Disclosed): ReadonlySet<string> =>
  new Set([...facts.map(({ label }) => label), ...Object.keys(sentences)]);

/**
 * The seal of what the last version is made of, of its reason and of all versions before it: none is changed
 * afterwards.
 */
export function sealOfVersion(data: unknown): string {
  const { calls, owesNothing, shown, facts, texts, promises, sentences, words, versions } = entries(data);
  const { seal: _, ...last } = entries(elements(versions).at(-1));
  const told = [...elements(versions).slice(0, -1), last];
  return sealOf({
    calls,
    owesNothing,
    shown,
    facts,
    texts,
    promises,
    sentences: entries(sentences),
    words,
    versions: told,
  });
}
