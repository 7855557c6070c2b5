import { posix } from "node:path";
import type { Document } from "../../documents/document.ts";
import type { DocumentIndex } from "./document-index.ts";
import type { Hosts } from "./hosts.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import type { PathScope, PlacedSchema } from "../walk/places.ts";
import type { Shapes } from "../walk/walk.ts";

/** What a path under a shape came to: a shape, nothing known (null), or the word that is not there. */
export type Found =
  | { readonly shape: PlacedSchema | null }
  | { readonly missing: string; readonly known: readonly string[] };

/** Follows paths through the schemas of calls and entities. */
export class ShapeFinder {
  readonly #documents: DocumentIndex;
  readonly #hosts: Hosts;

  constructor(documents: DocumentIndex, hosts: Hosts) {
    this.#documents = documents;
    this.#hosts = hosts;
  }

  /** The shape of a call's answer. */
  answer(call: unknown): PlacedSchema | null {
    const document = typeof call === "string" ? this.#documents.ofKind("call").get(call) : undefined;
    const response = entries(document?.data).response;
    return document && isEntries(response) ? this.#resolve({ file: document.file, schema: response }) : null;
  }

  /** The shape of what a native app answers. */
  native(capability: unknown): PlacedSchema | null {
    const [document] = this.#documents.ofKind("bridge").values();
    const { answer } = entries(entries(entries(document?.data).capabilities)[String(capability)]);
    return document && isEntries(answer) ? { file: document.file, schema: answer } : null;
  }

  /** Follows words into a shape; a shape without properties is open and ends the search. */
  follow(shape: PlacedSchema | null, words: readonly string[]): Found {
    let current = shape;
    for (const word of words) {
      if (!current) return { shape: null };
      const { properties, items, additionalProperties } = current.schema;
      if (word === "length" && isEntries(items)) return { missing: word, known: [] };
      if (isEntries(items) && /^\d+$/.test(word)) current = this.#resolve({ ...current, schema: items });
      else if (!isEntries(properties) || Object.keys(properties).length === 0) {
        current = isEntries(additionalProperties) ? this.#resolve({ ...current, schema: additionalProperties }) : null;
      } else if (isEntries(properties[word])) current = this.#resolve({ ...current, schema: properties[word] });
      else return { missing: word, known: Object.keys(properties) };
    }
    return { shape: current };
  }

  /** What the walk of a document may ask. */
  within(document: Document): Shapes {
    return {
      answer: (call) => this.answer(call),
      native: (capability) => this.native(capability),
      element: (expression, scope) => this.#element(this.#listShape(document, expression, scope)),
    };
  }

  /** The shape of `reads.<name>.value` where a document stands; null when nothing is known. */
  read(document: Document, name: string): PlacedSchema | null {
    const [host] = this.#hosts.of(document);
    return this.answer(entries(entries(entries(host?.data).reads)[name]).call);
  }

  #element(list: PlacedSchema | null): PlacedSchema | null {
    return list && isEntries(list.schema.items) ? this.#resolve({ ...list, schema: list.schema.items }) : null;
  }

  #listShape(document: Document, expression: unknown, scope: PathScope): PlacedSchema | null {
    const operation = entries(expression);
    const argument = (name: string): unknown => {
      const given = operation[name];
      return Array.isArray(given) ? given[0] : given;
    };
    if ("filter" in operation) return this.#listShape(document, argument("filter"), scope);
    const path = typeof expression === "string" ? expression : argument("var");
    if (typeof path !== "string") return null;
    const [root, name = "", part, ...rest] = path.split(".");
    let found: Found = { shape: null };
    if (root === "reads" && part === "value") found = this.follow(this.read(document, name), rest);
    if (root === "derived" && part === undefined) return this.#derivedList(document, name, scope);
    if (root === "item" && scope.item) found = this.follow(scope.item, path.split(".").slice(1));
    return "shape" in found ? found.shape : null;
  }

  #derivedList(document: Document, name: string, scope: PathScope): PlacedSchema | null {
    const [host] = this.#hosts.of(document);
    return this.#listShape(document, entries(entries(host?.data).derived)[name], scope);
  }

  #resolve(shape: PlacedSchema): PlacedSchema | null {
    let current = shape;
    for (let hops = 0; typeof current.schema.$ref === "string"; hops++) {
      const file = posix.join(posix.dirname(current.file), current.schema.$ref);
      const entity = this.#documents.ofKind("entity").get(file);
      if (!entity || !isEntries(entity.data) || hops > 8) return null;
      current = { file, schema: entity.data };
    }
    return current;
  }
}
