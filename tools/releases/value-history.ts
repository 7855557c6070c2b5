import { brandChanges } from "../../publish/compare/brand-changes.ts";
import { documentsIn } from "../../publish/compare/documents-in.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { schemasOf } from "../../publish/reference/schemas-of.ts";
import { brandTerms } from "../../publish/studio/brand-terms.ts";
import type { AskedHistory } from "../../publish/studio/value-history.ts";
import type { Asked } from "../../server/store/releases.ts";
import { ValueHistory } from "../../server/store/value-history.ts";
import { valueLines } from "./lines.ts";
import { unknownWords } from "./unknown-words.ts";

/**
 * Who had a value of brands otherwise, the newest first, in lines.
 * @throws where there is no such value or brand and never was, with the nearest that there is
 */
export async function valueHistory(
  store: Pick<Asked, "audit" | "brands" | "layerEdits" | "live">,
  asked: AskedHistory,
): Promise<readonly string[]> {
  const root = process.cwd();
  const { all } = readDocuments(root);
  const terms = brandTerms(all, schemasOf(root));
  const history = new ValueHistory({
    store,
    changesOf: async (before, after) => brandChanges(before, after),
    terms: async () => terms,
  });
  const { rows, more } = await history.find(asked);
  if (rows.length > 0)
    return [...rows.flatMap(valueLines), ...(more > 0 ? [`And ${more} more; say more of what is looked for.`] : [])];
  const live = await store.live();
  const known = (await history.find({ value: "", brand: "", person: "" })).rows;
  const people = [...(await store.audit()), ...known].map(({ who }) => who);
  const unknown = await unknownWords(
    {
      terms,
      documents: [...all, ...(live ? documentsIn(await store.brands(live.release)) : [])],
      people: [...new Set(people)].sort(),
      hasHistory: async (one) => (await history.find(one)).rows.length > 0,
    },
    asked,
  );
  if (unknown !== undefined) throw new Error(unknown);
  return ["Nothing was otherwise there."];
}
