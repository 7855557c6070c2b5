import { type EffectiveBrand, layerFiles, pairName } from "../../documents/compose-brand.ts";
import { valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Checking } from "../given/checking.ts";
import { setBy } from "./set-by.ts";

/** Tells, where it is missing, that brands lack a value that each must have. */
export function tellLacking({ project, report }: Pick<Checking, "project" | "report">, path: Path): void {
  const lacking = project.brands.filter(({ value }) => valueAt(value, path) === undefined);
  const [first] = lacking;
  if (!first) return;
  const document = project.ofFile(lackingFile(path, first, lacking, project.brands) ?? "") ?? project.base;
  if (document) report(document, path, messages.brandIncomplete(pairName(first), path.join(".")));
}

/**
 * The file in which a value is missing: base where no brand has it, else that of the first layer of which each brand
 * lacks it, or has it from a layer of its own after that.
 */
function lackingFile(
  path: Path,
  first: EffectiveBrand,
  lacking: readonly EffectiveBrand[],
  all: readonly EffectiveBrand[],
): string | undefined {
  const { business, channel } = first;
  const [base, ...layers] = layerFiles(business, channel);
  const among: readonly ((brand: EffectiveBrand) => boolean)[] = [
    (brand) => brand.business === business,
    (brand) => brand.channel === channel,
    (brand) => brand === first,
  ];
  if (lacking.length === all.length) return base;
  return layers.find((_, at) => {
    const isWithout = (brand: EffectiveBrand) =>
      lacking.includes(brand) ||
      layerFiles(brand.business, brand.channel)
        .slice(at + 2)
        .includes(setBy(brand, path) ?? "");
    return all.filter((brand) => among[at]?.(brand)).every(isWithout);
  });
}
