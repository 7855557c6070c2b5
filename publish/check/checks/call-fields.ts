import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import type { Check, Checking } from "../check.ts";
import { messages } from "../messages.ts";
import { nearest } from "../nearest.ts";
import { elements, entries, isEntries } from "../walk/places.ts";

/** What reads and `call` steps send, against the request schema of the call: unknown fields, missing ones. */
export const checkCallFields: Check = (given) => {
  for (const document of given.project.documents) {
    for (const [name, read] of Object.entries(entries(entries(document.data).reads)))
      checkFields(given, document, entries(read), "with", ["reads", name]);
    for (const { step, path } of given.project.places(document).steps)
      if (step.do === "call") checkFields(given, document, entries(step.with), "body", [...path, "with"]);
  }
};

/** The app adds this to every body. */
const added = "userGid";

function checkFields(
  { project, report }: Checking,
  document: Document,
  holder: Readonly<Record<string, unknown>>,
  key: "with" | "body",
  path: Path,
): void {
  const call = project.ofKind("call").get(String(holder.call));
  const request = entries(entries(call?.data).request);
  if (!call || !isEntries(request.properties)) return;
  const id = String(holder.call);
  const sent = entries(holder[key]);
  const known = Object.keys(request.properties);
  for (const field of Object.keys(sent)) {
    if (request.additionalProperties === false && !known.includes(field))
      report(document, [...path, key, field], messages.unknownField(id, nearest(field, known)), { at: "key" });
  }
  for (const field of elements(request.required)) {
    if (typeof field === "string" && field !== added && !Object.hasOwn(sent, field))
      report(document, key in holder ? [...path, key] : path, messages.missingField(id, field));
  }
}
