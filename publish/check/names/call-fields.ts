import type { Document } from "../../documents/document.ts";
import type { Reference } from "../../documents/references-of.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";

/** What reads and `call` steps send, against the request schema of the call: unknown fields, missing ones. */
export const checkCallFields = ofEach((given, document) => {
  for (const reference of given.project.places(document).references)
    if (reference.to === "call") checkFields(given, document, reference);
});

/** The app adds this to every body. */
const added = "userGid";

function checkFields(
  { project, report }: Checking,
  document: Document,
  { name, given: key = "", holder, at: path }: Reference,
): void {
  const id = String(name);
  const call = project.ofKind("call").get(id);
  const request = entries(entries(call?.data).request);
  if (!call || !isEntries(request.properties)) return;
  const sent = entries(holder[key]);
  const known = Object.keys(request.properties);
  for (const field of Object.keys(sent)) {
    if (request.additionalProperties === false && !known.includes(field))
      report(document, [...path, key, field], messages.unknownField(id, field, nearest(field, known)), { at: "key" });
  }
  for (const field of elements(request.required)) {
    if (typeof field === "string" && field !== added && !Object.hasOwn(sent, field))
      report(document, key in holder ? [...path, key] : path, messages.missingField(id, field));
  }
}
