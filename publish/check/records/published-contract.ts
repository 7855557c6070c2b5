import { elements, type Entries, entries } from "../../documents/entries.ts";
import { publishedContract } from "../../documents/records.ts";
import { type Recorded, RecordReader } from "./record-reader.ts";
import { sealOf } from "./seal.ts";

/** The contract as lenders have it. */
export interface Published {
  /** None where the document is not one that was published. */
  readonly version: string | undefined;
  /** It is what was written when that version was published. */
  readonly sealed: boolean;
  readonly calls: ReadonlyMap<string, PublishedCall>;
  readonly entities: Entries;
}

/** One call of it. */
interface PublishedCall {
  /** With the query that is always the same. */
  readonly path: string;
  readonly request: unknown;
  readonly response: unknown;
}

/** What is known of the contract that lenders have; nothing where none was published. */
export type PublishedContract = Recorded<Published>;

/** The version of the contract that lenders have; of none, the first. */
export function publishedVersion(root: string): string {
  const published = new RecordReader(root, publishedContract, publishedOf).read();
  return (published && "version" in published && published.version) || "1.0";
}

/** What an OpenAPI document says, by call. */
export function publishedOf(document: unknown): Published {
  const { info, paths, components } = entries(document);
  const calls = Object.entries(entries(paths)).flatMap(([path, methods]): [string, PublishedCall][] => {
    const { operationId, requestBody, responses, parameters } = entries(entries(methods).post);
    const answer = entries(entries(schemaOf(entries(responses)["200"])).properties).content;
    return typeof operationId === "string"
      ? [[operationId, { path: `${path}${queryOf(parameters)}`, request: schemaOf(requestBody), response: answer }]]
      : [];
  });
  const { version } = entries(info);
  return {
    version: typeof version === "string" ? version : undefined,
    sealed: entries(info)[seal] === sealOfContract(document),
    calls: new Map(calls),
    entities: entries(entries(components).schemas),
  };
}

/** Where the document says its seal: a word that tools for OpenAPI leave alone. */
const seal = "x-seal";

/** The seal of all else that an OpenAPI document says. */
function sealOfContract(document: unknown): string {
  const { info, ...said } = entries(document);
  const { [seal]: _, ...rest } = entries(info);
  return sealOf({ ...said, info: rest });
}

/** An OpenAPI document with its seal, under `info`. */
export const sealed = (document: Entries): Entries => ({
  ...document,
  info: { ...entries(document.info), [seal]: sealOfContract(document) },
});

function queryOf(parameters: unknown): string {
  const fixed = elements(parameters)
    .map(entries)
    .filter(({ in: place }) => place === "query");
  return fixed.length === 0
    ? ""
    : `?${fixed.map(({ name, schema }) => `${String(name)}=${String(entries(schema).const)}`).join("&")}`;
}

const schemaOf = (holder: unknown): unknown => entries(entries(entries(holder).content)["application/json"]).schema;
