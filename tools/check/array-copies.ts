import { startupSnapshot } from "node:v8";

/** What Node 20 lacks while a heap is made that is to be kept, and has whenever it goes on from one. */
const copies: Readonly<Record<string, (this: unknown[], ...given: never[]) => unknown[]>> = {
  toReversed() {
    return [...this].reverse();
  },
  toSorted(...order) {
    return [...this].sort(...order);
  },
  toSpliced(...splice: Parameters<unknown[]["splice"]>) {
    const copy = [...this];
    copy.splice(...splice);
    return copy;
  },
  with(at: number, value: unknown) {
    const copy = [...this];
    copy[at < 0 ? at + copy.length : at] = value;
    return copy;
  },
};

for (const [name, value] of Object.entries(copies))
  if (!(name in Array.prototype)) {
    Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
    // Node puts its own there, and ends where one is there already.
    startupSnapshot.addSerializeCallback(() => void Reflect.deleteProperty(Array.prototype, name));
  }
