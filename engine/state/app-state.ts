import { valuesOf } from "../expression/operator/values-of.ts";
import { Cells } from "./cells.ts";
import { type KeptRoots, keep, restore } from "./kept.ts";

/**
 * State that outlives a screen. `session`, `journey` and `typed` are kept for the tab, `device` across visits; a storage that
 * is blocked, full or corrupt leaves the app working in memory.
 */
export class AppState {
  readonly cells = new Cells(["brand"]);
  readonly #kept: KeptRoots;

  constructor(kept: KeptRoots) {
    this.#kept = kept;
    this.cells.writeAll(restore(kept));
  }

  read(path: string): unknown {
    return this.cells.read(path);
  }

  write(path: string, value: unknown): void {
    this.cells.write(path, value);
    const [root = "", name = ""] = path.split(".");
    keep(this.#kept, root, name, this.cells.read(`${root}.${name}`.replace(/\.$/, "")));
  }

  /** Forgets what this device keeps of a user, which says its `owner`; but for one's own (R54). */
  disown(but?: unknown): void {
    for (const [name, value] of this.cells.entries("device")) {
      const { owner } = valuesOf(value);
      if (owner !== undefined && owner !== but) this.write(`device.${name}`, undefined);
    }
  }

  /** Forgets everything under a root, in memory and in storage, but for the names given. */
  wipe(root: "session" | "journey" | "typed" | "device", except: readonly string[] = []): void {
    for (const [name] of this.cells.entries(root)) if (!except.includes(name)) this.write(`${root}.${name}`, undefined);
  }
}
