import type { ValidateFunction } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { type Entries, entries } from "../../documents/entries.ts";
import { holdToForm, newAjv } from "./ajv.ts";

/** A schema of a file, or of a widget's nodes or value, compiled by itself. */
export class CompiledSchema {
  readonly #id: string;
  readonly #text: string;
  readonly #kept: Entries;
  readonly #source: boolean;
  readonly #found = new Map<string, ValidateFunction | undefined>();
  #ajv: ReturnType<typeof newAjv> | undefined;

  /**
   * @param kept what was compiled of this very text before, by pointer.
   * @param source whether it is to be had as code, too.
   */
  constructor(id: string, text: string, kept: unknown, source: boolean) {
    this.#id = id;
    this.#text = text;
    this.#kept = entries(kept);
    this.#source = source;
  }

  /**
   * What a value is held to, by all of it or by what stands at a pointer in it; nothing where nothing stands there.
   * @throws where it is no schema.
   */
  at(pointer: string): ValidateFunction | undefined {
    if (!this.#found.has(pointer)) this.#found.set(pointer, this.#find(pointer));
    return this.#found.get(pointer);
  }

  /** The code of all that was asked for; nothing where all of it was kept. */
  code(): string | undefined {
    if (!this.#ajv) return undefined;
    const asked = [...this.#found.keys()].filter((pointer) => this.at(pointer));
    return standaloneCode(this.#ajv, Object.fromEntries(asked.map((pointer) => [pointer, this.#ref(pointer)])));
  }

  #find(pointer: string): ValidateFunction | undefined {
    const kept = this.#kept[pointer];
    return isCompiled(kept) ? kept : this.#compiler().getSchema(this.#ref(pointer));
  }

  #compiler(): ReturnType<typeof newAjv> {
    if (this.#ajv) return this.#ajv;
    const schema = { ...entries(JSON.parse(this.#text)) };
    holdToForm(schema);
    return (this.#ajv = newAjv(this.#source).addSchema(schema, this.#id));
  }

  #ref(pointer: string): string {
    return pointer === "" ? this.#id : `${this.#id}#${pointer}`;
  }
}

/** Code of a schema gives away what was compiled of it. */
const isCompiled = (value: unknown): value is ValidateFunction => typeof value === "function";
