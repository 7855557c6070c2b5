import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withBrandWords } from "../../../lending/format/brand-words.ts";

export const languages = ["en_US", "zh_CN"] as const;
export type Language = (typeof languages)[number];

/** The text of a key with its placeholders filled, as a borrower reads it. */
export type Words = (key: string, args?: Readonly<Record<string, string | number>>) => string;

const folder = join(process.cwd(), "locales");
/** Figures of the brand that texts say; no brand of the journeys has others. */
const base: unknown = JSON.parse(readFileSync(join(process.cwd(), "brands/base.brand.json"), "utf8"));

/** The words of a language, straight from its documents. @throws when a key is missing. */
export function wordsOf(language: Language): Words {
  const all = new Map<string, string>();
  for (const file of readdirSync(join(folder, language))) {
    const { id, texts } = JSON.parse(readFileSync(join(folder, language, file), "utf8")) as {
      id: string;
      texts: Record<string, string>;
    };
    for (const [key, text] of Object.entries(texts)) all.set(`${id}.${key}`, text);
  }
  return (key, args = {}) => {
    const text = all.get(key);
    if (text === undefined) throw new Error(`${language} has no text "${key}"`);
    return withBrandWords(text, base).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(args[name] ?? `{{${name}}}`),
    );
  };
}
