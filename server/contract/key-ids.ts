import { join } from "node:path";
import { readJsonFiles } from "./documents.ts";

/** The key ids that brands have: which paths and bodies can be made out (C2, C7). */
export function loadKeyIds(root: string): ReadonlySet<string> {
  const brands = readJsonFiles<{ api?: { keyId?: string } | null }>(join(root, "brands"), ".brand.json");
  return new Set(brands.flatMap(({ document }) => document.api?.keyId ?? []));
}
