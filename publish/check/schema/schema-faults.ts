import { Ajv2020 } from "ajv/dist/2020.js";
import { entries, isEntries, valueAt } from "../../documents/entries.ts";
import type { Fault } from "../../documents/document.ts";
import { faultAt } from "../../documents/fault-at.ts";
import { faultsOf, parseDocument } from "../../documents/parse-document.ts";
import { type Path, positionAt } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { noSchema } from "./no-schema.ts";
import type { SchemaTexts } from "./own-schemas.ts";

/** What each of them is written in; ajv throws at any other. */
const dialect = "https://json-schema.org/draft/2020-12/schema";

/**
 * What is wrong with the hand-written schemas, of which nothing could be compiled. While it is, no document can be held
 * to anything: these are all faults there are.
 * @param said what ajv says
 */
export function schemaFaults(texts: SchemaTexts, said: string): readonly Fault[] {
  const own = texts.flatMap(([name, text]) => faultsIn(`schemas/${name}`, text));
  if (own.length > 0) return own;
  // Each is one by itself: one leads to what is not there.
  const [, led = "", from = ""] = /reference (\S+) from id (\S+)/.exec(said) ?? [];
  const [name = "", text = ""] = texts.find(([file]) => file === from) ?? texts[0] ?? [];
  const place = positionAt(text, Math.max(0, text.indexOf(`"${led}"`)));
  return [{ ...messages.notSchema(said), file: `schemas/${name}`, ...place, path: "" }];
}

function faultsIn(file: string, text: string): readonly Fault[] {
  const parsed = parseDocument("schema", file, text);
  if ("faults" in parsed) return faultsOf(file, text);
  const { document } = parsed;
  const { $schema, ...schema } = entries(document.data);
  if ($schema !== undefined && $schema !== dialect)
    return [faultAt(document, ["$schema"], messages.notSchema(`must be "${dialect}"`))];
  const ajv = new Ajv2020({ strict: false, logger: false });
  void ajv.validateSchema(schema);
  const [first] = ajv.errors ?? [];
  if (!first) return [];
  const words = first.instancePath
    .split("/")
    .slice(1)
    .map((word) => word.replaceAll("~1", "/").replaceAll("~0", "~"));
  const path = pathIn(document.data, words);
  return [faultAt(document, path, noSchema(first.message ?? "", valueAt(document.data, path)))];
}

/** A pointer as a path: the places of lists are numbers. */
function pathIn(value: unknown, [word, ...rest]: readonly string[]): Path {
  if (word === undefined) return [];
  if (Array.isArray(value)) return [Number(word), ...pathIn(value[Number(word)], rest)];
  return isEntries(value) ? [word, ...pathIn(value[word], rest)] : [];
}
