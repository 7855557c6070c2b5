import ajvPackage from "ajv/package.json" with { type: "json" };
import { newAjv } from "./ajv.ts";
import { CompiledSchema } from "./compiled-schema.ts";
import { KeptCode } from "./kept-code.ts";

/** So many states of a schema are remembered: an edit is often taken back. */
const STATES = 4;

/** Schemas as they are compiled, each by itself and once for its text. */
export class CompiledSchemas {
  readonly #kept: KeptCode | undefined;
  readonly #ofIds = new Map<string, Map<string, CompiledSchema>>();
  #isKept = false;

  /** @param keep a folder that keeps the compiled code for other processes. */
  constructor(keep?: string) {
    // By these very settings.
    if (keep !== undefined) this.#kept = new KeptCode(keep, JSON.stringify([String(newAjv), ajvPackage.version]));
  }

  of(id: string, text: string): CompiledSchema {
    const states = this.#ofIds.get(id) ?? new Map<string, CompiledSchema>();
    this.#ofIds.set(id, states);
    const compiled =
      states.get(text) ??
      new CompiledSchema(id, text, this.#kept?.of(from(id, text)), this.#kept !== undefined && !this.#isKept);
    // The one that was asked for last is the last to be forgotten.
    states.delete(text);
    states.set(text, compiled);
    const [oldest] = states.keys();
    if (states.size > STATES && oldest !== undefined) states.delete(oldest);
    return compiled;
  }

  /**
   * Keeps what was asked for so far, once: another process compiles the few that are edited from then on sooner than
   * this one would write all of them again.
   */
  keep(): void {
    if (this.#isKept || !this.#kept) return;
    this.#isKept = true;
    const made = [...this.#ofIds].flatMap(([id, states]) =>
      [...states].map(([text, compiled]) => [from(id, text), compiled.code()] as const),
    );
    this.#kept.keep(new Map(made.filter((one): one is readonly [string, string] => one[1] !== undefined)));
  }
}

const from = (id: string, text: string): string => `${id} ${text}`;

/** Those of this process, by the folder that keeps them. */
const ofProcess = new Map<string | undefined, CompiledSchemas>();

/** The compiled schemas that everybody in this process shares, for most edits touch no schema. */
export function sharedSchemas(keep?: string): CompiledSchemas {
  const known = ofProcess.get(keep) ?? new CompiledSchemas(keep);
  ofProcess.set(keep, known);
  return known;
}
