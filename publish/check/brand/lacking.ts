import { type EffectiveBrand, layerFiles, pairName } from "../../documents/compose-brand.ts";
import { valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Checking } from "../given/checking.ts";

/** Tells, where it is missing, that brands lack a value that each must have. */
export function tellLacking({ project, report }: Pick<Checking, "project" | "report">, path: Path): void {
  const lacking = project.brands.filter(({ value }) => valueAt(value, path) === undefined);
  const [first] = lacking;
  if (!first) return;
  const document = project.ofFile(lackingFile(first, lacking, project.brands) ?? "") ?? project.base;
  if (document) report(document, path, messages.brandIncomplete(pairName(first), path.join(".")));
}

/**
 * The file in which a value is missing: base where no brand has it, else that of the first layer whose brands all lack
 * it.
 */
function lackingFile(
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
  return layers.find((_, at) => all.filter((brand) => among[at]?.(brand)).every((brand) => lacking.includes(brand)));
}
