import { brandChanges } from "../../publish/compare/brand-changes.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { schemasOf } from "../../publish/reference/schemas-of.ts";
import { brandTerms } from "../../publish/studio/brand-terms.ts";
import type { AskedHistory } from "../../publish/studio/value-history.ts";
import type { Asked } from "../../server/store/releases.ts";
import { ValueHistory } from "../../server/store/value-history.ts";
import { valueLines } from "./lines.ts";

/** Who had a value of brands otherwise, the newest first, in lines. */
export async function valueHistory(store: Asked, asked: AskedHistory): Promise<readonly string[]> {
  const root = process.cwd();
  const history = new ValueHistory({
    store,
    changesOf: async (before, after) => brandChanges(before, after),
    terms: async () => brandTerms(readDocuments(root).all, schemasOf(root)),
  });
  const { rows, more } = await history.find(asked);
  if (rows.length === 0) return ["Nothing was otherwise there."];
  return [...rows.flatMap(valueLines), ...(more > 0 ? [`And ${more} more; say more of what is looked for.`] : [])];
}
