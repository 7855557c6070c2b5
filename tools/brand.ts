import { brandLines, formatBrand } from "./brand/format-brand.ts";
import { brandPairs, composeBrand } from "../publish/documents/compose-brand.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";

// npm run brand -- <business> <channel> [--json]: the effective brand, each value with the file and line that set it.
const args = process.argv.slice(2);
const [business, channel] = args.filter((arg) => !arg.startsWith("--"));
const { all } = readDocuments(process.cwd());
const pairs = brandPairs(all);
if (!business || !channel || !pairs.some((pair) => pair.business === business && pair.channel === channel)) {
  const codes = (key: "business" | "channel") => [...new Set(pairs.map((pair) => pair[key]))].join(", ");
  console.error(
    `usage: npm run brand -- <business> <channel> [--json]; businesses ${codes("business")}; channels ${codes("channel")}`,
  );
  process.exit(1);
}
const brand = composeBrand(all, business, channel);
if (args.includes("--json")) console.log(JSON.stringify({ value: brand.value, lines: brandLines(brand) }, null, 2));
else console.log(formatBrand(brand));
