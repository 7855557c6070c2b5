import { existsSync } from "node:fs";
import { join } from "node:path";
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
  for (const document of project.documents) {
    if (document.kind !== "brand") continue;
    const { id, mark } = entries(document.data);
    if (typeof mark === "string" && mark.startsWith("assets/") && !existsSync(join(project.root, "brands", mark)))
      report(document, ["mark"], messages.unknown("asset", mark));
    if (document.file.startsWith("brands/pair/")) {
      const pairs = project.brands.map(({ business, channel }) => `${business}-${channel}`);
      if (!pairs.includes(String(id))) report(document, ["id"], messages.brandFileName(String(id)));
    }
  }
  for (const path of needed) {
    const lacking = project.brands.find(({ value }) => valueAt(value, path) === undefined);
    if (lacking) report(base, [], messages.brandIncomplete(`${lacking.business}-${lacking.channel}`, path.join(".")));
  }
};
