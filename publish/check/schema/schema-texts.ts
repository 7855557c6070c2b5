import { grammar } from "../../../engine/grammar.ts";
import { elements, isEntries } from "../../documents/entries.ts";
import type { Schema } from "../../documents/schema.ts";
import type { WidgetSchema } from "../../documents/widget-schema.ts";
import { anyNode, besideOthers, widgetNode } from "../../schemas/node-schema.ts";
import { stepSchema } from "../../schemas/step-schema.ts";
import type { SchemaTexts } from "./own-schemas.ts";

/** Schemas that are compiled of something else than a file, as the others lead to them. */
export const step = "step.schema.json";
export const node = "node.schema.json";
export const editor = "editor.schema.json";
export const nodeOf = (type: string): string => `${type}.node.json`;
export const valueOf = (type: string): string => `${type}.value.json`;

/** As it is where it is no JSON: that is said when it is compiled. */
export function textOfFile(text: string): string {
  const schema = parsed(text);
  return isEntries(schema) ? textOf(schema) : text;
}

/** What a text says; nothing where it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const textOfSteps = (): string => textOf(stepSchema(grammar));

/** A node of one of these widgets; what it takes, each widget's own schema says. */
export const textOfNodes = (types: readonly string[]): string =>
  textOf(
    anyNode(
      types.map((type) => ({ properties: { widget: { const: type } }, $ref: nodeOf(type) })),
      grammar,
    ),
  );

export const textOfNode = (widget: WidgetSchema): string => textOf(widgetNode(widget, grammar, node));

export const textOfValue = ({ value }: WidgetSchema): string | undefined => value && textOfPart(value);

export const textOfProps = ({ props }: WidgetSchema): string => textOfPart(props);

/** A schema in a widget's own, by itself. */
export const textOfPart = (part: Schema): string => textOf(besideOthers(part));

/** What editors are offered refuses nothing: whatever a schema leads to there takes anything. */
export function textOfOffered(texts: SchemaTexts): string {
  const led = texts.flatMap(([, text]) => [...text.matchAll(/"editor\.schema\.json#\/\$defs\/([\w-]+)"/g)]);
  return textOf({ $defs: Object.fromEntries(led.map(([, name = ""]) => [name, true] as const)) });
}

/** What a schema leads to in others. */
export const ledFrom = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/"\$ref":"([^"#][^"]*)"/g)].map(([, led = ""]) => led)),
];

const textOf = (schema: Schema): string => JSON.stringify(withoutWords(schema));

/** What is said of a place: nobody is held to it. */
const words = new Set(["$id", "title", "description"]);

/** Values, not schemas. */
const verbatim = new Set(["const", "enum", "default", "examples"]);

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return elements(value).map(withoutWords);
  if (!isEntries(value)) return value;
  const kept = Object.entries(value).filter(([key, inner]) => !(words.has(key) && typeof inner === "string"));
  return Object.fromEntries(kept.map(([key, inner]) => [key, verbatim.has(key) ? inner : withoutWords(inner)]));
}
