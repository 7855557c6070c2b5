import type { RecordField } from "../../publish/studio/form/brand-form.ts";
import type { NewText } from "../../publish/studio/questions.ts";
import type { Fresh } from "./use-new-record.ts";

/** Words that a new entry needs, in one language. */
export interface NeededWords extends NewText {
  /** What they are for: `title`. */
  readonly part: string;
  /** By what they are kept, whatever the entry is called meanwhile. */
  readonly kept: string;
}

/** All words that an entry names and that there are not yet, as they are typed so far. */
export const neededWords = (fields: readonly RecordField[], { entry, words }: Fresh): readonly NeededWords[] =>
  fields.flatMap(({ path: [key = ""], takes }) => {
    const name = entry[key];
    if (takes.is !== "text" || !takes.needs || typeof name !== "string" || name === "") return [];
    if (takes.words && Object.hasOwn(takes.words, name)) return [];
    const { table, of, languages } = takes.needs;
    return languages.flatMap((language) =>
      of.map((part) => {
        const kept = `${language} ${part}`;
        return { part, kept, language, key: `${table}.${part}_${name}`, words: words[kept] ?? "" };
      }),
    );
  });
