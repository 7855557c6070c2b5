import { readFileSync } from "node:fs";
import { join } from "node:path";
import { grammar } from "../../engine/grammar.ts";
import type { Document } from "../documents/document.ts";
import { entries } from "../documents/entries.ts";
import { saidBy } from "../documents/said-by.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { Project } from "../check/given/project.ts";
import { behaviourNow } from "../check/behaviour/behaviour-now.ts";
import { behaviourOf } from "../check/records/published-behaviour.ts";
import { KeptWords } from "../check/records/kept-words.ts";
import { RecordReader } from "../check/records/record-reader.ts";
import { wordsNow } from "../check/texts/words-now.ts";
import { keptWords, publishedBehaviour } from "../documents/records.ts";
import { brandTypes } from "./brand-types.ts";
import { callTypes } from "./call-types.ts";
import { editorSchemas } from "./editors/editor-schemas.ts";
import { namesTypes } from "./names-types.ts";
import { propsTypes } from "./props-types.ts";
import type { Schema } from "../documents/schema.ts";

/**
 * Every generated file with its text, by path below the root: the schemas of steps and nodes and what editors are offered
 * in them, the types of names, each widget's props, a brand's values and the calls' types; and in the records of what
 * documents do and of what texts say what came besides.
 * @throws when a widget's schema, a call or an entity cannot be read.
 */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const read = readDocuments(root);
  const { all, faults } = read;
  const broken = faults.find(({ file }) => /^(widgets|api|schemas)\//.test(file));
  if (broken) throw new Error(`${broken.file}:${broken.line}:${broken.column} ${broken.message}`);
  const ofKind = (name: string) => all.filter(({ kind }) => kind === name);
  const widgets = ofKind("widget").map((document) => ({ document, widget: saidBy("widget", document) }));
  const schemas = editorSchemas(new Project(read), grammar);
  const files = new Map(schemas.map((schema) => [`schemas/${String(schema.$id)}`, asJson(schema)]));
  const schema = (name: string) => entries(JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), "utf8")));
  const names = schema("names");
  files.set("widgets/shared/names.ts", namesTypes(names));
  const props = await Promise.all(
    widgets.map(async ({ document, widget }) => [typesFile(document), await propsTypes(widget, names)] as const),
  );
  for (const [file, text] of props) files.set(file, text);
  files.set("publish/page/brand-values.ts", await brandTypes(schema("brand")));
  for (const [file, text] of await callTypes(ofKind("call"), ofKind("entity"))) files.set(file, text);
  const behaviour = new RecordReader(root, publishedBehaviour, behaviourOf).read();
  const kept = behaviour && "documents" in behaviour ? behaviourNow(read, behaviour).kept : undefined;
  if (kept !== undefined) files.set(publishedBehaviour, kept);
  const words = new RecordReader(root, keptWords, (record) => new KeptWords(record)).read();
  if (words && !("unreadable" in words)) files.set(keptWords, wordsNow(read, words).kept);
  return files;
}

const asJson = (schema: Schema) => `${JSON.stringify(schema, null, 2)}\n`;
const typesFile = ({ file }: Document) => file.replace(/\.schema\.json$/, ".props.ts");
