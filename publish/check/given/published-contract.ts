import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../../documents/document.ts";
import { type Entries, entries } from "../../documents/entries.ts";
import { faultsOf } from "../../documents/parse-document.ts";
import { publishedContract } from "../../documents/published-contract.ts";
import type { Overlay } from "../../documents/read-documents.ts";

/** The contract as lenders have it. */
export interface Published {
  /** None where the document is not one that was published. */
  readonly version: string | undefined;
  readonly calls: ReadonlyMap<string, PublishedCall>;
  readonly entities: Entries;
}

/** One call of it. */
export interface PublishedCall {
  readonly path: string;
  readonly request: unknown;
  readonly response: unknown;
}

/** What is known of the contract that lenders have; nothing where none was published. */
export type PublishedContract = Published | { readonly unreadable: readonly Fault[] } | undefined;

/** Reads the published OpenAPI document of a root, again and again: the same text gives the very same. */
export class PublishedReader {
  readonly #root: string;
  #text: string | null | undefined;
  #read: PublishedContract;

  constructor(root: string) {
    this.#root = root;
  }

  read(overlay: Overlay = new Map()): PublishedContract {
    const file = join(this.#root, publishedContract);
    const laid = overlay.get(publishedContract);
    const text = laid === undefined && existsSync(file) ? readFileSync(file, "utf8") : laid;
    if (text !== this.#text) this.#read = typeof text === "string" ? readText(text) : undefined;
    this.#text = text;
    return this.#read;
  }
}

function readText(text: string): PublishedContract {
  try {
    return publishedOf(JSON.parse(text));
  } catch {
    return { unreadable: faultsOf(publishedContract, text) };
  }
}

/** The version of the contract that lenders have; of none, the first. */
export function publishedVersion(root: string): string {
  const published = new PublishedReader(root).read();
  return (published && "version" in published && published.version) || "1.0";
}

/** What an OpenAPI document says, by call. */
export function publishedOf(document: unknown): Published {
  const { info, paths, components } = entries(document);
  const calls = Object.entries(entries(paths)).flatMap(([path, methods]): [string, PublishedCall][] => {
    const { operationId, requestBody, responses } = entries(entries(methods).post);
    const answer = entries(entries(schemaOf(entries(responses)["200"])).properties).content;
    return typeof operationId === "string"
      ? [[operationId, { path, request: schemaOf(requestBody), response: answer }]]
      : [];
  });
  const { version } = entries(info);
  return {
    version: typeof version === "string" ? version : undefined,
    calls: new Map(calls),
    entities: entries(entries(components).schemas),
  };
}

const schemaOf = (holder: unknown): unknown => entries(entries(entries(holder).content)["application/json"]).schema;
