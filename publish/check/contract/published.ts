import { basename } from "node:path";
import type { JsonSchema } from "../../../engine/document.ts";
import type { Document } from "../../documents/document.ts";
import { entries, isEntries, valueAt } from "../../documents/entries.ts";
import { faultOf } from "../../documents/fault-at.ts";
import { publishedContract } from "../../documents/records.ts";
import { wireSchema } from "../../documents/wire-schema.ts";
import { messages } from "../../faults/messages.ts";
import { quoted, type Said } from "../../faults/say.ts";
import type { Check } from "../given/checking.ts";
import { type Break, brokenBy } from "./broken-by.ts";
import type { PublishedCall } from "../records/published-contract.ts";

/**
 * Calls and entities are as published, but for what is added: all else needs the next version, by the command that
 * writes it.
 */
export const checkPublished: Check = ({ project, published, report, fault }) => {
  if (!published || "unreadable" in published) return;
  const sayOfAll = (said: Said) => fault(faultOf(publishedContract, said));
  const { version } = published;
  if (version === undefined) return sayOfAll(messages.publishedUnreadable());
  if (!published.sealed) return sayOfAll(messages.contractUnsealed(version));
  const say = (document: Document) => (one: Break) =>
    report(document, one.path, {
      ...messages.breaksContract(version, one.expected, one.found),
      ...(one.entity !== undefined && { right: [beside(valueAt(document.data, one.path), one.entity)] }),
    });
  const calls = project.ofKind("call");
  for (const [id, was] of published.calls) {
    const document = calls.get(id);
    if (document) callBroken(was, document).forEach(say(document));
    else sayOfAll(messages.breaksContract(version, `a call ${id} at ${was.path}`, "none"));
  }
  for (const [file, document] of project.ofKind("entity")) {
    const was = published.entities[basename(file, ".schema.json")];
    if (was !== undefined) brokenBy(was, onWire(document.data)).forEach(say(document));
  }
};

function callBroken(was: PublishedCall, { data }: Document): readonly Break[] {
  const { path, request, response } = entries(data);
  return [
    ...(path === was.path ? [] : [{ path: ["path"], expected: `"${was.path}"`, found: quoted(path) }]),
    ...brokenBy(was.request, onWire(request), ["request"]),
    ...brokenBy(was.response, onWire(response), ["response"]),
  ];
}

/** Where an entity is, from where another one is. */
const beside = (reference: unknown, entity: string): string =>
  String(reference).replace(/[^/]+(?=\.schema\.json$)/, () => entity);

/** A shape as it goes over the wire; what is none is left to the check of its schema. */
const onWire = (shape: unknown): unknown =>
  // The border to a document that another check holds to the schema of shapes.
  isEntries(shape) ? wireSchema(shape as JsonSchema) : shape;
