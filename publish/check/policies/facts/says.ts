import { entries, valueAt } from "../../../documents/entries.ts";
import { idOf } from "../../given/document-index.ts";
import type { Deed } from "../../graph/deeds.ts";
import { deedsOf } from "../../graph/deeds-of.ts";
import type { Fact } from "./fact.ts";

/** Texts that are said on screens that a borrower can reach, in the form that a part was handed. */
export const says: Fact = {
  name: "says",
  say: (names, value) => (value === true ? `said: ${names}` : `said on no screen that a borrower can reach: ${names}`),
  find(project, brand, words) {
    const key = words.join(".");
    const deeds = deedsOf(project, brand);
    if (deeds.has(`say ${key}`)) return { value: true };
    const [, text = "", form = ""] = /^(.*)_([^_]+)$/.exec(key) ?? [];
    const forms = deeds.of(`say ${text}`).flatMap(formOf);
    return { value: forms.some((param) => deeds.has(`hand ${param} ${form}`)) };
  },
};

/** The part or dialog with the param that chooses the form of a text. */
function formOf({ document, path }: Deed): readonly string[] {
  const { $: read } = entries(entries(entries(valueAt(document.data, path)).args).context);
  return typeof read === "string" && read.startsWith("with.")
    ? [`${idOf(document)}.${read.slice("with.".length)}`]
    : [];
}
