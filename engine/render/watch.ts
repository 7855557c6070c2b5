import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import { valuesOf } from "../expression/operator/values-of.ts";
import { Reader } from "../expression/operator/reader.ts";
import { worksOut } from "../screen/screen-session.ts";
import type { Session } from "../screen/session.ts";
import { type Cells, listen, type Source } from "../state/cells.ts";
import type { Scope } from "../state/scope.ts";

/** One path that was read: where it lies, and what it held. */
interface Seen {
  readonly holder: Cells;
  readonly words: readonly string[];
  readonly value: unknown;
}

/** Whoever evaluates: what else it sees, and what it does when something that it read has changed. */
export interface Watcher {
  readonly scope: Scope;
  changed(): void;
}

interface Heard {
  readonly sources: readonly Source[];
  readonly stops: readonly (() => void)[];
}

const nothing: Heard = { sources: [], stops: [] };

/**
 * Notes which paths an evaluation reads and calls back when what one of them held has changed: exact and dynamic, since
 * a branch that is not taken is not read.
 */
export class Watch extends Reader {
  readonly #session: Session;
  readonly #owner: Watcher;
  /** What the last evaluation read. It is little, so that looking through a list is quicker than a map, and lighter. */
  #seen: Seen[] = [];
  /** What is listened to, and how to stop each; undefined before and after. */
  #heard: Heard | undefined;
  /** One for all that is listened to, made with the first: many nodes read no state. */
  #told: (() => void) | undefined;

  constructor(session: Session, owner: Watcher) {
    super((path) => this.#read(path));
    this.#session = session;
    this.#owner = owner;
  }

  /** Begins an evaluation: what was read before no longer counts. */
  begin(): void {
    if (this.#seen.length > 0) this.#seen = [];
  }

  /** Ends an evaluation: once started, it is called back about what it read. */
  end(): void {
    if (this.#heard) this.#listen();
  }

  /** Starts to watch; gives whether something has changed since it was read. */
  start(): boolean {
    this.#listen();
    return this.#differs();
  }

  stop(): void {
    for (const stop of this.#heard?.stops ?? []) stop();
    this.#heard = undefined;
  }

  /** True when something it read is still on its way: it changes then, and is evaluated again. */
  get waits(): boolean {
    return this.#seen.some(
      ({ holder, words: [root = "", name = ""] }) => valuesOf(holder.at([root, name])).status === "loading",
    );
  }

  /** Reads a path and notes what it holds. */
  #read(path: string): unknown {
    const words = pathWords(path);
    const holder = this.#session.holder(words[0]);
    if (!holder) return worksOut(words) ? this.#session.derive(words, this.read) : ownValue(this.#owner.scope, words);
    const value = holder.at(words);
    // A brand is the same for as long as a page lives.
    if (words[0] !== "brand") this.#seen.push({ holder, words, value });
    // What a read did not bring may be missing: that is known when it has ended, whether or not the value changes.
    const [root, name, ...inside] = words;
    if (root === "reads" && name !== undefined && inside.length > 0 && value === undefined) {
      const status = [root, name, "status"];
      this.#seen.push({ holder, words: status, value: holder.at(status) });
    }
    return value;
  }

  #tell(): void {
    if (this.#differs()) this.#owner.changed();
    // What it read may have an atom of its own by now.
    else if (this.#heard) this.#listen();
  }

  #differs(): boolean {
    return this.#seen.some(({ holder, words, value }) => !Object.is(holder.at(words), value));
  }

  /** Listens to what tells of the paths that were read, and to nothing else. */
  #listen(): void {
    if (this.#seen.length === 0 && (this.#heard ?? nothing) === nothing) {
      this.#heard = nothing;
      return;
    }
    const sources: Source[] = [];
    for (const { holder, words } of this.#seen) {
      const source = holder.source(words);
      if (!sources.includes(source)) sources.push(source);
    }
    const before = this.#heard;
    if (before?.sources.length === sources.length && sources.every((one, at) => one === before.sources[at])) return;
    const stops = sources.map((source) => {
      const at = before ? before.sources.indexOf(source) : -1;
      return before?.stops[at] ?? listen(source, (this.#told ??= () => this.#tell()));
    });
    before?.sources.forEach((source, at) => {
      if (!sources.includes(source)) before.stops[at]?.();
    });
    this.#heard = { sources, stops };
  }
}
