import type { Document } from "../documents/document.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { callTypes } from "./call-types.ts";
import { nodeSchema, type WidgetSchema } from "./node-schema.ts";
import { propsTypes } from "./props-types.ts";

/**
 * Every generated file with its text, by path below the root: the node schema, each widget's prop types and the calls' types.
 * @throws when a widget's schema, a call or an entity cannot be read.
 */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const { all, faults } = readDocuments(root);
  const broken = faults.find(({ file }) => /^(widgets|api|schemas)\//.test(file));
  if (broken) throw new Error(`${broken.file}:${broken.line}:${broken.column} ${broken.message}`);
  const ofKind = (name: string) => all.filter(({ kind }) => kind === name);
  const documents = ofKind("widget");
  const widgets = documents.map(({ data }) => data as WidgetSchema);
  const files = new Map([["schemas/node.schema.json", `${JSON.stringify(nodeSchema(widgets), null, 2)}\n`]]);
  const texts = await Promise.all(widgets.map(propsTypes));
  documents.forEach((document, index) => files.set(typesFile(document), texts[index] as string));
  files.set("api/call-types.ts", await callTypes(ofKind("call"), ofKind("entity")));
  return files;
}

const typesFile = ({ file }: Document) => file.replace(/\.schema\.json$/, ".props.ts");
