import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { explain } from "../schema/explain.ts";
import { keywords } from "../schema/validators.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Path } from "../../documents/position.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";

/** Every document against the schema of its kind, and every widget's props as a JSON Schema. */
export const checkSchema = ofEach(({ validators, report }, document) => {
  const errors = validators.ofKind(document.kind)?.(document.data) ?? [];
  for (const { path, said, at, note } of explain(errors, document.data, validators.unusable))
    report(document, path, said, { at, note });
  const broken = document.kind === "widget" ? validators.broken.get(String(entries(document.data).type)) : undefined;
  // What its own schema says of it says more.
  if (broken === undefined || errors.length > 0) return;
  const odd = /unknown keyword: "([^"]+)"/.exec(broken)?.[1];
  const path = odd === undefined ? undefined : placeOf(document.data, odd);
  if (odd === undefined || path === undefined)
    report(document, ["props", ...placeIn(broken)], messages.notSchema(broken));
  else report(document, path, messages.unknownProperty(odd, nearest(odd, keywords())), { at: "key" });
});

/** Where a key stands for the first time. */
function placeOf(value: unknown, key: string): Path | undefined {
  if (isEntries(value) && Object.hasOwn(value, key)) return [key];
  for (const [name, inner] of isEntries(value) ? Object.entries(value) : [...elements(value).entries()]) {
    const below = placeOf(inner, key);
    if (below) return [name, ...below];
  }
  return undefined;
}

/** Where ajv found what it says, below the props; a place of its own names none. */
const placeIn = (said: string): readonly string[] => /\bdata((?:\/[\w-]+)+)/.exec(said)?.[1]?.split("/").slice(1) ?? [];
