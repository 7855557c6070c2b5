/** What a bundle under measurement offers to the page (`window.bench`). */
export interface BenchApi {
  readonly name: string;
  /** Reads the text of what comes with a page or is fetched ahead, by screen; absent where nothing is. */
  publish?(packs: Readonly<Record<string, string>>): void;
  /** Mounts a form of 30, 300 or 900 fields into #root, synchronously. */
  mountForm(count: number): void;
  unmount(): void;
  /** The control of a field, such as `address_0`. */
  field(id: string): HTMLInputElement | HTMLSelectElement | null;
  /** A field's value in the engine's own state. */
  getValue(id: string): unknown;
  mountList(count: number): void;
  /** Changes the amount of one card, synchronously. */
  updateItem(index: number, amount: number): void;
  /** Component renders since the last call; absent where the bundle does not count them. */
  renders?(): number;
}

declare global {
  interface Window {
    bench?: BenchApi;
  }
}
