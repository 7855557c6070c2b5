/**
 * What was found by how a file looked: for this process alone. Whoever goes on from the heap of another
 * (`tools/keep-heap.mjs`) may be in another folder, long after; there it is empty.
 */
export class OfThisProcess<Value> {
  readonly #found = new Map<string, Value>();
  #process = process.pid;

  get(name: string): Value | undefined {
    return this.#process === process.pid ? this.#found.get(name) : undefined;
  }

  set(name: string, value: Value): void {
    if (this.#process !== process.pid) this.#found.clear();
    this.#process = process.pid;
    this.#found.set(name, value);
  }
}
