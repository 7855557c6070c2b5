import type { Documents } from "../documents/read-documents.ts";
import type { BrandUse } from "./given/brand-names.ts";
import { brandUses, reads } from "./given/brand-uses.ts";
import { Project } from "./given/project.ts";
import { namesInSource } from "./given/source-names.ts";

/** Says for a value of the brand (`constants.periodDays`) what reads it: documents, texts, stylesheets, code. */
export function usesOfBrand(documents: Documents): (value: string) => readonly BrandUse[] {
  const uses = brandUses(new Project(documents), namesInSource(documents.root));
  return (value) => uses.filter((use) => reads(use, value));
}
