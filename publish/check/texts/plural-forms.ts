import { textKey } from "../given/text-key.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { placeOf, textsIn } from "../given/text-file.ts";
import { textsBeside } from "../given/text-index.ts";

/**
 * A text that is chosen by a count has each form that its language counts with; no other says the count, which nobody
 * gives it.
 */
export const checkPluralForms = ofEach(({ project, report }, document) => {
  const { language, id } = placeOf(document.file);
  const { pluralCategories } = new Intl.PluralRules(language.replace("_", "-")).resolvedOptions();
  const texts = textsIn(document);
  const names = Object.keys(texts);
  const plurals = names.filter((name) => textKey(name).isPlural);
  const stems = new Map(plurals.map((name) => [textKey(name).single, name]));
  for (const [stem, name] of stems)
    for (const category of pluralCategories)
      if (!names.includes(`${stem}_${category}`))
        report(document, ["texts", name], messages.pluralMissing(`${stem}_${category}`), { at: "key" });
  const index = textsBeside(project, id);
  for (const [name, words] of Object.entries(texts)) {
    const counts = typeof words === "string" && /\{\{\s*count\b/.test(words);
    if (counts && !index.isPlural(`${id}.${textKey(name).name}`))
      report(document, ["texts", name], messages.countNowhere());
  }
}, "text");
