import { openBuiltApp, openDrawing } from "../../server/host/built-app.ts";
import { readTexts } from "../../server/release/document-texts.ts";
import { drawing } from "../../server/release/drawing.ts";
import { wholeRelease } from "../../server/release/whole-release.ts";

/** A folder's documents, checked and drawn as a release of them would be. @throws with a line for each fault */
export async function draftOf(root: string, app: string) {
  const texts = readTexts(root);
  const draw = drawing(openBuiltApp(app), await openDrawing(app));
  const { composed, warnings } = wholeRelease({ root, texts, draw });
  return { id: composed.release.id, texts, warnings };
}
