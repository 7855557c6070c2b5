import { basename } from "node:path";
import type { JsonSchema } from "../../../engine/document.ts";
import type { Document } from "../../documents/document.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import { faultOf } from "../../documents/fault-at.ts";
import { publishedContract } from "../../documents/records.ts";
import { wireSchema } from "../../documents/wire-schema.ts";
import { messages } from "../../faults/messages.ts";
import { quoted, type Said } from "../../faults/say.ts";
import type { Check } from "../given/checking.ts";
import { type Break, brokenBy } from "./broken-by.ts";
import type { Published } from "../records/published-contract.ts";

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
  const say = (document: Document) =>
    brokenOf(published, document).forEach(({ path, expected, found, meant }) =>
      report(document, path, messages.breaksContract(version, expected, found, meant), {
        at: meant === undefined ? "value" : "key",
      }),
    );
  const calls = project.ofKind("call");
  for (const [id, was] of published.calls) {
    const document = calls.get(id);
    if (document) say(document);
    else sayOfAll(messages.breaksContract(version, `a call ${id} at ${was.path}`, "none"));
  }
  for (const document of project.ofKind("entity").values()) say(document);
};

/** What of a call or an entity is not as published; nothing of one of which nothing was. */
export function brokenOf({ calls, entities }: Published, { kind, file, data }: Document): readonly Broken[] {
  if (kind === "entity") {
    const was = entities[basename(file, ".schema.json")];
    return was === undefined ? [] : brokenBy(was, onWire(data));
  }
  const { id, path, request, response } = entries(data);
  const was = kind === "call" ? calls.get(String(id)) : undefined;
  return was === undefined
    ? []
    : [
        ...(path === was.path ? [] : [{ path: ["path"], expected: `"${was.path}"`, found: quoted(path) }]),
        ...brokenBy(was.request, onWire(request), ["request"]),
        ...brokenBy(was.response, onWire(response), ["response"]),
      ];
}

/** A difference; of a call's address there is no shape. */
type Broken = Omit<Break, "of"> & Partial<Pick<Break, "of">>;

/** A shape as it goes over the wire; what is none is left to the check of its schema. */
const onWire = (shape: unknown): unknown =>
  // The border to a document that another check holds to the schema of shapes.
  isEntries(shape) ? wireSchema(shape as JsonSchema) : shape;
