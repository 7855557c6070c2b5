/** How long a file of an earlier release is kept, ms: no visit that began with it lasts longer (R10). */
const KEPT = 24 * 60 * 60 * 1000;

/** The published files of the release of now, and those of earlier ones that a visit may still ask for. */
export class ReleasedFiles {
  /** By address: the text, and until when it is kept. */
  readonly #files = new Map<string, { readonly text: string; readonly until: number }>();
  #now: ReadonlyMap<string, string> = new Map();

  get(address: string): string | undefined {
    return this.#now.get(address) ?? this.#files.get(address)?.text;
  }

  /** Takes those of another release in place of those of now. */
  take(files: ReadonlyMap<string, string>, now = Date.now()): void {
    for (const [address, text] of this.#now) this.#files.set(address, { text, until: now + KEPT });
    for (const [address, { until }] of this.#files) if (until <= now) this.#files.delete(address);
    this.#now = files;
  }
}
