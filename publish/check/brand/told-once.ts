import { type EffectiveBrand, layerFiles } from "../../documents/compose-brand.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import type { Said } from "../../faults/say.ts";
import type { Checking } from "../given/checking.ts";
import { setBy } from "./set-by.ts";

/** Tells what is wrong in a brand at the file that set the value, once for all brands that have it from there. */
export function tellingOnce({ project, report }: Pick<Checking, "project" | "report">) {
  const known = new Set<string>();
  return (brand: EffectiveBrand, path: Path, said: Said): void => {
    const file = setBy(brand, path);
    const document = file === undefined ? undefined : project.ofFile(file);
    const fault = [file, formatPath(path), said.code].join(" ");
    if (document && !known.has(fault)) report(document, path, said);
    known.add(fault);
  };
}

/**
 * The layer that set another value which does not agree, and its line, where that is another file; nothing in the same
 * one.
 */
export function elsewhere(brand: EffectiveBrand, told: Path, other: Path): string {
  const file = setBy(brand, other);
  if (file === undefined || file === setBy(brand, told)) return "";
  const line = brand.origins.get(formatPath(other))?.line;
  return ` (${file}${line === undefined ? "" : `:${line}`})`;
}

/** The file in which a brand alone may have another value. */
export const ownFile = ({ business, channel }: EffectiveBrand): string => layerFiles(business, channel).at(-1) ?? "";
