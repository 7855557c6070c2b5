/** What somebody has typed in a document that is not saved yet. */
export interface Kept {
  readonly text: string;
  /** As the document stood when he began. */
  readonly before: string;
  /** ISO 8601. */
  readonly at: string;
}

const keyOf = (file: string): string => `studio.paper:${file}`;

/** What this browser keeps of a document; undefined where that is nothing, or what it keeps cannot be read. */
export function keptOf(file: string): Kept | undefined {
  try {
    const { text, before, at } = Object(JSON.parse(localStorage.getItem(keyOf(file)) ?? "null"));
    return [text, before, at].every((one) => typeof one === "string") ? { text, before, at } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it over a reload and a crash. Whether this browser does. */
export function keep(file: string, kept: Kept): boolean {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** It is saved, or given up. */
export function drop(file: string): void {
  try {
    localStorage.removeItem(keyOf(file));
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
