import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { explain } from "../schema/explain.ts";
import { entries } from "../../documents/entries.ts";

/** Every document against the schema of its kind, and every widget's props as a JSON Schema. */
export const checkSchema = ofEach(({ validators, report }, document) => {
  const errors = validators.ofKind(document.kind)?.(document.data) ?? [];
  for (const { path, said, at, note } of explain(errors, document.data, validators.unusable))
    report(document, path, said, { at, note });
  const broken = document.kind === "widget" ? validators.broken.get(String(entries(document.data).type)) : undefined;
  // What its own schema says of it says more.
  if (broken !== undefined && errors.length === 0)
    report(document, ["props", ...placeIn(broken)], messages.notSchema(broken));
});

/** Where ajv found what it says, below the props; a place of its own names none. */
const placeIn = (said: string): readonly string[] => /\bdata((?:\/[\w-]+)+)/.exec(said)?.[1]?.split("/").slice(1) ?? [];
