import { basename } from "node:path";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { hasHidden } from "../../lending/format/hidden-characters.ts";
import { fromWire, type ResolveRef, toWire } from "../../engine/api.ts";
import type { CallDocument, JsonSchema } from "../../engine/document.ts";
import type { ContractDocuments } from "../../publish/pack/publication.ts";
import { ownKeywords } from "../../publish/documents/own-keywords.ts";
import { readContract } from "./documents.ts";
import { pageOf } from "./page-of.ts";
import { shortened } from "./shortened.ts";

/** What the border made of a value: the value, or one line for each breach. */
type Checked = { value: unknown; breaches?: undefined } | { value?: undefined; breaches: string[]; say?: string };

/** One call with its two borders. */
export interface ContractCall {
  readonly document: CallDocument;
  /** Whether it is a guest who does it once: the call that tells what became of it is one for guests. */
  readonly onceOfGuests: boolean;
  /** Fields of the request that are secret (`writeOnly`): no part of a fingerprint or of a log. */
  readonly secrets: ReadonlySet<string>;
  /** Bytes that a body may have, sealed too, where its texts alone need many (a photo). */
  readonly bodyLimit: number;
  /** A body from the wire → normalised and valid, in kobo. */
  readRequest(body: unknown): Checked;
  /** The content of a handler → valid, as it goes over the wire: the page of it that the request asked for. */
  writeResponse(content: unknown, request?: unknown): Checked;
  /** A content from the wire → normalised and valid; what an app does with it. */
  readonly readResponse: (content: unknown) => Checked;
}

/** The words of the rules for it: who typed a name can mend it. */
const HIDDEN_SAY = "rules.hidden";
const BASE = "https://documents.invalid/";

/** Loads every call of `api/` and the entities of `schemas/entities/` below `root`. Throws where a schema is wrong, naming the file. */
export const loadContract = (root: string): ReadonlyMap<string, ContractCall> => contractOf(readContract(root));

/** The borders of these calls. Throws where a schema is wrong, naming the file. */
export function contractOf(documents: ContractDocuments): ReadonlyMap<string, ContractCall> {
  const ajv = new Ajv2020({ strict: true, allErrors: true, ownProperties: true, strictRequired: true });
  ajv.addVocabulary([...ownKeywords]);
  const entities = new Map<string, JsonSchema>();
  for (const { name, document } of documents.entities) {
    entities.set(`${name}.schema.json`, document);
    ajv.addSchema({ ...document }, `${BASE}schemas/entities/${name}.schema.json`);
  }
  const resolve: ResolveRef = (ref) => {
    const entity = entities.get(basename(ref));
    if (!entity) throw new Error(`there is no entity ${ref}`);
    return entity;
  };
  const calls = new Map<string, ContractCall>();
  for (const { file, document } of documents.calls) {
    const at = `${BASE}api/area/${document.id}.call.json`;
    const compile = (side: "request" | "response") => {
      try {
        return ajv.compile({ ...document[side], $id: `${at}?${side}` });
      } catch (error) {
        throw new Error(`${file} ${side}: ${String(error)}`);
      }
    };
    const tells = documents.calls.find((other) => other.document.id === document.once);
    const onceOfGuests = tells?.document.guest === true;
    const call = contractCall(document, compile("request"), compile("response"), resolve);
    calls.set(document.id, { ...call, onceOfGuests });
  }
  return calls;
}

function contractCall(
  document: CallDocument,
  request: ValidateFunction,
  response: ValidateFunction,
  resolve: ResolveRef,
): Omit<ContractCall, "onceOfGuests"> {
  return {
    document,
    secrets: secretsOf(document),
    bodyLimit: bodyLimitOf(document),
    readRequest: (body) => {
      if (holdsHidden(body)) return { breaches: ["a text holds a character that nobody sees"], say: HIDDEN_SAY };
      return check(request, fromWire(document.request, body, resolve), lineOfOthers);
    },
    readResponse: (content) => check(response, fromWire(document.response, content, resolve)),
    writeResponse: (content, request) => {
      const page = shortened(document.response, pageOf(document, content, request), resolve);
      const wire = toWire(document.response, page, resolve);
      const { breaches } = check(response, fromWire(document.response, wire, resolve));
      return breaches ? { breaches } : { value: wire };
    },
  };
}

/** Whether a text, however deep, holds what nobody sees: control characters, marks of direction. Lines may break. */
function holdsHidden(value: unknown): boolean {
  if (typeof value === "string") return hasHidden(value, true);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsHidden);
}

/** A sealed body is base64: four bytes for three; one more for what is around it. */
const SEALED = 1.5;

function bodyLimitOf({ request }: CallDocument): number {
  const fields = Object.values(request.properties ?? {});
  return Math.ceil(
    SEALED * fields.reduce((sum, { maxLength }) => sum + (typeof maxLength === "number" ? maxLength : 0), 0),
  );
}

function secretsOf({ request }: CallDocument): Set<string> {
  const fields = Object.entries(request.properties ?? {});
  return new Set(fields.filter(([, field]) => field.writeOnly).map(([name]) => name));
}

function check(validate: ValidateFunction, value: unknown, say = line): Checked {
  return validate(value) ? { value } : { breaches: (validate.errors ?? []).map(say) };
}

/** Where and what, without the value: it may be a secret. */
function line({ instancePath, message, params }: ErrorObject): string {
  const name = "additionalProperty" in params ? ` (${String(params.additionalProperty)})` : "";
  return `${instancePath || "/"}: ${message ?? "is wrong"}${name}`;
}

/** Of what others sent: which word of the schema is broken, and not a name that they chose. */
function lineOfOthers({ schemaPath, message }: ErrorObject): string {
  return `${schemaPath}: ${message ?? "is wrong"}`;
}
