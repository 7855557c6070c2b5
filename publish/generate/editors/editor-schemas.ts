import type { Grammar } from "../../../engine/grammar.ts";
import type { Project } from "../../check/given/project.ts";
import { elements, entries } from "../../documents/entries.ts";
import { saidByAll } from "../../documents/said-by.ts";
import type { Schema } from "../../documents/schema.ts";
import { nodeSchema } from "../../schemas/node-schema.ts";
import { stepSchema } from "../../schemas/step-schema.ts";
import { editorSchema } from "./editor-schema.ts";
import { forEditors } from "./for-editors.ts";

/** What a word that tells alternatives apart is called, where it is not called as its key is. */
const words = { do: "verb" };

/** The schemas that are written for editors alone; what is checked follows from what they are generated from. */
export function editorSchemas(project: Project, grammar: Grammar): readonly Schema[] {
  const nodes = nodeSchema(saidByAll("widget", project.documents), grammar);
  const { $defs, ...steps } = forEditors(stepSchema(grammar), words);
  const { step, ...others } = entries($defs);
  return [
    { ...steps, $defs: { ...others, step: offering(entries(step), "step") } },
    offering(forEditors(nodes, words), "node"),
    editorSchema(project, grammar),
  ];
}

/** The schema with what the documents offer there. */
const offering = (schema: Schema, name: string): Schema => ({
  ...schema,
  allOf: [...elements(schema.allOf), { $ref: `editor.schema.json#/$defs/${name}` }],
});
