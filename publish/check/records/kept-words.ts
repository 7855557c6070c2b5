import { createHash } from "node:crypto";
import { entries } from "../../documents/entries.ts";

/** What a text says, in 8 characters: other words give others. */
export const printOf = (words: string): string => createHash("sha256").update(words).digest("hex").slice(0, 8);

/** What each text said when that was last kept, as its print: by language and key (`bill.none-title`). */
export class KeptWords {
  readonly languages: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly #keys = new Map<string, string[]>();

  constructor(record: unknown) {
    this.languages = new Map(
      Object.entries(entries(record)).map(([language, texts]) => [
        language,
        new Map(Object.entries(entries(texts)).map(([key, print]) => [key, String(print)])),
      ]),
    );
    for (const [language, texts] of this.languages)
      for (const [key, print] of texts) {
        const place = `${language} ${print}`;
        this.#keys.set(place, [...(this.#keys.get(place) ?? []), key]);
      }
  }

  /** The print of a text; nothing of one that was not there. */
  of(language: string, key: string): string | undefined {
    return this.languages.get(language)?.get(key);
  }

  /** The keys of the texts that said what has this print. */
  thatSaid(language: string, print: string): readonly string[] {
    return this.#keys.get(`${language} ${print}`) ?? [];
  }

  /** Whether a text says something else than it did; false of one that was not there. */
  isOther(language: string, key: string, words: string): boolean {
    const print = this.of(language, key);
    return print !== undefined && print !== printOf(words);
  }
}

/** A record as it is written: a line for each text, so that two who add texts meet only there. */
export function writtenWords(languages: KeptWords["languages"]): string {
  const written = [...languages].sort(byName).map(([language, texts]) => {
    const lines = [...texts].sort(byName).map(([key, print]) => `    ${JSON.stringify(key)}: ${JSON.stringify(print)}`);
    return `  ${JSON.stringify(language)}: {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${written.join(",\n")}\n}\n`;
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
