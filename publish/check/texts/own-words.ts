import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { placeOf, textsIn } from "../given/text-file.ts";
import { languagesOf } from "../given/text-index.ts";
import { isOfOther } from "./of-other.ts";

/** Each text is written as its own language is, and not as another that there is (B7). */
export const checkOwnWords = ofEach(({ project, report }, document) => {
  const { language, id } = placeOf(document.file);
  for (const other of languagesOf(project)) {
    if (other === language) continue;
    const beside = textsIn(project.ofFile(`locales/${other}/${id}.text.json`));
    for (const [name, words] of Object.entries(textsIn(document)))
      if (typeof words === "string" && isOfOther({ words, language, other, beside: beside[name] }))
        report(document, ["texts", name], messages.wordsOfOther(language, other, words));
  }
}, "text");
