import { compile } from "json-schema-to-typescript";
import type { WidgetSchema } from "./node-schema.ts";

/** The TypeScript interface of a widget's props, with the descriptions as docstrings. */
export async function propsTypes(widget: WidgetSchema): Promise<string> {
  const name = `${pascal(widget.type)}Props`;
  const schema = { ...widget.props, title: name, description: widget.description };
  const body = await compile(schema as Parameters<typeof compile>[0], name, {
    bannerComment: `/* Generated from ${widget.type}.schema.json by npm run generate. */`,
    additionalProperties: false,
    style: { printWidth: 120 },
  });
  return body;
}

function pascal(type: string): string {
  return type.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
