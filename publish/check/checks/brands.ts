import { type EffectiveBrand, layerFiles } from "../../documents/compose-brand.ts";
import type { Check } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { entries, valueAt } from "../../documents/entries.ts";

/** What every effective brand must have. */
const needed = [
  ["name"],
  ["legalName"],
  ["mark"],
  ["theme"],
  ["flags"],
  ["home", "order"],
  ["menus"],
  ["tabs", "order"],
  ["language", "default"],
  ["routes", "home"],
  ["routes", "login"],
  ["routes", "disabled"],
  ["routes", "entry"],
];

/** Variants state only what base knows; each pair's effective brand is complete (B2, B3, R14). */
export const checkBrands: Check = ({ project, report }) => {
  const { base } = project;
  if (!base) return;
  for (const document of project.listed("brand")) {
    const { id } = entries(document.data);
    if (document.file.startsWith("brands/pair/")) {
      const pairs = project.brands.map(({ business, channel }) => `${business}-${channel}`);
      if (!pairs.includes(String(id))) report(document, ["id"], messages.brandFileName(String(id)));
    }
  }
  for (const path of needed) {
    const lacking = project.brands.filter(({ value }) => valueAt(value, path) === undefined);
    const [first] = lacking;
    if (!first) continue;
    const file = lackingFile(first, lacking, project.brands);
    const document = (file === undefined ? undefined : project.ofFile(file)) ?? base;
    report(document, [], messages.brandIncomplete(`${first.business}-${first.channel}`, path.join(".")));
  }
};

/** The file in which a value is missing: base where no brand has it, else that of the first layer whose brands all lack it. */
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
