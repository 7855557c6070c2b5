import { Checker } from "../../publish/check/checker.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { keptChecker } from "../../publish/check/schema/kept-code.ts";
import type { Overlay } from "../../publish/documents/document-reader.ts";
import { soundDocuments } from "../../publish/pack/sound-documents.ts";
import { readTexts } from "./document-texts.ts";
import { GoodTexts } from "./good-texts.ts";

/**
 * What is laid over the documents below a root so that they are those which may be served, as a start of the server
 * finds them: what is broken is as it was last good.
 * @throws with a line for each fault, where nothing may be served
 */
export function soundOverlay(root: string, store: string): Overlay {
  const texts = readTexts(root);
  const sound = soundDocuments(new Checker(root, undefined, keptChecker), texts, new GoodTexts(store).read());
  if (!sound.documents) throw new Error(sound.faults.map(formatFault).join("\n"));
  const overlay = new Map<string, string | null>(sound.texts);
  for (const [file, text] of texts)
    if (!sound.texts.has(file)) overlay.set(file, null);
    else if (sound.texts.get(file) === text) overlay.delete(file);
  return overlay;
}
