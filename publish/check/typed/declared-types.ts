import type { Document } from "../../documents/document.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";
import { type Followed, follow } from "../types/follow.ts";
import type { SchemaTypes } from "../types/from-schema.ts";
import { failureWith } from "../types/root-types.ts";
import { anything, either, nothing, oneOf, type Type } from "../types/type.ts";
import type { KnownDocuments } from "./asked.ts";

/** The types that documents declare themselves: calls, rules, widgets, params, brands, rows. */
export class DeclaredTypes {
  readonly #documents: KnownDocuments;
  readonly #schemas: SchemaTypes;
  #failed: Type | undefined;

  constructor(documents: KnownDocuments, schemas: SchemaTypes) {
    this.#documents = documents;
    this.#schemas = schemas;
  }

  /** The answer of a call. */
  answer(call: unknown): Type {
    return this.#part("call", call, "response");
  }

  /** What a call takes. */
  request(call: unknown): Type {
    return this.#part("call", call, "request");
  }

  /** What a native app answers. */
  native(capability: unknown): Type {
    const [document] = this.#documents.ofKind("bridge").values();
    const { answer } = entries(entries(entries(document?.data).capabilities)[String(capability)]);
    return document && isEntries(answer)
      ? this.#schemas.of(answer, document.file, `${String(capability)}.answer`)
      : anything;
  }

  /** What a rule checks. */
  checked(rule: unknown): Type {
    return this.#part("rule", rule, "value");
  }

  /** What a declared param or input is. */
  param(document: Document, name: string): Type {
    const { params, inputs } = entries(document.data);
    const declared = entries(document.kind === "decision" ? inputs : params)[name];
    if (!isEntries(declared)) return anything;
    const type = this.#schemas.of(declared, document.file, name);
    return declared.optional === true ? either(type, nothing) : type;
  }

  /** The props that a widget takes, by name. */
  props(widget: string): Type {
    const document = this.#documents.ofKind("widget").get(widget);
    return document ? this.#schemas.of(entries(document.data).props, document.file) : anything;
  }

  /** The value that a widget edits. */
  widgetValue(widget: string): Type {
    return this.#part("widget", widget, "value");
  }

  /** The id of the row that a decision took. */
  row(id: unknown): Type {
    const document = this.#documents.ofKind("decision").get(String(id));
    if (!document) return anything;
    const rows = elements(entries(document.data).rows).flatMap((row) => {
      const { id: name } = entries(row);
      return typeof name === "string" ? [name] : [];
    });
    return { ...oneOf(...rows, "undecided"), from: document.file };
  }

  /** What a failed step comes to. */
  failure(): Type {
    this.#failed ??= failureWith(this.#schemas.file("schemas/entities/refusal.schema.json"));
    return this.#failed;
  }

  /** What the schema of brands says; of what it does not name, a brand's own schema check speaks. */
  brand(words: readonly string[]): Followed {
    const found = follow(this.#schemas.file("schemas/brand.schema.json"), words);
    return found.missing ? { type: anything } : found;
  }

  /** What a widget tells with an event of its own. */
  event(widget: string, event: string): Type {
    const document = this.#documents.ofKind("widget").get(widget);
    const { value } = entries(entries(entries(document?.data).events)[event]);
    return document && isEntries(value) ? this.#schemas.of(value, document.file, event) : nothing;
  }

  /** What one key of a document describes. */
  #part(kind: string, id: unknown, key: string): Type {
    const document = this.#documents.ofKind(kind).get(String(id));
    const schema = entries(document?.data)[key];
    return document && isEntries(schema) ? this.#schemas.of(schema, document.file, key) : anything;
  }
}
