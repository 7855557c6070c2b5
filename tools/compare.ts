import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { schemasOf } from "../publish/reference/schemas-of.ts";
import { brandComparison } from "../publish/studio/brand-comparison.ts";
import { comparePage } from "./compare/compare-page.ts";
import { formatComparison } from "./compare/format-comparison.ts";
import { optionsOf } from "./options/options-of.ts";
import { exchangedPairs, noSuchPair } from "./options/pair-asked.ts";

// npm run compare -- 716 104 717 301: what two brands have otherwise, value by value, with who set each.
// npm run compare -- 716 104 717 301 --pictures <folder>: besides, the page compare.html in that folder, with their main
// screens side by side and what differs marked.
const { values, positionals } = optionsOf({ pictures: { type: "string" } }, 4);
const [business = "", channel = "", otherBusiness = "", otherChannel = ""] = positionals;
const read = readDocuments(process.cwd());
const [left, right] = [
  { business, channel },
  { business: otherBusiness, channel: otherChannel },
];
const wrong =
  positionals.length === 0
    ? "usage: npm run compare -- <business> <channel> <business> <channel> [--pictures <folder>]"
    : (exchangedPairs(read, positionals, (codes) => `npm run compare -- ${codes.join(" ")}`) ??
      noSuchPair(read, positionals.slice(0, 2), " of the first brand") ??
      noSuchPair(read, positionals.slice(2), " of the second brand"));
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
const comparison = brandComparison(read.all, schemasOf(process.cwd()), left, right);
console.log(formatComparison(comparison));
if (values.pictures !== undefined) {
  // What draws pictures is loaded by who asks for some.
  const { comparePictures } = await import("./compare/compare-pictures.ts");
  const pictures = await comparePictures(left, right, console.log);
  const file = join(values.pictures, "compare.html");
  mkdirSync(values.pictures, { recursive: true });
  writeFileSync(file, comparePage(comparison, pictures));
  console.log(`\n${pictures.length} screens of both: ${file}`);
}
