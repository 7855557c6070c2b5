import { composeInProcess } from "../../server/release/compose-in-process.ts";
import { readTexts } from "../../server/release/document-texts.ts";

/** A folder's documents, checked and drawn as a release of them would be. @throws with a line for each fault */
export async function draftOf(root: string, app: string) {
  const texts = readTexts(root);
  const made = await composeInProcess({ root, app, texts });
  if ("wrong" in made) throw new Error(made.wrong);
  return { id: made.composed.release.id, texts, warnings: made.warnings };
}
