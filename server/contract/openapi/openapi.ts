import { join } from "node:path";
import type { CallDocument, JsonSchema } from "../../../engine/document.ts";
import { readCalls, readJsonFiles } from "../documents.ts";
import { publishedVersion } from "../../../publish/check/records/published-contract.ts";
import { areas } from "./areas.ts";
import { parameters } from "./parameters.ts";
import { reached } from "./reached.ts";
import { securityOf, securitySchemes } from "./security.ts";
import { wireSchema } from "../../../publish/documents/wire-schema.ts";

const said = `Every call is answered with HTTP 200 and {status, message, content}, also when it is refused: status 0 is success, any other is said to the borrower by its message.
Money is naira as text with two decimals; times are epoch milliseconds, UTC. A field that has no value is left out.
An answer that breaks this contract is shown to nobody: the app says that it could not be read. Unknown fields of an answer do no harm.
A call with the header idempotency-key is made once: what the key was answered, success or refusal, is its answer for 24 hours at least, better for the 30 days in which the app asks about it; without a key of 1 to 128 letters, digits, ".", "_", ":" or "-" it is refused (3199), but for a registration, which nobody can make twice. In a sealed call the key is part of what is authenticated, and of its answer the request, the status and the message are; every answer to it is sealed.
Where an answer did not come through (no answer, status -1, anything but the envelope), the app asks /once/answer by the key, and /once/guestAnswer where a guest sent it; a key that is asked about before its call came is closed, and the call is refused when it comes.
Pages of another origin call with the headers content-type, device-id, idempotency-key, user-language, cipher and, where the brand has tokens in a header, authorization, and read date and retry-after: allow the ones and expose the others.`;

/** The contract as an OpenAPI 3.1 document, made of the call documents and entities below `root`: what a lender has to implement. */
export function openapi(root: string): Record<string, unknown> {
  const calls = readCalls(root).map(({ file, document }) => ({
    document,
    area: file.replaceAll("\\", "/").split("/").at(-2) ?? "",
  }));
  const statuses = readJsonFiles<{ texts: Record<string, string> }>(join(root, "locales/en_US"), "errors.text.json")[0];
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { document, area } of calls) {
    const [path = ""] = document.path.split("?");
    paths[path] = { ...paths[path], post: operation(document, area) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "What the app asks of a lender",
      version: publishedVersion(root),
      description: said,
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/ostrader", description: "The mount: `api.base` and `api.mount` of the brand." }],
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name, description: areas[name] })),
    paths,
    components: {
      schemas: schemasOf(
        root,
        calls.flatMap(({ document: { request, response } }) => [request, response]),
      ),
      securitySchemes,
      parameters,
      responses: {
        busy: { description: "Too many calls; the header `retry-after` says how many seconds to wait." },
        seal: { description: "The nonce of a sealed call is not known any more; nothing was done." },
      },
    },
    "x-statuses": Object.fromEntries(
      Object.entries(statuses?.document.texts ?? {}).filter(([status]) => /^-?\d+$/.test(status)),
    ),
  };
}

/** The entities that these shapes lead to. */
function schemasOf(root: string, shapes: readonly JsonSchema[]): Record<string, unknown> {
  const read = readJsonFiles<JsonSchema>(join(root, "schemas/entities"), ".schema.json");
  const entities = new Map(read.map(({ name, document }) => [name, document]));
  const used = reached(shapes, entities);
  const kept = [...entities].filter(([name]) => used.has(name));
  return Object.fromEntries(kept.map(([name, entity]) => [name, wireSchema(entity)]));
}

function operation(call: CallDocument, area: string): Record<string, unknown> {
  const reference = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  const [, fixed] = call.path.split("?");
  const [name = "", value] = fixed?.split("=") ?? [];
  const carried = Object.keys(parameters).filter((one) => one !== "idempotency-key" || call.once !== undefined);
  return {
    operationId: call.id,
    tags: [area],
    summary: summaryOf(call),
    security: securityOf(call),
    parameters: [
      ...carried.map(reference),
      ...(fixed ? [{ name, in: "query", required: true, schema: { type: "string", const: value } }] : []),
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: wireSchema(call.request) } },
    },
    responses: responsesOf(call),
    "x-kind": call.kind,
    "x-timeout-ms": call.timeout ?? 40_000,
  };
}

function responsesOf({ response }: CallDocument): Record<number, unknown> {
  return {
    200: {
      description: "The envelope.",
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["status", "message", "content"],
            properties: {
              status: { type: "integer", description: "0 is success; others stand in x-statuses." },
              message: { type: "string", description: "In the language of `bl`; shown as it is." },
              content: {
                description: "With status 0 as described; else {} or what a refusal carries.",
                ...wireSchema(response),
              },
            },
          },
        },
      },
    },
    412: { $ref: "#/components/responses/seal" },
    429: { $ref: "#/components/responses/busy" },
  };
}

function summaryOf({ kind, once, guest, service }: CallDocument): string {
  const who = guest === true ? "for everyone" : guest === undefined ? "" : "for guests of the brand's free channels";
  const words = [kind, once && "made once by its key", who || "for borrowers", service && `of the ${service}`];
  return words.filter(Boolean).join(", ");
}
