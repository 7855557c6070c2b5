import { applyEdits, modify } from "jsonc-parser";
import type { Document, Fault } from "../../documents/document.ts";
import { isLayer } from "../../documents/compose-brand.ts";
import { valueAt } from "../../documents/entries.ts";
import { formatPath } from "../../documents/position.ts";
import { publishedLines } from "../behaviour/published-lines.ts";
import { schemedValues } from "../given/brand-schema.ts";
import type { Checking } from "../given/checking.ts";
import type { Mend } from "./mend.ts";

/** What is said of a value that is none of those that its schema takes, and of one that is missing. */
const outside = /^E(20[4-9]|602)/;

/**
 * A brand with another value where one is missing or out of its bounds: what was published there, what the schema
 * begins with, or what layers below say. Whatever is held to that value (no rate is claimed below it, an amount is a
 * multiple of it) is wrong with it.
 */
export function withinBounds(
  fault: Fault,
  document: Document,
  { project, behaviour }: Pick<Checking, "project" | "behaviour">,
): Mend | undefined {
  const { file, text, data, kind } = document;
  if (kind !== "brand" || !outside.test(fault.code)) return undefined;
  const schemed = schemedValues(project).find(({ path }) => formatPath(path) === fault.path);
  if (!schemed) return undefined;
  const { path, says } = schemed;
  const published = publishedLines(behaviour, document)?.lines?.find(
    ([label]) => label.trimStart() === fault.path,
  )?.[1];
  const right = published ?? (isLayer(file) ? undefined : says.default);
  // What layers below say holds where this one says nothing; there is nothing to take out of it that is missing.
  if (right === undefined && !(isLayer(file) && valueAt(data, path) !== undefined)) return undefined;
  return { file, text: applyEdits(text, modify(text, [...path], right, {})), by: fault };
}
