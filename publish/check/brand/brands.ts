import { pairName } from "../../documents/compose-brand.ts";
import { tellLacking } from "./lacking.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { entries } from "../../documents/entries.ts";

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

/** The halves of the pair of an address that names none of which there is no brand: such an address would show nothing. */
function unknownOf(
  project: Project,
  pair: unknown,
): readonly (readonly [layer: string, found: string, known: readonly string[]])[] {
  return (["business", "channel"] as const).flatMap((layer) => {
    const found = entries(pair)[layer];
    const known = [...new Set(project.brands.map((brand) => brand[layer]))];
    return typeof found !== "string" || known.includes(found) ? [] : [[layer, found, known] as const];
  });
}

/**
 * Variants state only what base knows, and not which of them an address without a brand means; each pair's effective
 * brand is complete (B2, B3, R14).
 */
export const checkBrands: Check = ({ project, report }) => {
  const { base } = project;
  if (!base) return;
  for (const document of project.listed("brand")) {
    const { id, pair } = entries(document.data);
    if (document !== base && pair !== undefined) report(document, ["pair"], messages.pairElsewhere(), { at: "key" });
    else
      for (const [layer, found, known] of unknownOf(project, pair))
        report(document, ["pair", layer], messages.unknown(layer, found, nearest(found, known)));
    if (document.file.startsWith("brands/pair/")) {
      const pairs = project.brands.map(pairName);
      if (!pairs.includes(String(id))) report(document, ["id"], messages.brandFileName(String(id)));
    }
  }
  for (const path of needed) tellLacking({ project, report }, path);
};
