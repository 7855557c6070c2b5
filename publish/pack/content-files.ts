import { createHash } from "node:crypto";

/** The first letters of a text's SHA-256. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Files whose names hold a hash of what they say, so that none ever changes. */
export class ContentFiles {
  /** By name, below `/documents/`. */
  readonly texts = new Map<string, string>();

  /** Adds a file; gives the address that a page fetches it from. */
  put(name: string, content: unknown): string {
    const text = JSON.stringify(content);
    const file = `${name}.${hashOf(text)}.json`;
    this.texts.set(file, text);
    return `/documents/${file}`;
  }

  /** The same for each of some named contents. */
  putAll(contents: Readonly<Record<string, unknown>>): Record<string, string> {
    return Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, this.put(name, content)]));
  }
}
