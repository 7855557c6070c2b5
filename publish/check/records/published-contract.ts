import { type Entries, entries } from "../../documents/entries.ts";
import { publishedContract } from "../../documents/records.ts";
import { type Recorded, RecordReader } from "./record-reader.ts";

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
