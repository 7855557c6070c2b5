import type { Document } from "../documents/document.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { nodeSchema, type WidgetSchema } from "./node-schema.ts";
import { propsTypes } from "./props-types.ts";

/**
 * Every generated file with its text, by path below the root: the node schema and each widget's prop types.
 * @throws when a widget's schema cannot be read.
 */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const { all, faults } = readDocuments(root);
  const broken = faults.find(({ file }) => file.startsWith("widgets/"));
  if (broken) throw new Error(`${broken.file}:${broken.line}:${broken.column} ${broken.message}`);
  const documents = all.filter(({ kind }) => kind === "widget");
  const widgets = documents.map(({ data }) => data as WidgetSchema);
  const files = new Map([["schemas/node.schema.json", `${JSON.stringify(nodeSchema(widgets), null, 2)}\n`]]);
  const texts = await Promise.all(widgets.map(propsTypes));
  documents.forEach((document, index) => files.set(typesFile(document), texts[index] as string));
  return files;
}

const typesFile = ({ file }: Document) => file.replace(/\.schema\.json$/, ".props.ts");
