import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { explain } from "../schema/explain.ts";
import { noSchema } from "../schema/no-schema.ts";
import { keywords } from "../schema/validators.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { elements, entries, valueAt } from "../../documents/entries.ts";
import { ownKeyOf, ownNameOf } from "./own-name.ts";
import { objectsIn } from "../walk/objects-in.ts";

/** Every document against the schema of its kind, and every widget's props as a JSON Schema. */
export const checkSchema = ofEach(({ validators, report }, document) => {
  const errors = validators.ofKind(document.kind)?.(document.data) ?? [];
  for (const { path, said, at, note } of explain(
    errors,
    document.data,
    validators.isUnusable,
    document.kind === "brand",
  ))
    if (!isMisnamed(document, path)) report(document, path, said, { at, note });
  const broken = document.kind === "widget" ? validators.broken(String(entries(document.data).type)) : undefined;
  // What its own schema says of it says more.
  if (broken === undefined || errors.length > 0) return;
  const { said: why, of } = broken;
  const odd = /unknown keyword: "([^"]+)"/.exec(why)?.[1];
  const path = odd === undefined ? undefined : placeOf(document.data, (key) => key === odd);
  const lacking = lackingIn(why, document.data);
  if (lacking) return report(document, lacking.path, messages.unknownProperty(lacking.name, lacking.near));
  const place = patternIn(why, document.data) ?? [...of, ...placeIn(why)];
  if (odd === undefined || path === undefined) report(document, place, noSchema(why, valueAt(document.data, place)));
  else report(document, path, messages.unknownProperty(odd, nearest(odd, keywords())), { at: "key" });
});

/** Whether it is a name that its file does not bear, which says better how it is spelt (`ids.ts`). */
const isMisnamed = (document: Document, path: Path): boolean => {
  const key = ownKeyOf(document);
  const id = entries(document.data)[key];
  return path.length === 1 && path[0] === key && typeof id === "string" && id !== ownNameOf(document);
};

/** Where such a key, or one that says such a thing, stands for the first time. */
function placeOf(value: unknown, isIt: (key: string, inner: unknown) => boolean): Path | undefined {
  for (const { held, path } of objectsIn(value)) {
    const found = Object.entries(held).find(([key, inner]) => isIt(key, inner));
    if (found) return [...path, found[0]];
  }
  return undefined;
}

/** Where the pattern stands that is none. */
function patternIn(said: string, data: unknown): Path | undefined {
  const pattern = /^Invalid regular expression: \/(.*)\/u: /.exec(said)?.[1];
  return pattern === undefined ? undefined : placeOf(data, (key, inner) => key === "pattern" && inner === pattern);
}

/** Where a property is required that there is none of. */
function lackingIn(said: string, value: unknown): { path: Path; name: string; near: string | undefined } | undefined {
  const name = /required property "([^"]*)" is not defined/.exec(said)?.[1];
  if (name === undefined) return undefined;
  for (const { held, path } of objectsIn(value)) {
    const at = elements(held.required).indexOf(name);
    const known = Object.keys(entries(held.properties));
    if (at >= 0 && !known.includes(name)) return { path: [...path, "required", at], name, near: nearest(name, known) };
  }
  return undefined;
}

/** Where ajv found what it says, below the props; a place of its own names none. */
const placeIn = (said: string): readonly string[] => /\bdata((?:\/[\w-]+)+)/.exec(said)?.[1]?.split("/").slice(1) ?? [];
