import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly "application/json": { readonly schema: Schema } } }>
  >;
}

/** A call as it came. */
interface Heard {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

/** A lender on another origin who knows the contract from its OpenAPI document alone. */
export interface ForeignLender {
  readonly url: string;
  readonly heard: readonly Heard[];
  /** The origin whose pages may call. */
  allow(origin: string): void;
  /** What a path answers from now on, in place of a sample of its schema. */
  answer(path: string, content: unknown): void;
  stop(): Promise<void>;
}

const allowed = "content-type, device-id, idempotency-key, user-language, cipher";
const exposed = "date, retry-after";
const patterns = ["100.00", "1", "7100000002", "2026-01-02", "text"];

/** Starts a lender that answers each call with the smallest content that its schema accepts; `clock` is his, epoch ms. */
export async function startForeignLender(contract: Contract, clock: () => number) {
  const heard: Heard[] = [];
  const own = new Map<string, unknown>();
  let app = "";
  const mount = contract.servers[0]?.url ?? "";
  const server = createServer((request, response) => {
    void take(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Only this app's pages may call, with these headers only, and read these.
    if (request.headers.origin === app) response.setHeader("access-control-allow-origin", app);
    response.setHeader("access-control-allow-headers", allowed).setHeader("access-control-expose-headers", exposed);
    response.setHeader("date", new Date(clock()).toUTCString()).setHeader("cache-control", "no-store");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    const url = new URL(request.url ?? "/", "http://lender");
    const path = url.pathname.replace(mount, "");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push({ path, query: url.searchParams, body: Buffer.concat(chunks).toString() });
    const schema = contract.paths[path]?.post?.responses["200"]?.content?.["application/json"].schema;
    if (!schema || !url.pathname.startsWith(`${mount}/`)) return void response.writeHead(404).end();
    const content = own.has(path) ? own.get(path) : sample(schema.properties?.content ?? {});
    response.setHeader("content-type", "application/json").end(JSON.stringify({ status: 0, message: "", content }));
  }

  function sample(schema: Schema): unknown {
    if (schema.$ref) return sample(contract.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
    if ("const" in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.examples) return schema.examples[0];
    const type = Array.isArray(schema.type) ? (schema.type as string[])[0] : schema.type;
    if (type === "object" || schema.properties)
      return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]));
    if (type === "array") return [];
    if (type === "boolean") return false;
    if (type === "integer" || type === "number") return 1;
    return patterns.find((text) => new RegExp(schema.pattern ?? "", "u").test(text)) ?? "text";
  }

  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const lender: ForeignLender = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard,
    allow: (origin) => {
      app = origin;
    },
    answer: (path, content) => void own.set(path, content),
    stop: () =>
      new Promise((settle) => {
        server.closeAllConnections();
        server.close(() => settle());
      }),
  };
  return lender;
}
