import type { Document } from "../../documents/document.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";
import { type Followed, follow } from "../types/follow.ts";
import type { SchemaTypes } from "../types/from-schema.ts";
import type { Memo } from "../memo/memo.ts";
import { keptType } from "../types/kept-type.ts";
import { notBeing } from "../types/part-of.ts";
import { failureWith, ofOnce } from "../types/root-types.ts";
import { anything, either, nothing, oneOf, type Type } from "../types/type.ts";
import type { KnownDocuments } from "./asked.ts";

/** The types that documents declare themselves: calls, rules, widgets, params, brands, rows. */
export class DeclaredTypes {
  readonly #documents: KnownDocuments;
  readonly #schemas: SchemaTypes;
  /** The answer of a call. */
  readonly answer: (call: unknown) => Type;
  /** What a call takes. */
  readonly request: (call: unknown) => Type;
  /** What a rule checks. */
  readonly checked: (rule: unknown) => Type;
  /** The value that a widget edits. */
  readonly widgetValue: (widget: unknown) => Type;
  /** The props that a widget takes, by name. */
  readonly props: (widget: unknown) => Type;
  /** What a declared param or input is. */
  readonly param: (document: Document, name: string) => Type;
  /** What a failed step comes to; of a call that is not made once, without what becomes of such alone. */
  readonly failure: (once: boolean) => Type;

  constructor(documents: KnownDocuments, schemas: SchemaTypes, memo: Memo) {
    this.#documents = documents;
    this.#schemas = schemas;
    const part = (kind: string, key: string) => memo.question((id: unknown) => this.#part(kind, id, key), keptType);
    this.answer = part("call", "response");
    this.request = memo.question((id: unknown) => this.#request(id), keptType);
    this.checked = part("rule", "value");
    this.widgetValue = part("widget", "value");
    this.props = part("widget", "props");
    this.param = memo.pair((document: Document, name: string) => this.#param(document, name), keptType);
    this.failure = memo.question((once: boolean) => {
      const kind = follow(schemas.file("schemas/catalogue.schema.json"), ["entries", "0", "kind"]).type;
      return failureWith(once ? kind : notBeing(kind, ofOnce), schemas.file("schemas/entities/refusal.schema.json"));
    }, keptType);
  }

  /** What a native app answers. */
  native(capability: unknown): Type {
    const [document] = this.#documents.ofKind("bridge").values();
    const { answer } = entries(entries(entries(document?.data).capabilities)[String(capability)]);
    return document && isEntries(answer)
      ? this.#schemas.of(answer, document.file, `${String(capability)}.answer`)
      : anything;
  }

  /** Whether a call is made once, or is none that is known. */
  isOnce(call: unknown): boolean {
    const document = this.#documents.ofKind("call").get(String(call));
    return !document || entries(document.data).once !== undefined;
  }

  /** What a call takes; what it keeps to itself may be given what is kept in secret. */
  #request(id: unknown): Type {
    const type = this.#part("call", id, "request");
    if (type.is !== "object") return type;
    const { properties } = entries(entries(this.#documents.ofKind("call").get(String(id))?.data).request);
    const fields = Object.entries(type.fields).map(([name, field]): [string, Type] => [
      name,
      field.is === "text" && entries(entries(properties)[name]).writeOnly === true ? { ...field, secret: true } : field,
    ]);
    return { ...type, fields: Object.fromEntries(fields) };
  }

  #param(document: Document, name: string): Type {
    if (document.kind === "mock") {
      const request = follow(this.request(entries(document.data).id), [name]).type;
      return either(request, nothing);
    }
    const { params, inputs } = entries(document.data);
    const declared = entries(document.kind === "decision" ? inputs : params)[name];
    if (!isEntries(declared)) return anything;
    const type = this.#schemas.of(declared, document.file, name);
    return declared.optional === true ? either(type, nothing) : type;
  }

  /** What a screen asks a decision for: the id of the row that it takes, or the word for none. */
  decided({ data }: Document, name: string): Type {
    const { decision } = entries(entries(entries(data).decided)[name]);
    const found = this.#documents.ofKind("decision").get(String(decision));
    const ids = elements(entries(found?.data).rows).map((row) => String(entries(row).id));
    return found ? { is: "text", only: [...ids, "undecided"] } : anything;
  }

  /** What the address of a screen may say in its query. */
  query({ data, file }: Document): Type {
    const properties = Object.fromEntries(
      Object.entries(entries(entries(data).query)).map(([name, said]) => [name, { type: "string", ...entries(said) }]),
    );
    return this.#schemas.of({ type: "object", properties, additionalProperties: false }, file, "query");
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
    return document && isEntries(schema)
      ? this.#schemas.of(schema, document.file, key === "props" ? "" : key)
      : anything;
  }
}
