/**
 * Reads JSON by names, and gives what it read last by a name where the text is the same: most edits leave most of what
 * is said as it was, and reading all of it anew kept calls waiting.
 */
export class LastRead {
  readonly #last = new Map<string, { readonly text: string; readonly value: unknown }>();

  /** @returns what whoever wrote the text put into it */
  read<T>(name: string, text: string): T {
    const last = this.#last.get(name);
    const value: unknown = last?.text === text ? last.value : JSON.parse(text);
    this.#last.set(name, { text, value });
    // `compose` wrote it.
    return value as T;
  }
}
