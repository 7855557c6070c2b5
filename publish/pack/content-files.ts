import { createHash } from "node:crypto";

/** The first letters of a text's SHA-256. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Files whose names hold a hash of what they say, so that none ever changes. */
export class ContentFiles {
  /** By name, below `/documents/`. */
  readonly texts = new Map<string, string>();

  /** Adds a file; gives the address that a page fetches it from. */
  put(name: string, content: object): string {
    const { text, hash } = writtenOut(content);
    const file = `${name}.${hash}.json`;
    this.texts.set(file, text);
    return `/documents/${file}`;
  }

  /** The same for each of some named contents. */
  putAll(contents: Readonly<Record<string, object>>): Record<string, string> {
    return Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, this.put(name, content)]));
  }
}

interface Written {
  readonly text: string;
  readonly hash: string;
}

const written = new WeakMap<object, Written>();

/** What is content of one release, and as it was of the next, is written out once. */
function writtenOut(content: object): Written {
  const known = written.get(content);
  if (known) return known;
  const text = JSON.stringify(content);
  const made = { text, hash: hashOf(text) };
  written.set(content, made);
  return made;
}
