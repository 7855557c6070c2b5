import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const languages = ["en_US", "zh_CN"] as const;
export type Language = (typeof languages)[number];

/** The text of a key with its placeholders filled, as a borrower reads it. */
export type Words = (key: string, args?: Readonly<Record<string, string | number>>) => string;

const folder = join(process.cwd(), "locales");

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
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(args[name] ?? `{{${name}}}`));
  };
}
